import { type MemoryFigures, memoryFigures } from "./mock-memory.ts";
import { type StartFigures, startFigures } from "./mock-start.ts";
import { type ThroughputFigures, throughputFigures } from "./mock-throughput.ts";

export interface MockFigures {
  start: StartFigures;
  throughput: ThroughputFigures;
  memory: MemoryFigures;
}

/** Compares the mock with Prism, which it uses: time to the first response, responses per second, and memory. */
export async function mockFigures(): Promise<MockFigures> {
  return {
    start: await startFigures(),
    throughput: await throughputFigures(),
    memory: await memoryFigures(),
  };
}
