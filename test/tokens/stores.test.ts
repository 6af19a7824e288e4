import { afterAll, describe } from "vitest";
import { MemoryTokenStore } from "../../src/client/index.ts";
import { fileTokenStore } from "../../src/token-stores/file.ts";
import { redisTokenStore } from "../../src/token-stores/redis.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";
import { storeTests } from "./store-tests.ts";

describe("the store in memory", () => {
  const records = new Map();
  storeTests(async () => new MemoryTokenStore(records));
});

describe("the store in files", async () => {
  const directory = await temporaryFolder(afterAll);
  storeTests(async () => fileTokenStore({ directory }));
});

if (hasRedis())
  describe("the store in Redis", async () => {
    const redis = await RedisServer.start(afterAll);
    storeTests(async () => redisTokenStore(await redis.connected()));
  });
