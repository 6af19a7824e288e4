import { median } from "./median.ts";
import { mockCommand, prismCommand, whileServing } from "./mock-commands.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const pairs = roundsOf(7);

/** Milliseconds. */
export interface StartFigures {
  ratio: number;
  goal: number;
  pairs: number;
  ours: number;
  prism: number;
  /** `startMock()`, without the import. */
  startMock: { milliseconds: number; goal: number; runs: number };
}

/** Compares the time from the start to the first response with status 200 with that of Prism's own command. */
export async function startFigures(): Promise<StartFigures> {
  const ours: number[] = [];
  const prism: number[] = [];
  const startMock: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    ours.push(await whileServing(mockCommand, (_server, milliseconds) => milliseconds));
    prism.push(await whileServing(prismCommand, (_server, milliseconds) => milliseconds));
    startMock.push(Number(await outputOf(["--import", "tsx/esm", "bench/mock-start-program.ts"])));
  }
  return {
    ratio: median(ours.map((time, index) => time / (prism[index] ?? Number.NaN))),
    goal: 0.4,
    pairs,
    ours: median(ours),
    prism: median(prism),
    startMock: { milliseconds: median(startMock), goal: 200, runs: pairs },
  };
}
