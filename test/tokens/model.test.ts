import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../support/runs.ts";
import { withImmediateDigest } from "./hooks.ts";
import { events, play } from "./model.ts";

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
          expect(await play(sequence, made)).toMatchObject({ eleventh: false, olderOverNewer: false });
        }),
        // The error has the seed, and also that of a call that never ends.
        { numRuns, plugins: [fc.interruptAfterTimeLimit(limit, { failOnInterrupt: true })] },
      ),
  );
});
