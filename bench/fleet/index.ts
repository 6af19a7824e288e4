/** `npm run simulate`: fleets of 1,000 and 10,000 workers over 24 hours. With `--write` it draws the guide's plot. */
import { writeFileSync } from "node:fs";
import { plotOf } from "./plot.ts";
import { type Figures, type Scenario, seeded, simulate } from "./simulation.ts";

const scenario: Omit<Scenario, "workers"> = {
  hours: 24,
  callEvery: 60_000,
  crashEvery: 30_000,
  askerCrashes: 0.3,
  partition: 5 * 60_000,
  skew: 5 * 60_000,
  storageLatency: 2,
  authLatency: 300,
};

const fleets: Array<{ workers: number; figures: Figures }> = [];
for (const workers of [1_000, 10_000]) {
  const start = performance.now();
  const figures = await simulate({ ...scenario, workers }, seeded(1));
  fleets.push({ workers, figures });
  const { calls, cutOff, failed, tokenRequests, most, worstWait, storeRequests, storePeak } = figures;
  const total = tokenRequests.reduce((sum, count) => sum + count, 0);
  const mean = storeRequests.reduce((sum, count) => sum + count, 0) / scenario.hours / 3600;
  console.log(`${workers} workers, ${scenario.hours} hours, in ${((performance.now() - start) / 1000).toFixed(0)} s:
  calls ${calls}, failed ${failed}, and ${cutOff} of workers that could not reach the storage when their token ended
  token requests ${total}: ${(total / scenario.hours).toFixed(2)} an hour, at most ${Math.max(...tokenRequests)} in an hour, ${most} in ten minutes
  worst wait for a token ${worstWait} ms
  requests to the storage: ${mean.toFixed(2)} a second on average, ${storePeak} in the busiest second`);
}
if (process.argv.includes("--write"))
  writeFileSync(new URL("../../src/tokens/fleet.svg", import.meta.url), plotOf(fleets));
