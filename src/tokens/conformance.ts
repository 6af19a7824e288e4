/** Tests of a storage of your own: each is one promise of `SharedStorage` that the stores rely on. */
import { randomUUID } from "node:crypto";
import { type Fault, testFault } from "./fault-tests.ts";
import { type Interrupt, testLock, testWrite } from "./race-tests.ts";
import type { LockResult, SharedStorage } from "./storage.ts";

export type { Fault } from "./fault-tests.ts";
export type { Interrupt } from "./race-tests.ts";

/** Opens the storage as another process would: what one of them writes, the others see. */
export type OpenStorage = () => Promise<SharedStorage>;

/** A test for any runner: `for (const { name, run } of storageTests(open)) it(name, run)`. It takes at most four seconds. */
export interface StorageTest {
  name: string;
  /** @throws Error that says what the storage did, and what it must do */
  run(): Promise<void>;
}

const long = 60_000;
/** A lease to wait for, in milliseconds. */
const short = 400;
const past = 0;
const future = Date.now() + 3_600_000;

/**
 * @param open called twice in each test, which uses a key of its own
 * @param faults by name: each gets a test of what the storage does meanwhile, and afterwards
 * @param interrupts by name: each gets tests of a step that loses a race; only for a storage whose steps consist of several
 */
export function storageTests(
  open: OpenStorage,
  faults: Record<string, Fault> = {},
  interrupts: Record<string, Interrupt> = {},
): StorageTest[] {
  return [
    ...tests.map(([name, test]) => ({
      name,
      run: async () => test({ key: `conformance-${randomUUID()}`, a: await open(), b: await open() }),
    })),
    ...Object.entries(faults).map(([name, fault]) => ({
      name: `fails soon or succeeds during a fault, and works again afterwards: ${name}`,
      run: async () => testFault(await open(), await open(), fault),
    })),
    ...Object.entries(interrupts).flatMap(([name, interrupt]) => [
      {
        name: `grants one lease if another process takes the lock in the middle of \`lock\`: ${name}`,
        run: async () => testLock(await open(), await open(), interrupt),
      },
      {
        name: `accepts one write if another process takes the lock in the middle of \`write\`: ${name}`,
        run: async () => testWrite(await open(), await open(), interrupt),
      },
    ]),
  ];
}

interface Setting {
  key: string;
  a: SharedStorage;
  b: SharedStorage;
}

