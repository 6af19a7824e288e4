/** The text of a result, in each format. Where it goes is decided in `results.ts`. */
import { csvOf, printable } from "../../shared/text.ts";
import { inColumns } from "../terminal/table.ts";
import { jsonOf } from "./payload.ts";
import { type Meanings, tableOf, withMeanings } from "./table.ts";

export interface Look {
  format: "json" | "csv" | "table";
  /** All, if left out. */
  columns?: readonly string[] | undefined;
  /** Of the ids in a table. */
  meanings: Meanings;
  /** The columns of the terminal that shows it; undefined for a file or a pipe. */
  width?: number | undefined;
}

/** Text of a JSON value, and what the person should know of it. @throws TypeError if a column does not exist */
export function textOf(value: unknown, look: Look): { text: string; note?: string } {
  const { format, columns, meanings, width } = look;
  if (format === "json") return { text: `${jsonOf(columns ? picked(value, columns) : value, 2)}\n` };
  if (value === undefined || value === null) return { text: "", note: "The response has no data." };
  const table = tableOf(value, columns);
  const { heads, rows } = table;
  if (format === "csv") {
    const lines = heads.length > 0 ? [heads, ...rows] : [];
    return { text: csvOf(lines.map((line) => line.map((cell) => harmless(width ? printable(cell) : cell)))) };
  }
  if (rows.length === 0) return { text: "", note: "The list is empty." };
  const explained = withMeanings(table, meanings);
  const isRecord = !Array.isArray(value) && columns === undefined;
  const lines = isRecord ? heads.map((head, index) => [head, explained[0]?.[index] ?? ""]) : explained;
  const { text, leftOut } = inColumns(isRecord ? ["field", "value"] : heads, lines, width);
  if (leftOut.length === 0) return { text };
  const note = `The terminal has no room for ${leftOut.join(", ")}. Choose with --columns, or use --json or --csv.`;
  return { text, note };
}

/** The chosen attributes of a record, or of each record of a list. @throws TypeError if one does not exist */
export function picked(value: unknown, columns: readonly string[]): unknown {
  tableOf(value, columns);
  const isChosen = ([name]: [string, unknown]) => columns.includes(name);
  const of = (record: unknown) => Object.fromEntries(Object.entries(Object(record)).filter(isChosen));
  return Array.isArray(value) ? value.map(of) : of(value);
}

/** A cell that a spreadsheet does not take for a formula: a customer may be named `=HYPERLINK(…)`. Numbers stay numbers. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(cell) ? `'${cell}` : cell;
}
