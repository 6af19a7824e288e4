import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ServiceFetch } from "../../client/index.ts";
import { keyOf } from "../../client/tokens/store.ts";
import { stateDirectory } from "../../tokens/file.ts";
import { readPayload } from "./table.ts";

export interface Customer {
  name: string;
  zaaid: string;
}

/** What a call gave in a customer account: a result, or the error. */
export interface Outcome {
  customer: Customer;
  result?: unknown;
  error?: Error;
}

const atATime = 4;

/** The customers of the account, or those with some zaaids, in the service's order. */
export async function chosenCustomers(fetch: ServiceFetch, only?: ReadonlySet<string>): Promise<Customer[]> {
  const payload = await readPayload(await fetch("/short/msp/customers"));
  const customers = "json" in payload ? (payload.json as Customer[]) : [];
  return only ? customers.filter(({ zaaid }) => only.has(zaaid)) : customers;
}

/** Runs a call for each customer, four at a time, and counts them on a terminal. A failure does not end the others. */
export async function forEachCustomer(
  customers: readonly Customer[],
  call: (customer: Customer) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const rest = customers.entries();
  const total = customers.length;
  let done = 0;
  const work = async () => {
    for (const [index, customer] of rest) {
      outcomes[index] = await call(customer).then(
        (result) => ({ customer, result }),
        (error: Error) => ({ customer, error }),
      );
      done += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} customers${done === total ? "\n" : ""}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return outcomes;
}

/** The file with the customers that failed in the last run of a call, for `--only-failed`. */
export async function failedFile(...call: string[]): Promise<string> {
  return join(stateDirectory(), "failed", `${await keyOf(...call)}.json`);
}

/** @throws TypeError if the last run did not fail, or there was none */
export async function readFailed(file: string): Promise<Set<string>> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return new Set(JSON.parse(text));
  throw new TypeError("No customer failed in the last run of this call. Leave --only-failed out.");
}

/** @throws Error if the file cannot be written */
export async function writeFailed(file: string, outcomes: readonly Outcome[]): Promise<void> {
  const failed = outcomes.flatMap(({ customer, error }) => (error ? [customer.zaaid] : []));
  try {
    if (failed.length === 0) return await rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, JSON.stringify(failed), { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The list for --only-failed, ${file}, cannot be written (${code}).`);
  }
}
