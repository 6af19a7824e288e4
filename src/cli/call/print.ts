import type { Constant } from "../../contract/constants.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { type Operation, successOf } from "../../contract/operations.ts";
import { csvOf } from "../../shared/csv.ts";
import { printable } from "../../shared/printable.ts";
import { tableOf } from "../terminal/table.ts";
import { terminalColumns } from "../terminal/text.ts";
import { cellOf, jsonOf } from "./payload.ts";
import type { Bindings } from "./words.ts";

export type Format = "json" | "csv" | "table";

export interface PrintOptions {
  format: Format;
  /** The columns to show, in this order. */
  columns?: readonly string[] | undefined;
  /** The constants of fields, whose meanings stand beside the ids. */
  meanings: ReadonlyMap<string, Constant>;
}

type Row = Readonly<Record<string, unknown>>;

/** Prints a payload on standard output. What has no room is named on standard error. */
export function printPayload(payload: unknown, { format, columns, meanings }: PrintOptions): void {
  if (format === "json") {
    process.stdout.write(`${jsonOf(payload, 2)}\n`);
    return;
  }
  if (payload === undefined || payload === null) {
    console.error("The response has no data.");
    return;
  }
  const { heads, cells } = cellsOf(payload, columns);
  if (format === "csv") {
    const lines = [[...heads], ...cells];
    process.stdout.write(csvOf(process.stdout.isTTY ? lines.map((line) => line.map(printable)) : lines));
    return;
  }
  if (cells.length === 0) {
    console.error("The list is empty.");
    return;
  }
  const explained = withMeanings({ heads, cells }, meanings);
  const isRecord = !Array.isArray(payload) && columns === undefined;
  const lines = isRecord ? heads.map((head, index) => [head, explained[0]?.[index] ?? ""]) : explained;
  const { text, leftOut } = tableOf(isRecord ? ["field", "value"] : heads, lines, terminalColumns());
  process.stdout.write(text);
  if (leftOut.length > 0) {
    console.error(`The terminal has no room for ${leftOut.join(", ")}. Choose with --columns, or use --json or --csv.`);
  }
}

interface Cells {
  heads: readonly string[];
  cells: string[][];
}

/**
 * The texts of a payload in rows and columns.
 * @throws TypeError with the columns, if one is unknown
 */
export function cellsOf(payload: unknown, columns?: readonly string[]): Cells {
  const rows = rowsOf(payload);
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  const heads = columns ?? columnsOf(known);
  const missing = heads.filter((head) => !known.has(head));
  if (missing.length > 0 && rows.length > 0) {
    throw new TypeError(`No column is named ${missing.join(", ")}. The columns: ${[...known].join(", ")}.`);
  }
  return { heads, cells: rows.map((row) => heads.map((head) => cellOf(row[head]))) };
}

/** The rows, with the meanings of ids beside them. */
export function withMeanings({ heads, cells }: Cells, meanings: ReadonlyMap<string, Constant>): string[][] {
  return cells.map((row) => row.map((cell, index) => withMeaning(cell, meanings.get(heads[index] ?? ""))));
}

/** A list as rows, and anything else as one row. */
function rowsOf(payload: unknown): Row[] {
  const isRecord = (value: unknown): value is Row =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  return [payload].flat().map((value) => (isRecord(value) ? value : { value }));
}

/** Ids and names first, as they tell records apart; the others as the service has them. */
function columnsOf(names: ReadonlySet<string>): string[] {
  const rank = (name: string) => (/(^|_)(id|zaaid)$/.test(name) ? 0 : /(^|_)name$/.test(name) ? 1 : 2);
  return [...names].sort((a, b) => rank(a) - rank(b));
}

function withMeaning(cell: string, constant: Constant | undefined): string {
  const member = constant?.members.find(({ id }) => String(id) === cell);
  return member ? `${cell} ${member.meaning ?? member.name}` : cell;
}

/** The constants of the fields of an operation's payload, where the contract or an overlay says which. */
export function meaningsOf(
  operation: Operation | undefined,
  { components }: Document,
  bindings: Bindings,
): ReadonlyMap<string, Constant> {
  const schemaOf = (schema: Schema | undefined) => (schema?.$ref ? components.schemas[refName(schema.$ref)] : schema);
  const envelope = schemaOf(operation && successOf(operation)?.body.schema);
  const data = schemaOf(envelope?.properties?.data);
  const record = schemaOf((data as { items?: Schema } | undefined)?.items ?? data);
  return new Map(
    Object.entries(record?.properties ?? {}).flatMap(([name, schema]) => {
      const constant = bindings.ofSchema(schema);
      return constant ? [[name, constant]] : [];
    }),
  );
}
