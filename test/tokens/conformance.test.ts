import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it, vi } from "vitest";
import { FileStorage } from "../../src/tokens/file-storage.ts";
import { RedisStorage } from "../../src/tokens/redis.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { hasRedis, withRedis } from "./redis-server.ts";
import { storageTests } from "./storage-tests.ts";

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
