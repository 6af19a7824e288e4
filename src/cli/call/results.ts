import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import type { Constant } from "../../contract/constants.ts";
import { type AgentOptions, agentLines } from "../budget.ts";
import { tableOf } from "../terminal/table.ts";
import { terminalColumns } from "../terminal/text.ts";
import type { Customer, Outcome } from "./customers.ts";
import { jsonOf, type Payload } from "./payload.ts";
import { type Format, printPayload } from "./print.ts";

interface Options extends AgentOptions {
  output?: string;
  columns?: string;
  json?: true;
  csv?: true;
}

/** Where the results of a call go: to a file, a terminal or a pipe. */
export class Results {
  readonly #format: Format;

  constructor(
    private readonly options: Options,
    private readonly meanings: ReadonlyMap<string, Constant>,
  ) {
    const { json, csv, columns, agent } = options;
    const isTable = columns !== undefined || process.stdout.isTTY;
    this.#format = agent ? "json" : csv ? "csv" : isTable && !json ? "table" : "json";
  }

  /** Prints a result, or writes it to the file of `--output`. */
  async show(payload: Payload): Promise<void> {
    const { output } = this.options;
    if (output !== undefined) await writeWhole(output, payload);
    else if ("json" in payload) this.#print(payload.json);
    else if (!process.stdout.isTTY) process.stdout.write(payload.bytes);
    else throw new TypeError(`The response is ${payload.type}. Add --output <file>.`);
  }

  /** The result in a customer account, which is written to a file of its own if `--output` says so. */
  async of({ name, zaaid }: Customer, payload: Payload): Promise<unknown> {
    const { output } = this.options;
    if (output !== undefined) {
      const inFile = (text: string) => text.replace(/[\p{C}/\\:*?"<>|]/gu, "_").replace(/^\.+/, "_");
      await writeWhole(output.replaceAll("{name}", inFile(name)).replaceAll("{zaaid}", inFile(zaaid)), payload);
      return undefined;
    }
    if ("json" in payload) return payload.json;
    throw new TypeError(`The response is ${payload.type}. Add --output '{name}…'.`);
  }

  /**
   * Prints the results of all customers, and those that failed on standard error.
   * @returns the exit code
   */
  showAll(outcomes: ReadonlyArray<Outcome<unknown>>): number {
    const done = outcomes.filter(({ error }) => !error);
    if (this.options.output === undefined) {
      if (this.#format === "json") {
        this.#print(done.map(({ customer: { name, zaaid }, result }) => ({ name, zaaid, data: result })));
      } else {
        this.#print(done.flatMap(({ customer, result }) => rowsIn(customer, result)));
      }
    }
    const failed = outcomes.filter(({ error }) => error);
    if (failed.length === 0) return 0;
    const rows = failed.map(({ customer: { name, zaaid }, error }) => [zaaid, name, error?.message ?? ""]);
    console.error(`${failed.length} of ${outcomes.length} customers failed. To call them again, add --only-failed.`);
    process.stderr.write(tableOf(["zaaid", "customer", "error"], rows, Math.max(terminalColumns(), 120)).text);
    return 1;
  }

  #print(value: unknown): void {
    if (this.options.agent) {
      const rows = [value ?? []].flat().map((row) => jsonOf(row));
      process.stdout.write(agentLines(rows, this.options));
      return;
    }
    printPayload(value, { format: this.#format, columns: this.options.columns?.split(","), meanings: this.meanings });
  }
}

/** The rows of a customer's result, with the customer in the first columns. */
function rowsIn({ name, zaaid }: Customer, result: unknown): object[] {
  const start = { customer_zaaid: zaaid, customer_name: name };
  return [result ?? []].flat().map((row) => ({ ...start, ...(typeof row === "object" ? row : { value: row }) }));
}

/** Writes a file that is complete, or not there. */
async function writeWhole(path: string, payload: Payload): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, "json" in payload ? `${jsonOf(payload.json, 2)}\n` : payload.bytes, { flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new TypeError(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  console.error(`${path} is written.`);
}

/** Counts on a terminal; a log gets nothing. */
export function counter(total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => process.stderr.write(`\r${done} of ${total} customers${done === total ? "\n" : ""}`);
}
