import { InvalidResponseError, unwrap } from "../../client/index.ts";
import { successOf } from "../../contract/operations.ts";
import { exactText, parseExactly } from "../../shared/exact-json.ts";
import { isJson } from "../../shared/http.ts";
import { isTooDeep, maxDepth, printableJson } from "../../shared/text.ts";
import { bodyText } from "../../validation/body.ts";
import type { Call } from "./request.ts";

/** The content of a response: a JSON value, or the bytes of another format, such as a PDF report. An empty body has no bytes. */
export type Content = { json: unknown } | { bytes: Uint8Array; type: string };

/**
 * Reads a response. Its bytes decide what it is, because a Content-Type may be wrong, and an error of the service must not be
 * taken for a report.
 * @throws ServiceError if the service responded with an error; InvalidResponseError if the response is incomplete, a web page,
 * or not the JSON that it announces
 */
export async function readContent(response: Response): Promise<Content> {
  const contentType = response.headers.get("Content-Type") ?? "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = bodyText(bytes);
  const found = text !== undefined && (isJson(contentType) || /^\s*[{[]/.test(text)) ? jsonIn(text) : undefined;
  // The body of an error may be the page of a gateway.
  if (!response.ok)
    return { json: await unwrap(Promise.resolve({ error: found?.value ?? (text || undefined), response })) };
  if (response.status === 206)
    throw new InvalidResponseError("The response is only a part of the content (status 206).");
  if (found) return { json: await unwrap(Promise.resolve({ data: found.value, response })) };
  if (/html/i.test(contentType) || isWebPage(bytes))
    throw new InvalidResponseError("The response is a web page, perhaps of a proxy or a login.");
  if (isJson(contentType) && text !== "") throw new InvalidResponseError("The response is not valid JSON in UTF-8.");
  // A message shows the type, so only the characters of a media type are taken from the header.
  const [type = "of an unknown type"] = /^[\w.+-]{1,80}\/[\w.+-]{1,80}/.exec(contentType) ?? [];
  return { bytes, type };
}

/**
 * Checks that a success has the content that the contract promises.
 * @throws InvalidResponseError that says what the content is instead
 */
export function requirePromised(content: Content, { operation, isRead }: Call): void {
  if ("json" in content) return;
  const isEmpty = content.bytes.length === 0;
  const { mediaType = "" } = (operation && successOf(operation)?.body) ?? {};
  if (operation && isJson(mediaType))
    throw new InvalidResponseError(`${operation.id}: the response is ${isEmpty ? "empty" : content.type}, not JSON.`);
  // A request that changes data may have an empty response.
  if (isEmpty && isRead) throw new InvalidResponseError("The response is empty.");
}

/** @returns undefined if a text is not JSON. @throws InvalidResponseError if it is nested too deep to be shown */
function jsonIn(text: string): { value: unknown } | undefined {
  if (isTooDeep(text))
    throw new InvalidResponseError(`The response has more than ${maxDepth} levels of JSON, and is not shown.`);
  try {
    return { value: parseExactly(text) };
  } catch {
    return undefined;
  }
}

function isWebPage(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html)/i.test(start);
}

/** A value as JSON, with all digits. What a terminal would obey is escaped. */
export function jsonOf(value: unknown): string {
  return printableJson(exactText(value, 2));
}
