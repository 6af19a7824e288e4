import { successOf } from "../../contract/operations.ts";
import { isJson } from "../../shared/http.ts";
import { printable } from "../../shared/text.ts";
import { isRead } from "./confirm.ts";
import type { TypedCall } from "./request.ts";
import { jsonOf, type ResponseContent } from "./response-content.ts";

/**
 * Checks that a success has the content that the contract, or else the name of the file, promises.
 * @param file in which it will be written; empty if it is printed
 * @throws Error that says what the content is, such as the page of a proxy or of a login
 */
export function requireExpected(content: ResponseContent, call: TypedCall, file: string): void {
  const { operation } = call;
  const { mediaType = "" } = (operation && successOf(operation)?.body) ?? {};
  if (isJson(mediaType) && !("json" in content))
    throw new Error(`${operation?.id}: the response is ${kindOf(content)}, not JSON.`);
  // A request that changes data may have an empty response, and then nothing is printed.
  if (isEmpty(content) && (isRead(call) || file !== "")) throw new Error("The response is empty.");
  if (isPage(content) && !/\.html?$/i.test(file))
    throw new Error("The response is a web page, perhaps of a proxy or a login. To save it, add --output page.html.");
  const format = /\.(pdf|csv|json)$/i.exec(file)?.[1]?.toUpperCase();
  if (format === undefined || isOfFormat(content, format)) return;
  const found = "json" in content ? `: ${printable(jsonOf(content.json)).slice(0, 200)}` : "";
  throw new Error(`The response (${kindOf(content)}) is not ${format}. Another ending would save it as it is${found}`);
}

/**
 * Whether content is in a format. A PDF begins with its mark, and any JSON was recognized before. CSV has no mark, so its
 * Content-Type decides.
 */
function isOfFormat(content: ResponseContent, format: string): boolean {
  if ("json" in content) return format === "JSON";
  const start = textOf(content.bytes.subarray(0, 1024));
  if (format === "PDF") return start.includes("%PDF-");
  return format === "CSV" && /^text\/csv$/i.test(content.type) && !start.includes("%PDF-");
}

function isPage(content: ResponseContent): boolean {
  if ("json" in content) return false;
  const start = textOf(content.bytes.subarray(0, 1024));
  return /html/i.test(content.type) || /^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html)/i.test(start);
}

/** Decodes bytes as Latin-1, in which every byte is a character, and removes a byte order mark. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1").replace(/^ï»¿/, "");

const isEmpty = (content: ResponseContent) => "bytes" in content && content.bytes.length === 0;

function kindOf(content: ResponseContent): string {
  if ("json" in content) return "JSON";
  return isEmpty(content) ? "empty" : content.type;
}
