import { createClient } from "redis";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { credentials } from "../../src/mock/index.ts";
import { tokenRequests, total } from "./fleet.ts";
import { startFleet } from "./hooks.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";

let redis: RedisServer;

beforeEach(async () => {
  redis = await RedisServer.start();
});
afterEach(() => redis.stop());
const { mock, fleet } = await startFleet();

describe.skipIf(!hasRedis())("a fleet with Redis", () => {
  /** Everything that Redis contains, as text. */
  async function content(): Promise<string> {
    const client = await createClient({ url: redis.url }).connect();
    let text = "";
    for (const key of await client.keys("*")) {
      text += `${key} ${JSON.stringify(key.endsWith(":events") ? await client.xRange(key, "-", "+") : await client.hGetAll(key))}\n`;
    }
    client.destroy();
    return text;
  }

  it("of ten processes that start at once with no token shares one, and stores no secret but the token", async () => {
    const workers = await fleet.startMany(10, redis.url, 10);
    const rounds = await Promise.all(workers.map((worker) => worker.round()));
    expect(total(rounds)).toEqual({ answered: 100, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
    const stored = await content();
    for (const secret of [credentials.clientId, credentials.clientSecret, credentials.refreshToken]) {
      expect(stored).not.toContain(secret);
    }
  });

  it("replaces what somebody has damaged", async () => {
    expect(await fleet.start(redis.url).round()).toMatchObject({ answered: 1 });
    const client = await createClient({ url: redis.url }).connect();
    const keys = (await client.keys("*")).filter((key) => !key.endsWith(":events"));
    for (const key of keys) {
      const fields = Object.keys(await client.hGetAll(key));
      for (const field of fields) await client.hSet(key, field, "garbage");
    }
    client.destroy();
    expect(keys).not.toEqual([]);
    expect(await fleet.start(redis.url).round()).toMatchObject({ answered: 1 });
  });

  it("replaces a token once that somebody else's eleventh token deleted", async () => {
    const workers = await fleet.startMany(3, redis.url, 5);
    await Promise.all(workers.map((worker) => worker.round()));
    mock.advance(11 * 60_000);
    const { clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token } = credentials;
    const body = new URLSearchParams({ grant_type: "refresh_token", client_id, client_secret, refresh_token });
    for (let count = 0; count < 10; count += 1) await fetch(`${mock.authUrl}/oauth/v2/token`, { method: "POST", body });
    mock.advance(11 * 60_000);
    mock.clearRequests();
    const rounds = await Promise.all(workers.map((worker) => worker.round()));
    expect(total(rounds)).toEqual({ answered: 15, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
  });

  it("fails soon when Redis does not respond", async () => {
    const [worker] = await fleet.startMany(1, redis.url, 1, { storageTimeout: 300 });
    redis.signal("SIGSTOP");
    const round = await worker?.round();
    redis.signal("SIGCONT");
    expect(round?.errors).toEqual([
      "StorageError: The token storage did not respond within 300 ms. Check that it runs.",
    ]);
  });

  it("goes on after a failover: a replica refuses, and accepts when it is the primary", async () => {
    const client = await createClient({ url: redis.url }).connect();
    await client.sendCommand(["REPLICAOF", "127.0.0.1", "1"]);
    const [worker] = await fleet.startMany(1, redis.url);
    expect((await worker?.round())?.errors).toEqual(["StorageError: This Redis is a replica. Connect to the primary."]);
    await client.sendCommand(["REPLICAOF", "NO", "ONE"]);
    client.destroy();
    expect(await worker?.round()).toMatchObject({ answered: 1, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
  });

  it("says that Redis is full", async () => {
    const client = await createClient({ url: redis.url }).connect();
    await client.configSet("maxmemory", "1");
    client.destroy();
    expect((await fleet.start(redis.url).round()).errors).toEqual([
      "StorageError: Redis is full. Give it more memory, or let it evict keys of caches only.",
    ]);
    expect(tokenRequests(mock)).toBe(0);
  });

  const restart = async (milliseconds: number) => {
    await redis.stop();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await redis.start();
  };

  it("loses no call if Redis restarts empty in 300 ms, while a token is requested", async () => {
    mock.override({ operation: "createToken", delay: 300, times: 1 });
    const workers = await fleet.startMany(9, redis.url, 10);
    const rounds = workers.map((worker) => worker.round());
    await expect.poll(() => workers.some(({ lines }) => lines.includes("asking")), { timeout: 30_000 }).toBe(true);
    await restart(300);
    expect(total(await Promise.all(rounds))).toEqual({ answered: 90, errors: [] });
    // A process that waits when all is lost cannot know of the first.
    expect(tokenRequests(mock)).toBeLessThanOrEqual(2);
  });
});
