/** A mock in a process of its own, for `mock-fuzz.ts`: tells where it is, and its memory whenever it is asked. */
import { setImmediate } from "node:timers/promises";
import { startMock } from "../src/mock/index.ts";

export interface Memory {
  heap: number;
  rss: number;
}

/** Bytes that are still used when all that can go has gone. What finalizers let go of goes only in later rounds. */
async function memory(): Promise<Memory> {
  for (let round = 0; round < 5; round += 1) {
    global.gc?.();
    await setImmediate();
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss };
}

let complaints = 0;
console.error = () => {
  complaints += 1;
};

const { authUrl } = await startMock();
process.on("message", async () => process.send?.({ ...(await memory()), complaints }));
process.on("disconnect", () => process.exit());
process.send?.({ authUrl });
