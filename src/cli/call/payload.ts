import { randomUUID } from "node:crypto";
import { payloadOf } from "../../client/unwrap.ts";
import { printableJson } from "../../shared/text.ts";

/** The result of a call: a JSON value, or the bytes of another format, such as a report in PDF. */
export type Payload = { json: unknown } | { bytes: Uint8Array; type: string };

/** Stands before the digits of a number that is a text while it is a value in JavaScript. */
const marker = `number ${randomUUID()} `;
const longNumber = /("(?:[^"\\]|\\.)*")|-?\d[\d.eE+-]{14,}/g;

/** Reads a response. For an agent, JSON has at most so many characters, and other formats are not read. */
export async function readPayload(response: Response, maxJson?: number): Promise<Payload> {
  const contentType = response.headers.get("Content-Type") ?? "";
  if (response.ok && contentType !== "" && !/json/i.test(contentType)) {
    // Messages show it, so nothing else of the header: the service may write anything there.
    const [type = "of an unknown type"] = /^[\w.+-]{1,80}\/[\w.+-]{1,80}/.exec(contentType) ?? [];
    if (maxJson === undefined) return { bytes: new Uint8Array(await response.arrayBuffer()), type };
    await response.body?.cancel();
    return { bytes: new Uint8Array(), type };
  }
  const text = await response.clone().text();
  if (maxJson !== undefined && text.length > maxJson)
    throw new Error("The response is larger than 8 MB. Use the command line: call … --output <file>");
  const body = await response.json().catch((error: unknown) => {
    if (response.ok && response.status !== 204) throw error;
    return undefined;
  });
  const exact = body === undefined ? undefined : exactJson(text);
  return { json: payloadOf(response.ok ? { data: exact, response } : { error: body, response }) };
}

/** JSON whose numbers keep all their digits: an id of 18 digits is more than a number of JavaScript holds. */
function exactJson(text: string): unknown {
  return JSON.parse(text.replace(longNumber, (digits, string?: string) => string ?? `"${marker}${digits}"`));
}

/** A value as JSON, with all digits. What a terminal would obey is escaped. */
export function jsonOf(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent) ?? "null";
  return printableJson(json.replaceAll(new RegExp(`"${marker}([^"]*)"`, "g"), "$1"));
}

/** A value in a cell of a table, with all digits. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value.startsWith(marker) ? value.slice(marker.length) : value;
  return typeof value === "object" ? jsonOf(value) : String(value);
}
