import { csvOf, printable } from "../../shared/text.ts";
import type { Session } from "../session.ts";
import { inColumns } from "../terminal/table.ts";
import type { Customer, Outcome } from "./customers.ts";
import { writeOutput } from "./files.ts";
import { jsonOf, type Meanings, type Payload, tableOf, withMeanings } from "./table.ts";

export interface OutputOptions {
  output?: string;
  resume?: true;
  columns?: string;
  json?: true;
  csv?: true;
}

/** Where the results of a call go: to a file, a terminal or a pipe. */
export class Results {
  readonly #format: "json" | "csv" | "table";

  constructor(
    private readonly session: Session,
    private readonly options: OutputOptions,
    private readonly meanings: Meanings,
  ) {
    const { json, csv, columns } = options;
    const isTable = columns !== undefined || session.stdout.isTTY;
    this.#format = csv ? "csv" : isTable && !json ? "table" : "json";
  }

  /** @param file instead of standard output */
  async show(payload: Payload, file?: string): Promise<void> {
    const { stdout } = this.session;
    if (file !== undefined) {
      await this.write(payload, file);
      this.session.note(`${file} is written.`);
    } else if ("json" in payload) this.#print(payload.json);
    else if (!stdout.isTTY || this.options.output !== undefined) stdout.write(payload.bytes);
    else throw new TypeError(`The response is ${payload.type}. Add --output <file>.`);
  }

  /** @throws Error if the payload is not what the name of the file says */
  async write(payload: Payload, file: string): Promise<void> {
    const { csv, columns } = this.options;
    requireFormat(file, payload, csv);
    if (!("json" in payload)) return writeOutput(file, payload.bytes);
    const { heads, rows } = csv ? tableOf(payload.json, columns?.split(",")) : { heads: [], rows: [] };
    await writeOutput(file, csv ? csvOf([heads, ...rows]) : `${jsonOf(payload.json, 2)}\n`);
  }

  /**
   * Prints the results of all customers, and on standard error those that failed; the last line counts the files.
   * @param total the customers, with those that were skipped
   * @returns the exit code
   */
  showAll(outcomes: readonly Outcome[], total: number): number {
    const done = outcomes.filter(({ error }) => !error);
    if (this.options.output === undefined) {
      if (this.#format === "json") {
        this.#print(done.map(({ customer: { name, zaaid }, result }) => ({ name, zaaid, data: result })));
      } else {
        const rows = done.flatMap(({ customer, result }) => rowsIn(customer, result));
        this.#print(rows, ["customer_zaaid", "customer_name"]);
      }
    }
    const failed = outcomes.filter(({ error }) => error);
    const { stderr, columns } = this.session;
    const rows = failed.map(({ customer: { name, zaaid }, error }) => [zaaid, printable(name), error?.message ?? ""]);
    if (!stderr.isTTY)
      for (const [zaaid, name, reason] of rows) this.session.note(`${zaaid} ${name}: ${printable(reason ?? "")}`);
    else if (rows.length > 0)
      stderr.write(inColumns(["zaaid", "customer", "error"], rows, Math.max(columns, 120)).text);
    if (this.options.output !== undefined) {
      const counts = `${total - outcomes.length} skipped, ${done.length} written, ${failed.length} failed`;
      this.session.note(`${total} customers: ${counts}.${failed.length > 0 ? " To go on, add --resume." : ""}`);
    } else if (failed.length > 0) {
      this.session.note(`${failed.length} of ${total} customers failed.`);
    }
    return failed.length > 0 ? 1 : 0;
  }

  /** @param first columns that stand before those of `--columns` */
  #print(value: unknown, first: readonly string[] = []): void {
    const chosen = this.options.columns?.split(",");
    if (this.#format === "json") this.session.stdout.write(`${jsonOf(value, 2)}\n`);
    else if (value === undefined || value === null) this.session.note("The response has no data.");
    else this.#printRows(value, chosen && [...new Set([...first, ...chosen])]);
  }

  /** Prints a value as CSV, or in columns. What has no room is named on standard error. */
  #printRows(value: unknown, columns: readonly string[] | undefined): void {
    const table = tableOf(value, columns);
    const { heads, rows } = table;
    if (this.#format === "csv") {
      const lines = [heads, ...rows];
      this.session.stdout.write(csvOf(this.session.stdout.isTTY ? lines.map((line) => line.map(printable)) : lines));
    } else if (rows.length === 0) {
      this.session.note("The list is empty.");
    } else {
      const explained = withMeanings(table, this.meanings);
      const isRecord = !Array.isArray(value) && columns === undefined;
      const lines = isRecord ? heads.map((head, index) => [head, explained[0]?.[index] ?? ""]) : explained;
      const { text, leftOut } = inColumns(isRecord ? ["field", "value"] : heads, lines, this.session.columns);
      this.session.stdout.write(text);
      if (leftOut.length === 0) return;
      this.session.note(
        `The terminal has no room for ${leftOut.join(", ")}. Choose with --columns, or use --json or --csv.`,
      );
    }
  }
}

function rowsIn({ name, zaaid }: Customer, result: unknown): object[] {
  const start = { customer_zaaid: zaaid, customer_name: name };
  return [result ?? []].flat().map((row) => ({ ...start, ...(typeof row === "object" ? row : { value: row }) }));
}

/** @throws Error if the name of the file says that it is another format, such as JSON where a report in PDF was expected */
function requireFormat(file: string, payload: Payload, isCsv = false): void {
  const format = /\.(pdf|csv)$/i.exec(file)?.[1]?.toUpperCase();
  const isJson = "json" in payload;
  if (!format || (isJson ? isCsv && format === "CSV" : !/html/i.test(payload.type))) return;
  const hint = isJson && format === "CSV" ? " Add --csv." : "";
  const found = isJson ? `: ${printable(jsonOf(payload.json)).slice(0, 200)}` : "";
  throw new Error(
    `The response is ${isJson ? "JSON" : payload.type}, not ${format}.${hint} ${file} is not written${found}`,
  );
}
