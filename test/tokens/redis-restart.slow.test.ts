import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { type Fleet, tokenRequests, total } from "./fleet.ts";
import { withFleet } from "./hooks.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";

let mock: Mock;
let fleet: Fleet;
let redis: RedisServer;

describe.skipIf(!hasRedis())("a restart of Redis, which comes back empty, fails no call:", () => {
  beforeEach(async () => {
    redis = await RedisServer.start();
  });
  afterEach(() => redis.stop());
  withFleet((started) => {
    ({ mock, fleet } = started);
  });

  const restart = async (milliseconds: number) => {
    await redis.stop();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await redis.start();
  };

  it("300 ms, while a token is requested", async () => {
    mock.fail({ operation: "createToken", delay: 300 });
    const workers = await fleet.startMany(9, redis.url, 10);
    const rounds = workers.map((worker) => worker.round());
    await expect.poll(() => workers.some(({ lines }) => lines.includes("asking")), { timeout: 30_000 }).toBe(true);
    await restart(300);
    expect(total(await Promise.all(rounds))).toEqual({ answered: 90, errors: [] });
    // A process that waits when all is lost cannot know of the first.
    expect(tokenRequests(mock)).toBeLessThanOrEqual(2);
  });

  it("six seconds, before the first token", async () => {
    // Longer than on a machine with nothing else to do: the default is ten seconds.
    const workers = await fleet.startMany(10, redis.url, 30, { storageTimeout: 30_000 });
    const restarted = restart(6_000);
    const rounds = await Promise.all(workers.map((worker) => worker.round()));
    await restarted;
    expect(total(rounds)).toEqual({ answered: 300, errors: [] });
    expect(tokenRequests(mock)).toBe(1);
  });
});
