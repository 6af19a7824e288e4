import type { Constant } from "../../contract/constants.ts";
import { type Document, propertiesOf, refName, type Schema } from "../../contract/document.ts";
import { type Operation, successOf } from "../../contract/operations.ts";
import { ExactNumber } from "../../shared/exact-json.ts";
import { printable } from "../../shared/text.ts";
import { cellOf } from "./payload.ts";
import { Bindings } from "./words.ts";

interface Table {
  heads: readonly string[];
  rows: string[][];
}

/** The constants of fields, by the names of the fields. */
export type Meanings = ReadonlyMap<string, Constant>;

/** Columns that no record has. The names of those that there are come from the service. */
export class UnknownColumns extends TypeError {
  constructor(
    readonly missing: readonly string[],
    readonly known: readonly string[],
  ) {
    super(`No column is named ${missing.join(", ")}. The columns: ${known.join(", ")}.`);
  }
}

/** A list as rows, anything else as one row. Ids and names are first, as they tell records apart. @throws TypeError */
export function tableOf(payload: unknown, columns?: readonly string[]): Table {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
  const records = [payload].flat().map((value) => (isRecord(value) ? value : { value }));
  const known = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rank = (name: string) => (/(^|_)(id|zaaid)$/.test(name) ? 0 : /(^|_)name$/.test(name) ? 1 : 2);
  const heads = columns ?? known.toSorted((a, b) => rank(a) - rank(b));
  const missing = heads.filter((head) => !known.includes(head));
  if (missing.length > 0 && records.length > 0) {
    throw new UnknownColumns(missing, known.map(printable));
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

/** The constants of the fields of an operation's payload, where the contract says which. */
export function meaningsOf(operation: Operation | undefined, document: Document): Meanings {
  const bindings = new Bindings(document);
  return new Map(
    Object.entries(recordOf(operation, document)).flatMap(([name, schema]) => {
      const constant = bindings.ofSchema(schema);
      return constant ? [[name, constant]] : [];
    }),
  );
}

/** The documented attributes of an operation's payload, or of one of its records. */
export function recordOf(operation: Operation | undefined, document: Document): Record<string, Schema> {
  const { schemas } = document.components;
  const resolved = (schema: Schema | undefined) => (schema?.$ref ? schemas[refName(schema.$ref)] : schema);
  const envelope = resolved(operation && successOf(operation)?.body.schema);
  const data = resolved(envelope && propertiesOf(envelope).data);
  return propertiesOf(resolved((data as { items?: Schema } | undefined)?.items ?? data) ?? {});
}
