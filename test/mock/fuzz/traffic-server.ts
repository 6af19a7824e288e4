/** A mock in a process of its own, for `traffic.test.ts`: tells where it is, and how it is whenever it is asked. */
import { setImmediate } from "node:timers/promises";
import { startMock } from "../../../src/mock/index.ts";

export interface Report {
  /** Bytes that are still used when all that can go has gone. */
  heap: number;
  /** What it wrote to the console. */
  complaints: string[];
}

/** What finalizers let go of goes only in later rounds. */
async function heap(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    global.gc?.();
    await setImmediate();
  }
  return process.memoryUsage().heapUsed;
}

const complaints: string[] = [];
console.error = (...words: unknown[]) => void complaints.push(words.join(" "));

const { authUrl } = await startMock();
process.on("message", async () => process.send?.({ heap: await heap(), complaints } satisfies Report));
process.on("disconnect", () => process.exit());
process.send?.({ authUrl });
