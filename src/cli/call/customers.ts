import type { ServiceFetch } from "../../client/index.ts";
import type { Session } from "../session.ts";
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

/** The customers of the account, in the service's order. */
export async function customersOf(fetch: ServiceFetch): Promise<Customer[]> {
  const payload = await readPayload(await fetch("/short/msp/customers"));
  return "json" in payload ? (payload.json as Customer[]) : [];
}

/**
 * Runs a call for each customer, four at a time. A failure does not end the others.
 * @param isCounted whether a terminal shows how many are done: not if it gets a line for each
 */
export async function forEachCustomer(
  { stderr }: Session,
  customers: readonly Customer[],
  isCounted: boolean,
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
      if (isCounted && stderr.isTTY) stderr.write(`\r${done} of ${total} customers${done === total ? "\n" : ""}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return outcomes;
}
