import type { MockFigures } from "./mock.ts";
import { megabytes, milliseconds, perSecond, ratio } from "./units.ts";

/** The mock's figures as a table: what each is, and its value. */
export function mockRows({ start, throughput, memory }: MockFigures): Array<[string, string]> {
  const { startMock } = start;
  const { toBare, toPrism, rounds, connections } = throughput;
  const atMost = (goal: string, runs: string) => `   (goal: at most ${goal}; ${runs})`;
  const atLeast = (goal: string, runs: string) => `   (goal: at least ${goal}; ${runs})`;
  return [
    ["first answer / Prism's command", ratio(start.ratio) + atMost(start.goal.toFixed(2), `${start.pairs} pairs`)],
    ["answers / bare server", ratio(toBare.ratio) + atLeast(toBare.goal.toFixed(2), `${rounds} rounds`)],
    ["answers / silent Prism", ratio(toPrism.ratio) + atLeast(toPrism.goal.toFixed(2), `${rounds} rounds`)],
    ["memory / Prism's command", ratio(memory.ratio) + atMost(memory.goal.toFixed(2), `${memory.pairs} pairs`)],
    ["first answer", milliseconds(start.ours)],
    ["  Prism's command", milliseconds(start.prism)],
    ["startMock()", milliseconds(startMock.milliseconds) + atMost(`${startMock.goal} ms`, `${startMock.runs} runs`)],
    ["answers", `${perSecond(throughput.ours)}   (GET /monitors, ${connections} connections)`],
    ["  bare server", `${perSecond(throughput.bare)}   (load program ${Math.round(throughput.loadBusy * 100)} % busy)`],
    ["  silent Prism", perSecond(throughput.prism)],
    ["memory", megabytes(memory.ours)],
    ["  Prism's command", megabytes(memory.prism)],
  ];
}
