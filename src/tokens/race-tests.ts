import { randomUUID } from "node:crypto";
import type { SharedStorage } from "./storage.ts";

/**
 * Pauses the next step in its middle, once: runs `meanwhile`, in which another process takes the lock as if the paused one had
 * died, and then lets the step go on. Returns the function that ends this.
 */
export type Interrupt = (meanwhile: () => Promise<unknown>) => (() => unknown) | Promise<() => unknown>;

const long = 60_000;
/** A lease that ends while its holder is paused, in milliseconds. */
const short = 400;
const future = Date.now() + 3_600_000;

/** Of two processes that want a free lease at once, one gets it, and the other is told so. */
export async function testLock(a: SharedStorage, b: SharedStorage, interrupt: Interrupt): Promise<void> {
  const key = `conformance-${randomUUID()}`;
  const lock = (storage: SharedStorage) => () => storage.lock(key, long);
  const answers = await interrupted(interrupt, lock(a), lock(b));
  const granted = answers.filter(({ fence }) => fence !== undefined);
  const told = answers.filter(({ heldFor }) => heldFor !== undefined);
  if (granted.length !== 1 || told.length !== 1)
    throw new Error(`Of two processes, one must get the lease; got ${JSON.stringify(answers)}.`);
}

/** The write of a process whose lease ended meanwhile is refused, and leaves what the next holder wrote. */
export async function testWrite(a: SharedStorage, b: SharedStorage, interrupt: Interrupt): Promise<void> {
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
