/** A program that `mock-fuzz.ts` runs: a mock that sends its URL, and its memory usage for each message. */
import { setImmediate } from "node:timers/promises";
import { startMock } from "../src/mock/index.ts";

export interface Memory {
  heap: number;
  rss: number;
}

/** Bytes in use after garbage collection. Objects with finalizers need several rounds. */
async function memory(): Promise<Memory> {
  for (let round = 0; round < 5; round += 1) {
    global.gc?.();
    await setImmediate();
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss };
}

let errors = 0;
console.error = () => {
  errors += 1;
};

const { authUrl } = await startMock();
process.on("message", async () => process.send?.({ ...(await memory()), errors }));
process.on("disconnect", () => process.exit());
process.send?.({ authUrl });
