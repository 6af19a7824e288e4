import type { MockFigures } from "./mock.ts";
import { megabytes, milliseconds, perSecond, ratio } from "./units.ts";

/** The rows of the mock's table: name and value. */
export function mockRows({ start, throughput, memory, reset }: MockFigures): Array<[string, string]> {
  const { startMock } = start;
  const { toBare, toPrism, rounds, connections } = throughput;
  const atMost = (goal: string, runs: string) => `   (goal: at most ${goal}; ${runs})`;
  const atLeast = (goal: string, runs: string) => `   (goal: at least ${goal}; ${runs})`;
  return [
    ["first response / Prism's command", ratio(start.ratio) + atMost(start.goal.toFixed(2), `${start.pairs} pairs`)],
    ["responses / bare server", ratio(toBare.ratio) + atLeast(toBare.goal.toFixed(2), `${rounds} rounds`)],
    ["responses / Prism without a log", ratio(toPrism.ratio) + atLeast(toPrism.goal.toFixed(2), `${rounds} rounds`)],
    ["memory / Prism's command", ratio(memory.ratio) + atMost(memory.goal.toFixed(2), `${memory.pairs} pairs`)],
    ["first response", milliseconds(start.ours)],
    ["  Prism's command", milliseconds(start.prism)],
    ["startMock()", milliseconds(startMock.milliseconds) + atMost(`${startMock.goal} ms`, `${startMock.runs} runs`)],
    ["responses", `${perSecond(throughput.ours)}   (GET /monitors, ${connections} connections)`],
    ["  bare server", `${perSecond(throughput.bare)}   (load program ${Math.round(throughput.loadBusy * 100)} % busy)`],
    ["  Prism without a log", perSecond(throughput.prism)],
    ["reset", `${reset.method.toFixed(3)} ms${atMost(`${reset.goal} ms`, "200 runs")}`],
    ["  over HTTP", `${reset.http.toFixed(3)} ms`],
    ["memory", megabytes(memory.ours)],
    ["  Prism's command", megabytes(memory.prism)],
  ];
}
