import { type MemoryFigures, memoryFigures } from "./mock-memory.ts";
import { type ResetFigures, resetFigures } from "./mock-reset.ts";
import { type StartFigures, startFigures } from "./mock-start.ts";
import { type ThroughputFigures, throughputFigures } from "./mock-throughput.ts";

export interface MockFigures {
  start: StartFigures;
  throughput: ThroughputFigures;
  memory: MemoryFigures;
  reset: ResetFigures;
}

/** Compares the mock with Prism, which it uses: time to the first response, responses per second, memory, and the time of a reset. */
export async function mockFigures(): Promise<MockFigures> {
  return {
    start: await startFigures(),
    throughput: await throughputFigures(),
    memory: await memoryFigures(),
    reset: await resetFigures(),
  };
}
