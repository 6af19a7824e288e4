import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FileStorage } from "../../src/tokens/file-storage.ts";
import { RedisStorage } from "../../src/tokens/redis.ts";
import type { SharedStorage } from "../../src/tokens/storage.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { hasRedis, withRedis } from "./redis-server.ts";
import { storageTests } from "./storage-tests.ts";
import { storageWith } from "./virtual-fleet.ts";

describe.concurrent("the storage in files", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "tokens-"));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it.each(storageTests(async () => new FileStorage(directory)))("$name", ({ run }) => run());
});

describe.skipIf(!hasRedis())("the storage in Redis", { concurrent: true }, () => {
  const clientOf = withRedis();
  const open = async () => new RedisStorage(await clientOf().connect());
  it.each(storageTests(open))("$name", ({ run }) => run());
});

/** Runs what waits for nothing but timers, without waiting. */
async function inVirtualTime<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  try {
    const [result] = await Promise.all([run(), vi.runAllTimersAsync()]);
    return result;
  } finally {
    vi.useRealTimers();
  }
}

describe("the storage of the model", () => {
  const storage = new MemoryStorage();
  it.each(storageTests(async () => storage))("$name", ({ run }) => inVirtualTime(run));
});

describe("a storage that breaks a promise", () => {
  const lockWith =
    (changes: () => object) =>
    (good: MemoryStorage): Partial<SharedStorage> => ({
      lock: async (key, time) => ({ ...(await good.lock(key, time)), ...changes() }),
    });
  const broken: Array<[string, (good: MemoryStorage) => Partial<SharedStorage>]> = [
    ["without fencing", (good) => ({ write: (key, _fence, next, time) => good.writeUnfenced(key, next, time) })],
    ["that grants every lease", lockWith(() => ({ fence: Date.now(), heldFor: undefined }))],
    [
      "that wakes nobody",
      () => ({ changed: (_key, _since, time) => new Promise((end) => setTimeout(() => end(undefined), time)) }),
    ],
    ["that forgets", lockWith(() => ({ stored: undefined }))],
    ["whose leases never end", (good) => ({ lock: (key, time, replacing) => good.lock(key, time * 100, replacing) })],
  ];

  it.each(broken)("%s fails a test", async (_what, breaks) => {
    const good = new MemoryStorage();
    const bad = storageWith(good, breaks(good));
    const results = await inVirtualTime(() =>
      Promise.allSettled(storageTests(async () => bad).map(({ run }) => run())),
    );
    const failed = results.filter(({ status }) => status === "rejected");
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(results.length);
  });
});
