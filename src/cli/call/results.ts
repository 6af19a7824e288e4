import { stat } from "node:fs/promises";
import { writeWhole } from "../../shared/files.ts";
import { csvOf, printable } from "../../shared/text.ts";
import type { Session } from "../session.ts";
import { inColumns } from "../terminal/table.ts";
import type { Customer, Outcome } from "./customers.ts";
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

  /** Whether the file of `--output` is there from an earlier run, which `--resume` goes on with. */
  async isDone(customer?: Customer): Promise<boolean> {
    const { resume, output } = this.options;
    if (!resume || output === undefined) return false;
    const path = customer ? fileOf(output, customer) : output;
    const isThere = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isThere && !customer) this.session.note(`${path} exists, so nothing is called.`);
    return isThere;
  }

  async show(payload: Payload): Promise<void> {
    const { output } = this.options;
    if (output !== undefined) await writeOutput(output, payload, this.session);
    else if ("json" in payload) this.#print(payload.json);
    else if (!this.session.stdout.isTTY) this.session.stdout.write(payload.bytes);
    else throw new TypeError(`The response is ${payload.type}. Add --output <file>.`);
  }

  /** The result in a customer account, which is written to a file of its own if `--output` says so. */
  async of(customer: Customer, payload: Payload): Promise<unknown> {
    const { output } = this.options;
    if (output !== undefined) return writeOutput(fileOf(output, customer), payload, this.session);
    if ("json" in payload) return payload.json;
    throw new TypeError(`The response is ${payload.type}. Add --output '{name}…'.`);
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
    if (failed.length > 0) {
      const rows = failed.map(({ customer: { name, zaaid }, error }) => [zaaid, name, error?.message ?? ""]);
      this.session.stderr.write(
        inColumns(["zaaid", "customer", "error"], rows, Math.max(this.session.columns, 120)).text,
      );
    }
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

/** The file of a customer. */
function fileOf(output: string, { name, zaaid }: Customer): string {
  const inFile = (text: string) => text.replace(/[\p{C}/\\:*?"<>|]/gu, "_").replace(/^\.+/, "_");
  return output.replaceAll("{name}", inFile(name)).replaceAll("{zaaid}", inFile(zaaid));
}

async function writeOutput(path: string, payload: Payload, session: Session): Promise<void> {
  await writeWhole(path, "json" in payload ? `${jsonOf(payload.json, 2)}\n` : payload.bytes).catch((error) => {
    throw new TypeError(`${path} cannot be written (${error.code}).`);
  });
  session.note(`${path} is written.`);
}
