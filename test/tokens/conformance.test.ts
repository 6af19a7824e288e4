import { afterAll, describe } from "vitest";
import { FileStorage } from "../../src/token-stores/file.ts";
import { RedisStorage } from "../../src/token-stores/redis.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";
import { storageTests } from "./storage-tests.ts";

describe.concurrent("the storage in files", async () => {
  const directory = await temporaryFolder(afterAll);
  storageTests(async () => new FileStorage(directory));
});

if (hasRedis())
  describe.concurrent("the storage in Redis", async () => {
    const redis = await RedisServer.start(afterAll);
    storageTests(async () => new RedisStorage(await redis.connected()));
  });

describe.concurrent("the storage of the tests in virtual time", () => {
  const storage = new MemoryStorage();
  storageTests(async () => storage);
});
