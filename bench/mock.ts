import { type MemoryFigures, memoryFigures } from "./mock-memory.ts";
import { type StartFigures, startFigures } from "./mock-start.ts";
import { type ThroughputFigures, throughputFigures } from "./mock-throughput.ts";

export interface MockFigures {
  start: StartFigures;
  throughput: ThroughputFigures;
  memory: MemoryFigures;
}

/** What the mock costs beside Prism, which it is built on: time to the first answer, answers a second, memory. */
export async function mockFigures(): Promise<MockFigures> {
  return {
    start: await startFigures(),
    throughput: await throughputFigures(),
    memory: await memoryFigures(),
  };
}
