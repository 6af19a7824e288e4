import { randomUUID } from "node:crypto";
import { SharedTokenStore } from "./shared-store.ts";
import { type SharedStorage, StorageError } from "./storage.ts";

/** Makes what is below the storage fail, such as its connection or its disk. Returns the function that ends this. */
export type Fault = () => (() => unknown) | Promise<() => unknown>;

/** After this time without a result, an operation hangs. In milliseconds. */
const limit = 3_000;
const lease = 60_000;

/**
 * What a fault may cause: operations that fail or succeed soon, and a store whose calls get a token or a StorageError. When
 * it is over, everything works again.
 */
export async function testFault(a: SharedStorage, b: SharedStorage, fault: Fault): Promise<void> {
  const id = randomUUID();
  const [held, free, stored] = [`conformance-${id}-held`, `conformance-${id}-free`, `conformance-${id}-stored`];
  const { fence = 0 } = await a.lock(held, lease);
  const since = await b.lock(held, lease);
  const store = new SharedTokenStore(b, { storageTimeout: limit, leaseTime: limit / 3 });
  const update = () =>
    store.update(stored, async ({ made }) => ({ accessToken: "token", usableUntil: Infinity, made }));

  const end = await fault();
  try {
    const operations = {
      lock: b.lock(free, lease),
      changed: b.changed(held, since, limit / 10),
      write: a.write(held, fence, { settledUntil: 0, body: "body" }, lease),
    };
    await Promise.all(Object.entries(operations).map(([name, operation]) => settledSoon(name, operation)));
    const error = await settledSoon("an update of the store", update());
    if (error !== undefined && !(error instanceof StorageError)) throw error;
  } finally {
    await end();
  }
  const error = await settledSoon("an update after the fault", update());
  if (error !== undefined) throw new Error("When the fault is over, the storage must work again.", { cause: error });
}

/** The error of an operation, if it fails. @throws Error if it hangs */
async function settledSoon(name: string, operation: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const hangs = new Error(`During a fault, every operation must end soon: ${name} did not within ${2 * limit} ms.`);
    timer = setTimeout(() => reject(hangs), 2 * limit);
  });
  const outcome = operation.then(
    () => undefined,
    (error: unknown) => error ?? new Error(`${name} rejected without an error.`),
  );
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
