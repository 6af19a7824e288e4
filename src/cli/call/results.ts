import { printable } from "../../shared/text.ts";
import type { Session } from "../session.ts";
import type { Customer, Outcome } from "./customers.ts";
import { writeOutput } from "./files.ts";
import { jsonOf, type Payload } from "./payload.ts";
import type { Meanings } from "./table.ts";
import { type Look, picked, textOf } from "./text.ts";

export interface OutputOptions {
  output?: string;
  resume?: true;
  columns?: string[];
  json?: true;
  csv?: true;
}

interface Counts {
  /** The customers, with those that were skipped. */
  total: number;
  /** Those that were not skipped. */
  open: number;
  /** Whether each has a file. */
  hasFiles: boolean;
  /** Whether the calls that failed can be made again. */
  canGoOn: boolean;
}

/** Where the results of a call go: to a file, a terminal or a pipe. */
export class Results {
  readonly #look: Look;

  constructor(
    private readonly session: Session,
    private readonly options: OutputOptions,
    meanings: Meanings,
  ) {
    const { json, csv, columns } = options;
    const width = session.stdout.isTTY && fileOf(options) === undefined ? session.columns : undefined;
    const format = csv ? "csv" : width && !json ? "table" : "json";
    this.#look = { format, columns, meanings, width };
  }

  /** Prints a payload, or writes it to a file. @throws Error if the payload is not what the name of the file says */
  async put(payload: Payload, file = fileOf(this.options), look = this.#look): Promise<void> {
    const { csv, columns, output } = this.options;
    const { stdout } = this.session;
    if (!("json" in payload) && columns !== undefined)
      throw new TypeError(`The response is ${payload.type}, which has no columns.`);
    if (file !== undefined) {
      requireFormat(file, payload, csv);
      // Excel takes CSV for UTF-8 only with a byte order mark.
      const mark = csv ? "\ufeff" : "";
      await writeOutput(file, "json" in payload ? mark + textOf(payload.json, look).text : payload.bytes);
    } else if ("json" in payload) {
      const { text, note } = textOf(payload.json, look);
      stdout.write(text);
      if (note) this.session.note(note);
    } else if (!stdout.isTTY || output !== undefined) stdout.write(payload.bytes);
    else throw new TypeError(`The response is ${payload.type}. Add --output <file>.`);
  }

  /** Puts the results of all customers in one text. */
  async putAll(outcomes: readonly Outcome[]): Promise<void> {
    const done = outcomes.filter(({ error }) => !error);
    const { format, columns } = this.#look;
    if (format === "json") {
      // What tells the customers apart is always there.
      const chosen = columns?.filter((name) => !(done[0] && name in cellsOf(done[0].customer)));
      const data = (result: unknown) => (chosen ? picked(result, chosen) : result);
      const json = done.map(({ customer, result }) => ({ ...cellsOf(customer), data: data(result) }));
      await this.put({ json }, undefined, { ...this.#look, columns: undefined });
    } else {
      const chosen = columns && [...new Set([...Object.keys(done[0] ? cellsOf(done[0].customer) : {}), ...columns])];
      const json = done.flatMap(({ customer, result }) => rowsIn(customer, result));
      await this.put({ json }, undefined, { ...this.#look, columns: chosen });
    }
    const file = fileOf(this.options);
    const isPart = done.length < outcomes.length;
    if (file !== undefined)
      this.session.note(`${file} is written${isPart ? ", without the accounts that failed" : ""}.`);
  }

  /** Says which customers failed, and counts. @returns the exit code */
  sumUp(outcomes: readonly Outcome[], { total, open, hasFiles, canGoOn }: Counts): number {
    const failed = outcomes.filter(({ error }) => error);
    for (const { customer, error } of failed)
      this.session.note(printable(`${labelOf(customer)}: ${error?.message ?? ""}`));
    const left = open - outcomes.length;
    const notCalled = left > 0 ? `, ${left} not called` : "";
    const isDone = failed.length + left === 0;
    const next = this.options.resume ? "run it again" : "add --resume";
    const advice = canGoOn && !isDone ? ` To go on, ${next}.` : "";
    const written = `${outcomes.length - failed.length} written, ${failed.length} failed${notCalled}`;
    if (hasFiles)
      this.session.note(
        `${total} ${total === 1 ? "customer" : "customers"}: ${total - open} skipped, ${written}.${advice}`,
      );
    else if (!isDone) this.session.note(`${failed.length} of ${total} customers failed${notCalled}.`);
    return isDone ? 0 : 1;
  }
}

/** The file of `--output`; undefined for standard output. */
export function fileOf({ output }: OutputOptions): string | undefined {
  return output === "-" || output === "/dev/stdout" ? undefined : output;
}

const labelOf = ({ name, zaaid }: Customer) => [zaaid, name].filter(Boolean).join(" ") || "A customer";

/** What tells a customer from the others, in all formats. Rows may have a `name` of their own. */
const cellsOf = ({ name, zaaid }: Customer) => ({
  customer_zaaid: zaaid,
  ...(name !== undefined && { customer_name: name }),
});

function rowsIn(customer: Customer, result: unknown): object[] {
  const rows = [result ?? []].flat();
  return rows.map((row) => ({ ...cellsOf(customer), ...(typeof row === "object" ? row : { value: row }) }));
}

/** @throws Error if the name of the file says that it is another format, such as JSON where a report in PDF was expected */
function requireFormat(file: string, payload: Payload, isCsv = false): void {
  const format = /\.(pdf|csv|json)$/i.exec(file)?.[1]?.toUpperCase();
  const isJson = "json" in payload;
  if (
    !format ||
    (isJson ? format === "JSON" || (isCsv && format === "CSV") : isLike(format, payload.bytes, payload.type))
  )
    return;
  const hint = isJson && format === "CSV" ? " Add --csv." : "";
  const found = isJson ? `: ${printable(jsonOf(payload.json)).slice(0, 200)}` : "";
  throw new Error(
    `The response is ${isJson ? "JSON" : payload.bytes.length > 0 ? payload.type : "empty"}, not ${format}.${hint} ${file} is not written${found}`,
  );
}

/** Whether bytes may be of a format: a PDF says so in its first bytes, whatever its media type. */
function isLike(format: string, bytes: Uint8Array, type: string): boolean {
  if (format === "PDF") return Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");
  return format === "CSV" && bytes.length > 0 && !/html/i.test(type);
}
