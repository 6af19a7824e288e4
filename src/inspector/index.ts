/** The API inspector: a page that calls the mock, whose server also serves it. */
import { fileURLToPath } from "node:url";
import { isValueOf, UserRole } from "../constants/index.ts";
import type { Document } from "../contract/document.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { loadAssets } from "../server/assets.ts";
import { serveFiles } from "../server/files.ts";
import { ownPageRefusal } from "../server/gate.ts";
import { type HttpRequest, type HttpResponse, json, refusal } from "../server/message.ts";
import { pageContract } from "./page-contract.ts";

export const inspectorPath = "/inspector";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What the page is built from. */
export const pageSources = ["./page/index.html", "./page/main.tsx", "./page/page.css"].map(here);
let files: Promise<Map<string, string>> | undefined;

/** The files of the page by name, built or read once per process. */
export function pageFiles(): Promise<Map<string, string>> {
  files ??= loadAssets(here("./inspector-assets"), pageSources);
  return files;
}

/** Headers that keep other sites from reading or embedding a response. The page may load its own files only. */
const securityHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/**
 * Creates the handler for `/inspector`: the page, the contract for the page, and tokens of the mock.
 * @param header of the page, as HTML, with the button that opens the search
 */
export function inspector(header: (document: Document) => Promise<string>): MountedHandler {
  return ({ issueAccessToken }, { document }) => {
    const page = serveFiles(inspectorPath, async (name) => {
      if (name === "operations.json") return JSON.stringify(pageContract(document));
      const file = (await pageFiles()).get(name);
      if (name !== "index.html") return file;
      const html = await header(document);
      return file?.replace("{header}", () => html);
    });

    /** A token for the role that the page has chosen. What the role may not send, the mock refuses. */
    function token({ method, headers, body }: HttpRequest): HttpResponse {
      if (method !== "POST") return refusal(405, "A token is issued with POST only.", { Allow: "POST" });
      const reason = ownPageRefusal(headers);
      if (reason) return refusal(403, reason);
      const role = body.toString("utf8");
      if (!isValueOf(UserRole, role)) return refusal(400, `${JSON.stringify(role)} is not a role.`);
      return json(200, { access_token: issueAccessToken({ role }) });
    }

    return async (request) => {
      const response = request.path === `${inspectorPath}/token` ? token(request) : await page(request);
      if (typeof response === "string") return response;
      return { ...response, headers: { ...response.headers, ...securityHeaders } };
    };
  };
}
