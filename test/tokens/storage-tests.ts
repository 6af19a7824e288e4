/** Tests of a storage: each is one promise of `SharedStorage` that the stores rely on. */
import { randomUUID } from "node:crypto";
import type { SharedStorage } from "../../src/tokens/storage.ts";

/** Opens the storage as another process would: what one of them writes, the others see. */
export type OpenStorage = () => Promise<SharedStorage>;

/** A test, for `it.each`. It takes at most four seconds. */
export interface StorageTest {
  name: string;
  /** @throws Error that says what the storage did, and what it must do */
  run(): Promise<void>;
}

/** @param open called twice in each test, which uses a key of its own */
export function storageTests(open: OpenStorage): StorageTest[] {
  return Object.entries(tests).map(([name, test]) => ({
    name,
    run: async () => {
      const key = `conformance-${randomUUID()}`;
      await test(new Process(await open(), key), new Process(await open(), key));
    },
  }));
}

/** Lease times, in milliseconds. A test waits for the end of a short one. */
const long = 60_000;
const short = 400;
const past = 0;
const future = Date.now() + 3_600_000;

class Process {
  constructor(
    readonly storage: SharedStorage,
    readonly key: string,
  ) {}

  lock(replacing?: number) {
    return this.storage.lock(this.key, long, replacing);
  }

  /** @returns the fence of a lease, which must be granted */
  async granted(milliseconds = long): Promise<number> {
    const answer = await this.storage.lock(this.key, milliseconds);
    must(answer.fence !== undefined, "the lease must be granted", answer);
    return answer.fence as number;
  }

  /** Writes a body, and releases the lease unless it is to last for `milliseconds`. */
  write(fence: number, body: string | undefined, settledUntil = future, milliseconds = 0): Promise<boolean> {
    return this.storage.write(this.key, fence, body === undefined ? undefined : { settledUntil, body }, milliseconds);
  }

  async changed(since: Awaited<ReturnType<Process["lock"]>>, milliseconds: number) {
    const start = Date.now();
    await this.storage.changed(this.key, since, milliseconds);
    return { after: Date.now() - start };
  }
}

/** A moment is less than this, in milliseconds, also on a busy machine. */
const moment = 2_500;

const tests: Record<string, (a: Process, b: Process) => Promise<void>> = {
  async "grants the lease of a key that is empty, with the time"(a) {
    const answer = await a.lock();
    const { stored, fence, now } = answer;
    must(stored === undefined, "an empty key must have nothing stored", answer);
    must(typeof fence === "number" && fence > 0, "the lease must be granted, with a fence above 0", answer);
    must(Math.abs(now - Date.now()) < 60_000, "`now` must be milliseconds since 1970", answer);
  },

  async "grants one lease at a time, and says how long it lasts"(a, b) {
    await a.lock();
    const answer = await b.lock();
    const { fence, heldFor = 0 } = answer;
    must(fence === undefined, "a lease that is held must not be granted", answer);
    must(heldFor > 0 && heldFor <= long, "`heldFor` must be what is left of the lease", answer);
  },

  async "grants one of many leases that are asked for at once"(a, b) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? a : b).lock()));
    const granted = answers.filter(({ fence }) => fence !== undefined).length;
    must(granted === 1, "one of 20 must get the lease", granted);
  },

  async "keeps keys apart"(a, b) {
    await a.write(await a.granted(), "one");
    const answer = await b.storage.lock(`${b.key}-other`, long);
    must(answer.fence !== undefined && answer.stored === undefined, "another key must be empty and free", answer);
  },

  async "stores what is written under the lease, with its fence as version"(a, b) {
    const fence = await a.granted();
    const body = 'a body with ünicode, "quotes" and\nlines';
    must(await a.write(fence, body, past), "the holder's write must be accepted", false);
    const { stored } = await b.lock();
    const isSame = stored?.body === body && stored.version === fence;
    must(isSame, "the body must come back, with the fence as version", stored);
  },

  async "grants no lease as long as what is stored is settled"(a, b) {
    await a.write(await a.granted(), "one");
    const answer = await b.lock();
    const { fence, heldFor, stored } = answer;
    const isFree = fence === undefined && heldFor === undefined;
    must(isFree, "a value that is current must not let a lease be granted", answer);
    must(stored?.settledUntil === future, "`settledUntil` must come back as it is", answer);
  },

  async "grants the lease to replace a version, if it is the stored one"(a, b) {
    const fence = await a.granted();
    await a.write(fence, "one");
    must((await b.lock(fence - 1)).fence === undefined, "an older version is replaced already", "granted");
    must((await b.lock(fence)).fence !== undefined, "the stored version may be replaced", "refused");
  },

  async "keeps the lease after a write that keeps it, and releases it after one that does not"(a, b) {
    const fence = await a.granted();
    await a.write(fence, "one", past, long);
    must((await b.lock()).heldFor !== undefined, "the lease must still be held", "free");
    await a.write(fence, undefined);
    const answer = await b.lock();
    must(answer.fence !== undefined, "the lease must be free after its release", answer);
    must(answer.stored?.body === "one", "a write without a body must leave what is stored", answer.stored);
  },

  async "ends a lease by itself, and extends it on a heartbeat"(a, b) {
    await a.write(await a.granted(short), undefined, past, 4 * short);
    await sleep(2 * short);
    must((await b.lock()).heldFor !== undefined, "the lease was extended", "free");
    await sleep(3 * short);
    must((await b.lock()).fence !== undefined, "the lease must have ended", "held");
  },

  async "gives each lease a larger fence, also after leases that ended by themselves"(a, b) {
    let last = 0;
    for (const [index, process] of [a, b, a, b].entries()) {
      const fence = await process.granted(short);
      must(fence > last, "the fence must grow", [last, fence]);
      last = fence;
      if (index % 2) await process.write(fence, "", past);
      else await sleep(short + 50);
    }
  },

  async "refuses what the holder of an earlier lease writes, while another is held and afterwards"(a, b) {
    const old = await a.granted(short);
    await sleep(short + 50);
    const fence = await b.granted();
    must(!(await a.write(old, "old")), "the write must return false", true);
    await b.write(fence, "new");
    must(!(await a.write(old, "old", future, long)), "the write must return false", true);
    must(!(await b.write(fence, "again")), "a lease ends with its release", true);
    const { stored, heldFor } = await a.lock();
    must(stored?.body === "new" && heldFor === undefined, "the refused writes must change nothing", stored);
  },

  async "refuses a write after the lease has ended, even if no other lease was granted"(a) {
    const fence = await a.granted(short);
    await sleep(short + 50);
    must(!(await a.write(fence, "late")), "the write must return false", true);
  },

  async "wakes those who wait as soon as the lease is released"(a, b) {
    const fence = await a.granted();
    const woken = b.changed(await b.lock(), 4_000);
    await sleep(short);
    await a.write(fence, "new");
    const { after } = await woken;
    must(after < moment, "it must not wait longer than a moment", after);
  },

  async "does not miss a release between the answer and the wait"(a, b) {
    const fence = await a.granted();
    const since = await b.lock();
    await a.write(fence, "new");
    const { after } = await b.changed(since, 4_000);
    must(after < moment, "it must return at once", after);
  },

  async "ends a wait for a release that does not come after its time"(a, b) {
    await a.granted();
    const { after } = await b.changed(await b.lock(), short);
    must(after < moment, "it must end after about 400 ms", after);
  },
};

function must(isTrue: boolean, what: string, got: unknown): void {
  if (!isTrue) throw new Error(`The storage does not keep its promise: ${what}; got ${JSON.stringify(got)}.`);
}

/** With the global timer, which tests replace. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
