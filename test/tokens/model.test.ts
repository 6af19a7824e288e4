import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../support/runs.ts";
import { withImmediateDigest } from "./hooks.ts";
import { events, type Flaw, play } from "./model.ts";
import { schedules } from "./schedules.ts";

withImmediateDigest();

describe("a fleet with any interleaving of calls, answers, pauses, kills and rejected tokens", () => {
  const numRuns = Number(process.env.TOKEN_MODEL_RUNS ?? runs(60, 400));
  const limit = 250 * numRuns;
  const timeout = limit + 10_000;

  it(
    "never creates an eleventh token in ten minutes, and never stores an old token over a newer one",
    { timeout },
    () =>
      fc.assert(
        fc.asyncProperty(events, fc.constantFrom(0, 9), async (sequence, made) => {
          expect(await play(sequence, undefined, made)).toMatchObject({ eleventh: false, olderOverNewer: false });
        }),
        // The error has the seed, and also that of a call that never ends.
        { numRuns, plugins: [fc.interruptAfterTimeLimit(limit, { failOnInterrupt: true })] },
      ),
  );
});

describe("two processes with every schedule of a few turns", () => {
  const turns = Number(process.env.TOKEN_MODEL_TURNS ?? 3);

  /** The first schedule in which happened what must never be, with what it was. */
  async function firstViolation(made: number, flaw?: Flaw) {
    for (const schedule of schedules(turns)) {
      const { eleventh, olderOverNewer } = await play(schedule, flaw, made);
      if (eleventh || olderOverNewer) return { schedule, eleventh, olderOverNewer };
    }
    return undefined;
  }

  it.each([0, 9])(
    "never create an eleventh token in ten minutes, and never store an old token over a newer one: %i tokens before",
    async (made) => {
      expect(await firstViolation(made)).toBeUndefined();
    },
  );

  it("store an old token over a newer one if the storage does not compare fences", async () => {
    expect(await firstViolation(0, "no fencing")).toMatchObject({ olderOverNewer: true });
  });

  it("create an eleventh token if the storage forgets the requests that are noted", async () => {
    expect(await firstViolation(9, "forgets requests")).toMatchObject({ eleventh: true });
  });
});
