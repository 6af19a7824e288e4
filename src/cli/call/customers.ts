import type { ServiceFetch } from "../../client/index.ts";
import type { Session } from "../session.ts";
import { readPayload } from "./payload.ts";

export interface Customer {
  /** Undefined for an account of `--zaaid`. */
  name?: string;
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
  const customers = "json" in payload ? ([payload.json ?? []].flat() as Customer[]) : [];
  if (customers.length === 0) throw new Error("The account has no customers.");
  return customers;
}

/** Runs a call for each customer, four at a time. A failure does not end the others. */
export async function forEachCustomer(
  session: Session,
  customers: readonly Customer[],
  call: (customer: Customer) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const rest = customers.entries();
  let done = 0;
  const work = async () => {
    for (const [index, customer] of rest) {
      outcomes[index] = await call(customer).then(
        (result) => ({ customer, result }),
        (error: Error) => ({ customer, error }),
      );
      done += 1;
      session.progress(`${done} of ${customers.length} customers`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  session.progress("");
  return outcomes;
}