const tests: ReadonlyArray<readonly [string, (setting: Setting) => Promise<void>]> = [
  [
    "grants the lease of a key that is empty, with the time",
    async ({ key, a }) => {
      const answer = await a.lock(key, long);
      must(answer.stored === undefined, "an empty key must have nothing stored", answer);
      must(
        typeof answer.fence === "number" && answer.fence > 0,
        "the lease must be granted, with a fence above 0",
        answer,
      );
      must(Math.abs(answer.now - Date.now()) < 60_000, "`now` must be milliseconds since 1970", answer);
    },
  ],
  [
    "grants one lease at a time, and says how long it lasts",
    async ({ key, a, b }) => {
      await a.lock(key, long);
      const answer = await b.lock(key, long);
      must(answer.fence === undefined, "a lease that is held must not be granted", answer);
      must(
        (answer.heldFor ?? 0) > 0 && (answer.heldFor ?? 0) <= long,
        "`heldFor` must be what is left of the lease",
        answer,
      );
    },
  ],
  [
    "grants one of many leases that are asked for at once",
    async ({ key, a, b }) => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? a : b).lock(key, long)));
      const granted = answers.filter(({ fence }) => fence !== undefined).length;
      must(granted === 1, "one of 20 must get the lease", granted);
    },
  ],
  [
    "keeps keys apart",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      await a.write(key, fence, { settledUntil: future, body: "one" }, 0);
      const answer = await b.lock(`${key}-other`, long);
      must(answer.fence !== undefined && answer.stored === undefined, "another key must be empty and free", answer);
    },
  ],
  [
    "stores what is written under the lease, with its fence as version",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      const body = 'a body with ünicode, "quotes" and\nlines';
      must(await a.write(key, fence, { settledUntil: past, body }, 0), "the holder's write must be accepted", false);
      const { stored } = await b.lock(key, long);
      must(
        stored?.body === body && stored.version === fence,
        "the body must come back, with the fence as version",
        stored,
      );
    },
  ],
  [
    "grants no lease as long as what is stored is settled",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      await a.write(key, fence, { settledUntil: future, body: "one" }, 0);
      const answer = await b.lock(key, long);
      must(
        answer.fence === undefined && answer.heldFor === undefined,
        "a value that is current must not let a lease be granted",
        answer,
      );
      must(answer.stored?.settledUntil === future, "`settledUntil` must come back as it is", answer);
    },
  ],
  [
    "grants the lease to replace a version, if it is the stored one",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      await a.write(key, fence, { settledUntil: future, body: "one" }, 0);
      must((await b.lock(key, long, fence - 1)).fence === undefined, "an older version is replaced already", "granted");
      must((await b.lock(key, long, fence)).fence !== undefined, "the stored version may be replaced", "refused");
    },
  ],
  [
    "keeps the lease after a write that keeps it, and releases it after one that does not",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      await a.write(key, fence, { settledUntil: past, body: "one" }, long);
      must((await b.lock(key, long)).heldFor !== undefined, "the lease must still be held", "free");
      await a.write(key, fence, undefined, 0);
      const answer = await b.lock(key, long);
      must(answer.fence !== undefined, "the lease must be free after its release", answer);
      must(answer.stored?.body === "one", "a write without a body must leave what is stored", answer.stored);
    },
  ],
  [
    "ends a lease by itself, and extends it on a heartbeat",
    async ({ key, a, b }) => {
      const fence = await granted(a, key, short);
      await a.write(key, fence, undefined, 4 * short);
      await sleep(2 * short);
      must((await b.lock(key, long)).heldFor !== undefined, "the lease was extended", "free");
      await sleep(3 * short);
      must((await b.lock(key, long)).fence !== undefined, "the lease must have ended", "held");
    },
  ],
  [
    "gives each lease a larger fence, also after leases that ended by themselves",
    async ({ key, a, b }) => {
      let last = 0;
      for (const [index, storage] of [a, b, a, b].entries()) {
        const fence = await granted(storage, key, short);
        must(fence > last, "the fence must grow", [last, fence]);
        last = fence;
        if (index % 2) await storage.write(key, fence, { settledUntil: past, body: "" }, 0);
        else await sleep(short + 50);
      }
    },
  ],
  [
    "refuses what the holder of an earlier lease writes, while another is held and afterwards",
    async ({ key, a, b }) => {
      const old = await granted(a, key, short);
      await sleep(short + 50);
      const fence = await granted(b, key);
      must(!(await a.write(key, old, { settledUntil: future, body: "old" }, 0)), "the write must return false", true);
      await b.write(key, fence, { settledUntil: future, body: "new" }, 0);
      must(
        !(await a.write(key, old, { settledUntil: future, body: "old" }, long)),
        "the write must return false",
        true,
      );
      must(
        !(await b.write(key, fence, { settledUntil: future, body: "again" }, 0)),
        "a lease ends with its release",
        true,
      );
      const { stored, heldFor } = await a.lock(key, long);
      must(stored?.body === "new" && heldFor === undefined, "the refused writes must change nothing", stored);
    },
  ],
  [
    "refuses a write after the lease has ended, even if no other lease was granted",
    async ({ key, a }) => {
      const fence = await granted(a, key, short);
      await sleep(short + 50);
      must(
        !(await a.write(key, fence, { settledUntil: future, body: "late" }, 0)),
        "the write must return false",
        true,
      );
    },
  ],
  [
    "wakes those who wait as soon as the lease is released",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      const since = await b.lock(key, long);
      const start = Date.now();
      const woken = b.changed(key, since, 4_000);
      await sleep(short);
      await a.write(key, fence, { settledUntil: future, body: "new" }, 0);
      const answer = await woken;
      must(Date.now() - start < 2_500, "it must not wait longer than a moment", Date.now() - start);
      if (answer) must(answer.stored?.body === "new", "an answer must have what was stored", answer);
    },
  ],
  [
    "does not miss a release between the answer and the wait",
    async ({ key, a, b }) => {
      const fence = await granted(a, key);
      const since = await b.lock(key, long);
      await a.write(key, fence, { settledUntil: future, body: "new" }, 0);
      const start = Date.now();
      await b.changed(key, since, 4_000);
      must(Date.now() - start < 2_500, "it must return at once", Date.now() - start);
    },
  ],
  [
    "ends a wait for a release that does not come after its time",
    async ({ key, a, b }) => {
      await granted(a, key);
      const since = await b.lock(key, long);
      const start = Date.now();
      await b.changed(key, since, short);
      must(Date.now() - start < 2_500, "it must end after about 400 ms", Date.now() - start);
    },
  ],
];

async function granted(storage: SharedStorage, key: string, milliseconds = long): Promise<number> {
  const answer = await storage.lock(key, milliseconds);
  must(answer.fence !== undefined, "the lease must be granted", answer);
  return (answer as LockResult & { fence: number }).fence;
}

function must(isTrue: boolean, what: string, got: unknown): void {
  if (!isTrue) throw new Error(`The storage does not keep its promise: ${what}; got ${JSON.stringify(got)}.`);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
