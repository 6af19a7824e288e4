/** The token store in Redis, when Redis fails. Each store is one as another process has it. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { SharedStoreOptions } from "../../src/token-stores/index.ts";
import { type RedisClient, redisTokenStore } from "../../src/token-stores/redis.ts";
import { issued, Network, thrownBy } from "../client/support.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";

/** @param during what happens to Redis while the first token is requested */
async function setUp(during: (redis: RedisServer) => Promise<void> = async () => {}) {
  const redis = await RedisServer.start();
  const network = new Network(undefined, async (_seen, count) => {
    if (count === 1) await during(redis);
    return issued(count);
  });
  /** Calls the service as a process of its own, over a client of Redis. */
  const call = async (client?: RedisClient, options: SharedStoreOptions = {}) => {
    const tokenStore = redisTokenStore(client ?? (await redis.connected()), options);
    return (await network.serviceFetch({ tokenStore })("/monitors")).status;
  };
  return { redis, network, call };
}

describe.skipIf(!hasRedis())("with Redis", () => {
  it("what somebody has damaged is replaced", async () => {
    const { redis, network, call } = await setUp();
    await call();
    const client = await redis.connected();
    const keys = (await client.keys("*")).filter((key) => !key.endsWith(":events"));
    expect(keys).toHaveLength(1);
    for (const key of keys)
      for (const field of Object.keys(await client.hGetAll(key))) await client.hSet(key, field, "garbage");
    expect(await call()).toBe(200);
    expect(await call()).toBe(200);
    expect(network.tokenCalls).toHaveLength(2);
  });

  it("a server that does not respond fails the call soon", async () => {
    const { redis, call } = await setUp();
    const client = await redis.connected();
    redis.signal("SIGSTOP");
    const error = await thrownBy(call(client, { storageTimeout: 300 }));
    redis.signal("SIGCONT");
    expect(String(error)).toBe("StorageError: The token storage did not respond within 300 ms. Check that it runs.");
  });

  it("calls succeed again after a failover: a replica refuses, and accepts when it is the primary", async () => {
    const { redis, network, call } = await setUp();
    const client = await redis.connected();
    await client.sendCommand(["REPLICAOF", "127.0.0.1", "1"]);
    expect(String(await thrownBy(call()))).toBe("StorageError: This Redis is a replica. Connect to the primary.");
    await client.sendCommand(["REPLICAOF", "NO", "ONE"]);
    expect(await call()).toBe(200);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("the error says that it is full, and no token is requested", async () => {
    const { redis, network, call } = await setUp();
    await (await redis.connected()).configSet("maxmemory", "1");
    expect((await thrownBy(call())).message).toBe(
      "Redis is full. Give it more memory, or let it evict keys of caches only.",
    );
    expect(network.tokenCalls).toEqual([]);
  });

  it("the error has the reason why the client could not connect", async () => {
    const { redis, call } = await setUp();
    await (await redis.connected()).configSet("requirepass", "p");
    const client = redis.client({ password: "wrong" });
    redisTokenStore(client);
    client.connect().catch(() => {});
    await once(client, "error");
    expect((await thrownBy(call(client))).message).toBe("Redis refused the password.");
  });

  it("a user needs only the commands that the page lists", async () => {
    const page = await readFile("docs/share-tokens.md", "utf8");
    const [, list = ""] = /The Redis user needs (.+?)\. /.exec(page) ?? [];
    const commands = [...list.matchAll(/`([A-Z]+)`/g)].map(([, name = ""]) => name);
    const { redis, network, call } = await setUp();
    const admin = await redis.connected();
    const allow = (names: string[]) => {
      const rules = names.map((name) => `+${name}`);
      return admin.sendCommand(["ACL", "SETUSER", "shop", "reset", "on", ">p", "~svc-tokens:*", ...rules]);
    };
    const shop = () => redis.client({ username: "shop", password: "p" }).connect();
    await allow(commands);
    // One waits for the other.
    expect(await Promise.all([call(await shop()), call(await shop())])).toEqual([200, 200]);
    expect(network.tokenCalls).toHaveLength(1);
    for (const missing of ["EVAL", "TIME"]) {
      await allow(commands.filter((name) => name !== missing));
      expect((await thrownBy(call(await shop()))).message).toMatch(/^The user of Redis may not run EVAL, /);
    }
  });

  it("no call is lost if it restarts empty while a token is requested", async () => {
    const { network, call } = await setUp(async (server) => {
      await server.stop();
      await server.start();
    });
    const statuses = await Promise.all(Array.from({ length: 9 }, () => call(undefined, { leaseTime: 3_000 })));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // A process that waits when all is lost cannot know of the first.
    expect(network.tokenCalls.length).toBeLessThanOrEqual(2);
  });
});
