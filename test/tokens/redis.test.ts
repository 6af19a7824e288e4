import { readFile } from "node:fs/promises";
import { createCluster, createSentinel } from "redis";
import { describe, expect, it } from "vitest";
import { type RedisClient, redisTokenStore } from "../../src/token-stores/redis.ts";
import { Network, thrownBy } from "../client/support.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";

it("a client of a cluster or of sentinels, whose commands take other arguments, is rejected", () => {
  const cluster = createCluster({ rootNodes: [{ url: "redis://127.0.0.1:1" }] });
  const sentinel = createSentinel({ name: "any", sentinelRootNodes: [{ host: "127.0.0.1", port: 1 }] });
  for (const client of [cluster, sentinel, {}, undefined])
    expect(() => redisTokenStore(client as unknown as RedisClient)).toThrow(/^The client of Redis must be one that/);
});

/** A server, and a service that is called over it. */
async function setUp() {
  const redis = await RedisServer.start();
  const network = new Network();
  /** Calls the service as a process of its own, over a client of Redis. */
  const call = async (client?: RedisClient, callTimeout = 10_000) => {
    const tokenStore = redisTokenStore(client ?? (await redis.connected()));
    return (await network.serviceFetch({ tokenStore, callTimeout })("/monitors")).status;
  };
  return { redis, network, call };
}

describe.skipIf(!hasRedis())("with Redis", () => {
  it("what somebody has damaged is replaced", async () => {
    const { redis, network, call } = await setUp();
    await call();
    const client = await redis.connected();
    const [key = ""] = await client.keys("*");
    await client.set(key, "garbage");
    expect([await call(), await call()]).toEqual([200, 200]);
    expect(network.tokenCalls).toHaveLength(2);
  });

  it("a server that does not respond fails the call when its time is over", async () => {
    const { redis, call } = await setUp();
    const client = await redis.connected();
    redis.signal("SIGSTOP");
    const error = await thrownBy(call(client, 300));
    redis.signal("SIGCONT");
    expect(String(error)).toBe("TimeoutError: GET /monitors: no access token within 300 ms.");
  });

  it("a call waits out a failover, in which a replica is not writable yet", async () => {
    const { redis, network, call } = await setUp();
    const client = await redis.connected();
    await client.sendCommand(["REPLICAOF", "127.0.0.1", "1"]);
    expect(String(await thrownBy(call(undefined, 2_000)))).toBe("StorageError: Redis failed (READONLY).");
    const waiting = call();
    await client.sendCommand(["REPLICAOF", "NO", "ONE"]);
    expect(await waiting).toBe(200);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("a full server fails the call, and no token is requested", async () => {
    const { redis, network, call } = await setUp();
    await (await redis.connected()).configSet("maxmemory", "1");
    expect(String(await thrownBy(call(undefined, 2_000)))).toBe("StorageError: Redis failed (OOM).");
    expect(network.tokenCalls).toEqual([]);
  });

  it("a client that is not connected fails the call at once, and the error says so", async () => {
    const { redis, call } = await setUp();
    expect((await thrownBy(call(redis.client()))).message).toBe(
      "The client of Redis is closed. Call its `connect` first.",
    );
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
    for (const missing of ["GET", "SET"]) {
      await allow(commands.filter((name) => name !== missing));
      await admin.flushAll();
      expect((await thrownBy(call(await shop()))).message).toMatch(/^The user of Redis may not run GET, /);
    }
  });
});
