/** The promises of `SharedStorage`, in the order in which docs/share-tokens.md lists them. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { SharedStorage } from "../../src/token-stores/index.ts";

/** Lease times in milliseconds. A test waits for the end of a short one. */
const long = 60_000;
const short = 400;
const past = 0;
const future = Date.now() + 3_600_000;
/** A moment is less than this, in milliseconds, also on a busy machine. */
const moment = 2_500;

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
    const { fence } = await this.storage.lock(this.key, milliseconds);
    expect(fence).toEqual(expect.any(Number));
    return fence as number;
  }

  /** Writes a body, and releases the lease unless it is to last for `milliseconds`. */
  write(fence: number, body: string | undefined, settledUntil = future, milliseconds = 0): Promise<boolean> {
    return this.storage.write(this.key, fence, body === undefined ? undefined : { settledUntil, body }, milliseconds);
  }

  /** @returns how long it waited */
  async changed(since: Awaited<ReturnType<Process["lock"]>>, milliseconds: number): Promise<number> {
    const start = Date.now();
    await this.storage.changed(this.key, since, milliseconds);
    return Date.now() - start;
  }
}

/** @param open opens the storage as another process would: what one of them writes, the others see */
export function storageTests(open: () => Promise<SharedStorage>): void {
  /** Two processes with a key of their own. */
  const two = async (): Promise<[Process, Process]> => {
    const key = `conformance-${randomUUID()}`;
    return [new Process(await open(), key), new Process(await open(), key)];
  };

  it("grants the lease of a key that is empty, with the time", async () => {
    const [a] = await two();
    const { stored, fence, now } = await a.lock();
    expect(stored).toBeUndefined();
    expect(fence).toBeGreaterThan(0);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });

  it("grants one of many leases that are asked for at once, and says to the others how long it lasts", async () => {
    const [a, b] = await two();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? a : b).lock()));
    const others = answers.filter(({ fence }) => fence === undefined);
    expect(others).toHaveLength(19);
    for (const { heldFor } of others) {
      expect(heldFor).toBeGreaterThan(0);
      expect(heldFor).toBeLessThanOrEqual(long);
    }
  });

  it("gives each lease a larger fence, also after leases that ended by themselves", async () => {
    const [a, b] = await two();
    let last = 0;
    for (const [index, process] of [a, b, a, b].entries()) {
      const fence = await process.granted(short);
      expect(fence).toBeGreaterThan(last);
      last = fence;
      if (index % 2) await process.write(fence, "", past);
      else await sleep(short + 50);
    }
  });

  it("grants no lease as long as what is stored is settled, except to replace that version", async () => {
    const [a, b] = await two();
    const fence = await a.granted();
    await a.write(fence, "one");
    const answer = await b.lock();
    expect([answer.fence, answer.heldFor, answer.stored?.settledUntil]).toEqual([undefined, undefined, future]);
    expect((await b.lock(fence - 1)).fence).toBeUndefined();
    expect((await b.lock(fence)).fence).toBeGreaterThan(fence);
  });

  it("stores what is written under the lease, with its fence as version, and keeps keys apart", async () => {
    const [a, b] = await two();
    const fence = await a.granted();
    const body = 'a body with ünicode, "quotes" and\nlines';
    expect(await a.write(fence, body, past)).toBe(true);
    expect((await b.lock()).stored).toMatchObject({ body, version: fence });
    const other = await b.storage.lock(`${b.key}-other`, long);
    expect(other).toMatchObject({ stored: undefined, fence: expect.any(Number) });
  });

  it("keeps the lease after a write that keeps it, and releases it after one that does not", async () => {
    const [a, b] = await two();
    const fence = await a.granted();
    await a.write(fence, "one", past, long);
    expect((await b.lock()).heldFor).toBeGreaterThan(0);
    // A write without a body leaves what is stored.
    await a.write(fence, undefined);
    expect(await b.lock()).toMatchObject({ fence: expect.any(Number), stored: { body: "one" } });
  });

  it("ends a lease by itself, and extends it on a heartbeat", async () => {
    const [a, b] = await two();
    await a.write(await a.granted(short), undefined, past, 4 * short);
    await sleep(2 * short);
    expect((await b.lock()).heldFor).toBeGreaterThan(0);
    await sleep(3 * short);
    await b.granted();
  });

  it("refuses what the holder of an earlier lease writes, while another is held and afterwards", async () => {
    const [a, b] = await two();
    const old = await a.granted(short);
    await sleep(short + 50);
    expect(await a.write(old, "late")).toBe(false);
    const fence = await b.granted();
    expect(await a.write(old, "old")).toBe(false);
    await b.write(fence, "new");
    expect(await a.write(old, "old", future, long)).toBe(false);
    expect(await b.write(fence, "after the release")).toBe(false);
    expect(await a.lock()).toMatchObject({ stored: { body: "new" } });
  });

  it("ends a wait as soon as the lease is released, also if that was before the wait", async () => {
    const [a, b] = await two();
    const fence = await a.granted();
    const since = await b.lock();
    const woken = b.changed(since, 2 * moment);
    await sleep(short);
    await a.write(fence, "new");
    expect(await woken).toBeLessThan(moment);
    expect(await b.changed(since, 2 * moment)).toBeLessThan(moment);
  });

  it("ends a wait for a release that does not come after its time", async () => {
    const [a, b] = await two();
    await a.granted();
    expect(await b.changed(await b.lock(), short)).toBeLessThan(moment);
  });
}
