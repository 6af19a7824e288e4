import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { Fleet, type Worker } from "./fleet.ts";
import { hasRedis, RedisServer } from "./redis-server.ts";
import { startShortLived } from "./short-lived.ts";

const processes = 4;
const expiries = 2;
/** In milliseconds, as all times here. */
const lifetime = 4_000;
const leaseTime = 1_000;
const limit = 50_000;
/** Processes renew a token at the earliest a tenth of its life before the end of its use, which is another tenth earlier. */
const earliest = 0.8 * lifetime;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(!hasRedis())("a fleet over several expiries, with a process killed again and again", () => {
  it(
    "fails no call, and requests a token for each expiry and for each killed process that was requesting one",
    async () => {
      const service = await startShortLived(lifetime);
      const fleet = await Fleet.open(service);
      const redis = await RedisServer.start();
      const args = [redis.url, 3, { leaseTime }] as const;
      const errors: string[] = [];
      let hits = 0;

      /** The requests at the start of the fleet or at the end of a token, and those that came earlier. */
      const requests = () => {
        const gaps = service.requested.map((time, index) => time - (service.requested[index - 1] ?? 0));
        const early = gaps.filter((gap) => gap < earliest).length;
        return { early, due: gaps.length - early };
      };
      const end = Date.now() + limit;
      const isOver = () => requests().due > expiries || Date.now() > end;

      try {
        const workers = Array.from({ length: processes }, () => fleet.start(...args));
        /** Calls again and again; a process that was killed has a successor. */
        const keepCalling = async (index: number) => {
          while (!isOver()) {
            const worker = workers[index] as Worker;
            const round = await worker.round().catch(() => undefined);
            if (round) {
              errors.push(...round.errors);
            } else if (worker === workers[index]) throw new Error("A process ended by itself.");
            await sleep(100);
          }
        };
        const kill = async (index: number) => {
          const victim = workers[index] as Worker;
          workers[index] = fleet.start(...args);
          victim.child.kill("SIGKILL");
          // Until then, not all of its output is there.
          await once(victim.child, "close");
          if (/^(asking|answered)$/.test(victim.lines.at(-1) ?? "")) hits += 1;
        };
        const keepKilling = async () => {
          for (let index = 0; !isOver(); index = (index + 1) % processes) {
            await sleep(2_000);
            await kill(index);
          }
        };
        /** Of some processes that request a token, one is killed, too: few of the others would be. */
        const keepHitting = async () => {
          for (let seen = 0; !isOver(); await sleep(10)) {
            const count = service.requested.length;
            const asker = workers.findIndex(({ lines }) => lines.at(-1) === "asking");
            if (count === seen || asker < 0) continue;
            seen = count;
            if (count % 5 === 2) await kill(asker);
          }
        };
        await Promise.all([...[...workers.keys()].map(keepCalling), keepKilling(), keepHitting()]);
        const { due, early } = requests();
        expect(errors).toEqual([]);
        // On a busy machine, a token more may end before all processes have stopped.
        expect(due).toBeGreaterThan(expiries);
        expect(early).toBeLessThanOrEqual(hits);
        expect(hits).toBeGreaterThan(0);
      } finally {
        await fleet.close();
        await redis.stop();
      }
    },
    2 * limit,
  );
});
