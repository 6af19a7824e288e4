import { unwrap } from "../../client/index.ts";
import { exactText, parseExactly } from "../../shared/exact-json.ts";
import { isJson } from "../../shared/http.ts";
import { isTooDeep, maxDepth, printableJson } from "../../shared/text.ts";

/** The result of a call: a JSON value, or the bytes of another format, such as a report in PDF. */
export type Payload = { json: unknown } | { bytes: Uint8Array; type: string };

export async function readPayload(response: Response): Promise<Payload> {
  const contentType = response.headers.get("Content-Type") ?? "";
  if (response.ok && contentType !== "" && !isJson(contentType)) {
    // A message shows the type, so only the characters of a media type are taken from the header.
    const [type = "of an unknown type"] = /^[\w.+-]{1,80}\/[\w.+-]{1,80}/.exec(contentType) ?? [];
    return { bytes: new Uint8Array(await response.arrayBuffer()), type };
  }
  const text = await response.clone().text();
  if (isTooDeep(text)) throw new Error(`The response has more than ${maxDepth} levels of JSON, and is not shown.`);
  const body = await response.json().catch((error: unknown) => {
    if (response.ok && response.status !== 204) throw error;
    // The body is not JSON. It may be the page of a gateway.
    return text || undefined;
  });
  if (!response.ok) return { json: await unwrap(Promise.resolve({ error: body, response })) };
  const data: unknown = body === undefined ? undefined : parseExactly(text);
  return { json: await unwrap(Promise.resolve({ data, response })) };
}

/** A value as JSON, with all digits. What a terminal would obey is escaped. */
export function jsonOf(value: unknown, indent?: number): string {
  return printableJson(exactText(value, indent));
}
