import type { ServiceFetch } from "../../client/index.ts";
import type { Session } from "../session.ts";
import { cellOf, readPayload } from "./payload.ts";

export interface Customer {
  /** Undefined for an account of `--zaaid`. */
  name?: string;
  /** Empty if the service gives none. */
  zaaid: string;
}

/** What a call gave in a customer account: a result, or the error. */
export interface Outcome {
  customer: Customer;
  result?: unknown;
  error?: Error;
}

const atATime = 4;

/** The customers of the account, in the service's order. @throws Error if it has none */
export async function customersOf(fetch: ServiceFetch): Promise<Customer[]> {
  const payload = await readPayload(await fetch("/short/msp/customers"));
  const customers = "json" in payload ? [payload.json ?? []].flat() : [];
  if (customers.length === 0) throw new Error("The account has no customers.");
  // One whose zaaid is a number, or is missing, must not end the run of the others.
  return customers.map(Object).map(({ zaaid, name }) => ({ zaaid: cellOf(zaaid), name: cellOf(name) }));
}

/** Runs a call for each customer, four at a time, until it is to stop. A failure does not end the others. */
export async function forEachCustomer(
  session: Session,
  customers: readonly Customer[],
  stop: AbortSignal,
  call: (customer: Customer) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const rest = customers.entries();
  let done = 0;
  const work = async () => {
    for (const [index, customer] of rest) {
      if (stop.aborted) return;
      const outcome = await call(customer).then(
        (result) => ({ customer, result }),
        (error: Error) => ({ customer, error }),
      );
      // What was stopped did not fail.
      if (stop.aborted && "error" in outcome && outcome.error === stop.reason) return;
      outcomes[index] = outcome;
      done += 1;
      session.progress(`${done} of ${customers.length} customers`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  session.progress("");
  return outcomes.flat();
}
