import { randomUUID } from "node:crypto";
import { SharedTokenStore } from "../../src/tokens/shared-store.ts";
import { type SharedStorage, StorageError } from "../../src/tokens/storage.ts";
import type { OpenStorage, StorageTest } from "./storage-tests.ts";

/** Makes what is below the storage fail, such as its connection or its disk. Returns the function that ends this. */
export type Fault = () => (() => unknown) | Promise<() => unknown>;

/** After this time without a result, an operation hangs. In milliseconds. */
const limit = 3_000;
const lease = 60_000;

/** @param faults by name: each gets a test of what the storage does meanwhile, and afterwards */
export function faultTests(open: OpenStorage, faults: Record<string, Fault>): StorageTest[] {
  return Object.entries(faults).map(([name, fault]) => ({
    name: `fails soon or succeeds during a fault, and works again afterwards: ${name}`,
    run: async () => testFault(await open(), await open(), fault),
  }));
}

/** During a fault, operations end soon, and calls get a token or a StorageError. Afterwards everything works again. */
async function testFault(a: SharedStorage, b: SharedStorage, fault: Fault): Promise<void> {
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

/**
 * Pauses the next step in its middle, once: runs `meanwhile`, in which another process takes the lock as if the paused one had
 * died, and then lets the step go on. Returns the function that ends this.
 */
export type Interrupt = (meanwhile: () => Promise<unknown>) => (() => unknown) | Promise<() => unknown>;

const long = 60_000;
/** A lease that ends while its holder is paused, in milliseconds. */
const short = 400;
const future = Date.now() + 3_600_000;

/** @param interrupts by name: each gets tests of a step that loses a race */
export function interruptTests(open: OpenStorage, interrupts: Record<string, Interrupt>): StorageTest[] {
  return Object.entries(interrupts).flatMap(([name, interrupt]) => [
    {
      name: `grants one lease if another process takes the lock in the middle of \`lock\`: ${name}`,
      run: async () => testLock(await open(), await open(), interrupt),
    },
    {
      name: `accepts one write if another process takes the lock in the middle of \`write\`: ${name}`,
      run: async () => testWrite(await open(), await open(), interrupt),
    },
  ]);
}

/** Of two processes that want a free lease at once, one gets it, and the other is told so. */
async function testLock(a: SharedStorage, b: SharedStorage, interrupt: Interrupt): Promise<void> {
  const key = `conformance-${randomUUID()}`;
  const lock = (storage: SharedStorage) => () => storage.lock(key, long);
  const answers = await interrupted(interrupt, lock(a), lock(b));
  const granted = answers.filter(({ fence }) => fence !== undefined);
  const told = answers.filter(({ heldFor }) => heldFor !== undefined);
  if (granted.length !== 1 || told.length !== 1)
    throw new Error(`Of two processes, one must get the lease; got ${JSON.stringify(answers)}.`);
}

/** The write of a process whose lease ended meanwhile is refused, and leaves what the next holder wrote. */
async function testWrite(a: SharedStorage, b: SharedStorage, interrupt: Interrupt): Promise<void> {
  const key = `conformance-${randomUUID()}`;
  const { fence = 0 } = await a.lock(key, short);
  const [isOldAccepted, isNewAccepted] = await interrupted(
    interrupt,
    () => a.write(key, fence, { settledUntil: future, body: "old" }, 0),
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * short));
      const { fence: next } = await b.lock(key, long);
      return next !== undefined && (await b.write(key, next, { settledUntil: future, body: "new" }, 0));
    },
  );
  const { stored } = await b.lock(key, long);
  const expected = isNewAccepted ? "new" : "old";
  if (isOldAccepted === isNewAccepted || stored?.body !== expected)
    throw new Error(
      `Of two writes, one must be accepted, and stay; got ${isOldAccepted}, ${isNewAccepted} and ${JSON.stringify(stored?.body)}.`,
    );
}

async function interrupted<T>(interrupt: Interrupt, run: () => Promise<T>, other: () => Promise<T>): Promise<[T, T]> {
  let answer: T | undefined;
  const end = await interrupt(async () => {
    answer = await other();
  });
  try {
    const own = await run();
    if (answer === undefined) throw new Error("The step was not interrupted.");
    return [own, answer];
  } finally {
    await end();
  }
}
