import type { Event } from "./model.ts";

/** The most steps that a process makes until it has a new token. */
const mostSteps = 5;
const leaseEnd: Event = { does: "wait", milliseconds: 11_000 };

/** What happens after a turn: the other process goes on at once, or when the lease has ended; or this process is killed. */
const interruptions: ReadonlyArray<(worker: number) => Event[]> = [
  () => [],
  () => [leaseEnd],
  (worker) => [{ does: "kill", worker }, leaseEnd],
];

/**
 * Every schedule of two processes with this many turns. In a turn, a process calls and makes one to five steps. In the last
 * turn it runs to its end: a violation stays, so a shorter last turn finds nothing more. The first process begins, because
 * both are alike.
 */
export function* schedules(turns: number, workers = [0]): Generator<Event[]> {
  for (const worker of workers) {
    if (turns === 1) {
      yield [{ does: "serve", worker }];
      continue;
    }
    for (let steps = 1; steps <= mostSteps; steps += 1) {
      for (const interruption of interruptions) {
        const turn = [{ does: "call", worker } as const, ...Array<Event>(steps).fill({ does: "step", worker })];
        for (const rest of schedules(turns - 1, [0, 1])) yield [...turn, ...interruption(worker), ...rest];
      }
    }
  }
}
