import { writeWhole } from "../../shared/files.ts";
import { csvOf, printable } from "../../shared/text.ts";
import { type AgentOptions, agentLines } from "../budget.ts";
import { inColumns, terminalColumns } from "../terminal/table.ts";
import type { Customer, Outcome } from "./customers.ts";
import { jsonOf, type Meanings, type Payload, tableOf, withMeanings } from "./table.ts";

export interface OutputOptions extends AgentOptions {
  output?: string;
  columns?: string;
  json?: true;
  csv?: true;
}

/** Where the results of a call go: to a file, a terminal or a pipe. */
export class Results {
  readonly #format: "json" | "csv" | "table";

  constructor(
    private readonly options: OutputOptions,
    private readonly meanings: Meanings,
  ) {
    const { json, csv, columns, agent } = options;
    const isTable = columns !== undefined || process.stdout.isTTY;
    this.#format = agent ? "json" : csv ? "csv" : isTable && !json ? "table" : "json";
  }

  async show(payload: Payload): Promise<void> {
    const { output } = this.options;
    if (output !== undefined) await writeOutput(output, payload);
    else if ("json" in payload) this.#print(payload.json);
    else if (!process.stdout.isTTY) process.stdout.write(payload.bytes);
    else throw new TypeError(`The response is ${payload.type}. Add --output <file>.`);
  }

  /** The result in a customer account, which is written to a file of its own if `--output` says so. */
  async of({ name, zaaid }: Customer, payload: Payload): Promise<unknown> {
    const { output } = this.options;
    if (output !== undefined) {
      const inFile = (text: string) => text.replace(/[\p{C}/\\:*?"<>|]/gu, "_").replace(/^\.+/, "_");
      return writeOutput(output.replaceAll("{name}", inFile(name)).replaceAll("{zaaid}", inFile(zaaid)), payload);
    }
    if ("json" in payload) return payload.json;
    throw new TypeError(`The response is ${payload.type}. Add --output '{name}…'.`);
  }

  /** Prints the results of all customers, and those that failed on standard error. @returns the exit code */
  showAll(outcomes: readonly Outcome[]): number {
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
    if (failed.length === 0) return 0;
    const rows = failed.map(({ customer: { name, zaaid }, error }) => [zaaid, name, error?.message ?? ""]);
    console.error(`${failed.length} of ${outcomes.length} customers failed. To call them again, add --only-failed.`);
    process.stderr.write(inColumns(["zaaid", "customer", "error"], rows, Math.max(terminalColumns(), 120)).text);
    return 1;
  }

  /** @param first columns that stand before those of `--columns` */
  #print(value: unknown, first: readonly string[] = []): void {
    const { agent } = this.options;
    const chosen = this.options.columns?.split(",");
    if (agent)
      process.stdout.write(
        agentLines(
          [value ?? []].flat().map((row) => jsonOf(row)),
          this.options,
        ),
      );
    else if (this.#format === "json") process.stdout.write(`${jsonOf(value, 2)}\n`);
    else if (value === undefined || value === null) console.error("The response has no data.");
    else this.#printRows(value, chosen && [...new Set([...first, ...chosen])]);
  }

  /** Prints a value as CSV, or in columns. What has no room is named on standard error. */
  #printRows(value: unknown, columns: readonly string[] | undefined): void {
    const table = tableOf(value, columns);
    const { heads, rows } = table;
    if (this.#format === "csv") {
      const lines = [heads, ...rows];
      process.stdout.write(csvOf(process.stdout.isTTY ? lines.map((line) => line.map(printable)) : lines));
    } else if (rows.length === 0) {
      console.error("The list is empty.");
    } else {
      const explained = withMeanings(table, this.meanings);
      const isRecord = !Array.isArray(value) && columns === undefined;
      const lines = isRecord ? heads.map((head, index) => [head, explained[0]?.[index] ?? ""]) : explained;
      const { text, leftOut } = inColumns(isRecord ? ["field", "value"] : heads, lines, terminalColumns());
      process.stdout.write(text);
      if (leftOut.length === 0) return;
      console.error(
        `The terminal has no room for ${leftOut.join(", ")}. Choose with --columns, or use --json or --csv.`,
      );
    }
  }
}

function rowsIn({ name, zaaid }: Customer, result: unknown): object[] {
  const start = { customer_zaaid: zaaid, customer_name: name };
  return [result ?? []].flat().map((row) => ({ ...start, ...(typeof row === "object" ? row : { value: row }) }));
}

async function writeOutput(path: string, payload: Payload): Promise<void> {
  await writeWhole(path, "json" in payload ? `${jsonOf(payload.json, 2)}\n` : payload.bytes).catch((error) => {
    throw new TypeError(`${path} cannot be written (${error.code}).`);
  });
  console.error(`${path} is written.`);
}
