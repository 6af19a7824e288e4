import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { Fleet, type Worker } from "./fleet.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";
import { ShortLivedService } from "./short-lived.ts";

const lifetime = 4_000;
/** Processes renew a token at the earliest a tenth of its life before the end of its use, which is another tenth earlier. */
const earliest = 0.8 * lifetime;

describe.skipIf(!hasRedis())("a fleet over several expiries, with a process killed again and again", () => {
  it("fails no call, and requests a token for each expiry and for each killed process that was requesting one", async () => {
    const service = await ShortLivedService.start(lifetime);
    const fleet = await Fleet.open(service);
    const redis = await RedisServer.start();
    const start = () => fleet.start(redis.url, 3, { leaseTime: 500 });
    const workers = Array.from({ length: Number(process.env.FLEET_SIZE ?? 8) }, start);
    const errors: string[] = [];
    const duration = Number(process.env.FLEET_SECONDS ?? 10) * 1_000;
    const end = Date.now() + duration;
    let kills = 0;
    let hits = 0;

    /** Calls again and again; a process that was killed has a successor. */
    const keepCalling = async (index: number) => {
      while (Date.now() < end) {
        const worker = workers[index] as Worker;
        const round = await worker.round().catch(() => undefined);
        if (round) errors.push(...round.errors);
        else if (worker === workers[index]) throw new Error("A process ended by itself.");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const keepKilling = async () => {
      while (Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const index = kills % workers.length;
        const victim = workers[index] as Worker;
        workers[index] = start();
        victim.child.kill("SIGKILL");
        // Until then, not all of its output is there.
        await once(victim.child, "close");
        kills += 1;
        const last = victim.lines.findLast((line) => line === "asking" || line === "answered");
        if (last === "asking") hits += 1;
      }
    };
    try {
      await Promise.all([...workers.keys()].map(keepCalling).concat(keepKilling()));
      const gaps = service.requested.slice(1).map((time, index) => time - (service.requested[index] ?? 0));
      expect(errors).toEqual([]);
      expect(gaps.filter((gap) => gap < earliest).length).toBeLessThanOrEqual(hits);
      expect(service.requested.length).toBeGreaterThan(1);
      if (process.env.FLEET_SIZE) console.log({ kills, hits, requested: service.requested.length });
    } finally {
      await fleet.close();
      await redis.stop();
      service.close();
    }
  });
});
