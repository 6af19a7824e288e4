import { type Operation, successOf } from "../../contract/operations.ts";
import { isJson } from "../../shared/http.ts";
import { printable } from "../../shared/text.ts";
import { jsonOf, type ResponseContent } from "./response-content.ts";

/**
 * Checks that a success has the content that the contract, or else the name of the file, promises. Its bytes decide, because its
 * Content-Type may be wrong.
 * @param operation undefined if the contract does not show it
 * @param file in which it will be written; empty if it is printed
 * @throws Error that says what the content is, such as the page of a proxy or of a login
 */
export function requireExpected(content: ResponseContent, operation: Operation | undefined, file: string): void {
  const { mediaType = "" } = (operation && successOf(operation)?.body) ?? {};
  if (isJson(mediaType) && !("json" in content))
    throw new Error(`${operation?.id}: the response is ${content.type}, not JSON.`);
  if (isPage(content) && !/\.html?$/i.test(file))
    throw new Error("The response is a web page, perhaps of a proxy or a login. To save it, add --output page.html.");
  const format = /\.(pdf|csv|json)$/i.exec(file)?.[1]?.toUpperCase();
  if (format === undefined || mayBe(format, content)) return;
  const found = "json" in content ? `: ${printable(jsonOf(content.json)).slice(0, 200)}` : "";
  throw new Error(`The response (${kindOf(content)}) is not ${format}. ${file} is not written${found}`);
}

function isPage(content: ResponseContent): boolean {
  if ("json" in content) return false;
  return /html/i.test(content.type) || /^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html)/i.test(startOf(content.bytes));
}

/** Whether content may be in a format: a PDF begins with its name, and CSV is text. */
function mayBe(format: string, content: ResponseContent): boolean {
  if ("json" in content) return format === "JSON";
  const start = startOf(content.bytes);
  if (format === "PDF") return start.includes("%PDF-");
  return format === "CSV" && start !== "" && !/%PDF-|\0|^<\?xml/.test(start);
}

/** The first characters, without a byte order mark. */
const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).toString("latin1").replace(/^ï»¿/, "");

function kindOf(content: ResponseContent): string {
  if ("json" in content) return "JSON";
  return content.bytes.length > 0 ? content.type : "empty";
}
