import { asCurl, asTypeScript } from "../../samples/of-request.ts";
import { copyText } from "../../site/browser/clipboard.ts";
import { byId } from "../../site/browser/dom.ts";
import type { FormRequest } from "../common/messages.ts";
import { problemOf } from "../common/request.ts";
import type { ContractIndex } from "./contract-index.ts";

const curl = byId("curl", HTMLPreElement);
const typescript = byId("typescript", HTMLPreElement);
const copied = byId("copied", HTMLParagraphElement);

/** Shows a request as curl and as TypeScript, or why it is not valid. */
export function showCode(request: FormRequest, contract: ContractIndex): void {
  copied.textContent = "";
  const { target, version } = contract.content;
  const problem = problemOf(request, "", target.baseUrl);
  if (problem && problem.field !== "confirmation") {
    curl.textContent = problem.message;
    typescript.textContent = problem.message;
    return;
  }
  curl.textContent = asCurl(request, target.baseUrl);
  typescript.textContent = asTypeScript(request, contract.match(request.method, request.uri), { ...target, version });
}

for (const [id, source, name] of [
  ["copy-curl", curl, "curl"],
  ["copy-typescript", typescript, "TypeScript"],
] as const) {
  byId(id, HTMLButtonElement).addEventListener("click", async () => {
    copied.textContent = (await copyText(source.textContent ?? ""))
      ? `Copied as ${name}.`
      : "The browser did not allow access to the clipboard. Select the text and copy it.";
  });
}
