import { unwrap } from "../../client/index.ts";
import { exactText, parseExactly } from "../../shared/exact-json.ts";
import { isJson } from "../../shared/http.ts";
import { isTooDeep, maxDepth, printableJson } from "../../shared/text.ts";
import { bodyText } from "../../validation/body.ts";

/**
 * The result of a call: a JSON value, or the bytes of another format, such as a PDF report. If the body is empty, `bytes` has
 * length 0.
 */
export type ResponseContent = { json: unknown } | { bytes: Uint8Array; type: string };

/**
 * Reads a response by its content: a Content-Type may be wrong, and an error of the service that came as text must not be taken
 * for a report.
 * @throws ServiceError if the service responded with an error; Error if the response is only a part, or not the JSON that it
 * announces
 */
export async function readContent(response: Response): Promise<ResponseContent> {
  const contentType = response.headers.get("Content-Type") ?? "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = bodyText(bytes);
  const found = text !== undefined && (isJson(contentType) || /^\s*[{[]/.test(text)) ? jsonIn(text) : undefined;
  // The body of an error may be the page of a gateway.
  if (!response.ok)
    return { json: await unwrap(Promise.resolve({ error: found?.value ?? (text || undefined), response })) };
  if (response.status === 206) throw new Error("The response is only a part of the content (status 206).");
  if (found || response.status === 204)
    return { json: await unwrap(Promise.resolve({ data: found?.value, response })) };
  if (isJson(contentType) && text !== "")
    throw new Error("The service has processed the request, but its response is not valid JSON in UTF-8.");
  // A message shows the type, so only the characters of a media type are taken from the header.
  const [type = "of an unknown type"] = /^[\w.+-]{1,80}\/[\w.+-]{1,80}/.exec(contentType) ?? [];
  return { bytes, type };
}

/** @returns undefined if a text is not JSON. @throws Error if it is nested too deep to be shown */
function jsonIn(text: string): { value: unknown } | undefined {
  if (isTooDeep(text)) throw new Error(`The response has more than ${maxDepth} levels of JSON, and is not shown.`);
  try {
    return { value: parseExactly(text) };
  } catch {
    return undefined;
  }
}

/** A value as JSON, with all digits. What a terminal would obey is escaped. */
export function jsonOf(value: unknown, indent?: number): string {
  return printableJson(exactText(value, indent));
}
