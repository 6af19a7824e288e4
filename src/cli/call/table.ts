import { randomUUID } from "node:crypto";
import { payloadOf } from "../../client/unwrap.ts";
import type { Constant } from "../../contract/constants.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { type Operation, successOf } from "../../contract/operations.ts";
import { printableJson } from "../../shared/text.ts";
import { Bindings } from "./words.ts";

interface Table {
  heads: readonly string[];
  rows: string[][];
}

/** The constants of fields, by the names of the fields. */
export type Meanings = ReadonlyMap<string, Constant>;

/** A list as rows, anything else as one row. Ids and names are first, as they tell records apart. @throws TypeError */
export function tableOf(payload: unknown, columns?: readonly string[]): Table {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const records = [payload].flat().map((value) => (isRecord(value) ? value : { value }));
  const known = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rank = (name: string) => (/(^|_)(id|zaaid)$/.test(name) ? 0 : /(^|_)name$/.test(name) ? 1 : 2);
  const heads = columns ?? known.toSorted((a, b) => rank(a) - rank(b));
  const missing = heads.filter((head) => !known.includes(head));
  if (missing.length > 0 && records.length > 0) {
    throw new TypeError(`No column is named ${missing.join(", ")}. The columns: ${known.join(", ")}.`);
  }
  return { heads, rows: records.map((record) => heads.map((head) => cellOf(record[head]))) };
}

export function withMeanings({ heads, rows }: Table, meanings: Meanings): string[][] {
  const explained = (cell: string, head = "") => {
    const member = meanings.get(head)?.members.find(({ id }) => String(id) === cell);
    return member ? `${cell} ${member.meaning ?? member.name}` : cell;
  };
  return rows.map((row) => row.map((cell, index) => explained(cell, heads[index])));
}

/** The constants of the fields of an operation's payload, where the contract or an overlay says which. */
export function meaningsOf(operation: Operation | undefined, document: Document): Meanings {
  const { schemas } = document.components;
  const schemaOf = (schema: Schema | undefined) => (schema?.$ref ? schemas[refName(schema.$ref)] : schema);
  const envelope = schemaOf(operation && successOf(operation)?.body.schema);
  const data = schemaOf(envelope?.properties?.data);
  const record = schemaOf((data as { items?: Schema } | undefined)?.items ?? data);
  const bindings = new Bindings(document);
  return new Map(
    Object.entries(record?.properties ?? {}).flatMap(([name, schema]) => {
      const constant = bindings.ofSchema(schema);
      return constant ? [[name, constant]] : [];
    }),
  );
}

/** The result of a call: a JSON value, or the bytes of another format, such as a report in PDF. */
export type Payload = { json: unknown } | { bytes: Uint8Array; type: string };

/** Stands before the digits of a number that is a text while it is a value in JavaScript. */
const marker = `number ${randomUUID()} `;
const longNumber = /("(?:[^"\\]|\\.)*")|-?\d[\d.eE+-]{14,}/g;

/** Reads a response. For an agent, JSON has at most so many characters, and other formats are not read. */
export async function readPayload(response: Response, maxJson?: number): Promise<Payload> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.ok && type !== "" && !/json/i.test(type)) {
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

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value.startsWith(marker) ? value.slice(marker.length) : value;
  return typeof value === "object" ? jsonOf(value) : String(value);
}
