import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withImmediateDigest } from "./hooks.ts";
import { events, type Flaw, play } from "./model.ts";
import { schedules } from "./schedules.ts";

withImmediateDigest();

describe("a fleet with any interleaving of calls, answers, pauses, kills and rejected tokens", () => {
  const numRuns = Number(process.env.TOKEN_MODEL_RUNS ?? 200);

  it("never creates an eleventh token in ten minutes, and never stores an old token over a newer one", () =>
    fc.assert(
      fc.asyncProperty(events, async (sequence) => {
        expect(await play(sequence)).toMatchObject({ eleventh: false, olderOverNewer: false });
      }),
      { numRuns },
    ));
});

describe("two processes with every schedule of a few turns", () => {
  const turns = Number(process.env.TOKEN_MODEL_TURNS ?? 3);

  /** In how many schedules that happened which must never be. */
  async function explore(made: number, flaw?: Flaw) {
    const found = { schedules: 0, eleventh: 0, olderOverNewer: 0 };
    for (const schedule of schedules(turns)) {
      const { eleventh, olderOverNewer } = await play(schedule, flaw, made);
      found.schedules += 1;
      if (eleventh) found.eleventh += 1;
      if (olderOverNewer) found.olderOverNewer += 1;
    }
    return found;
  }

  it.each([0, 9])(
    "never create an eleventh token in ten minutes, and never store an old token over a newer one: %i tokens before",
    async (made) => {
      // The first turn has 15 forms, each further one 30, and the last one 2.
      expect(await explore(made)).toEqual({ schedules: 15 * 30 ** (turns - 2) * 2, eleventh: 0, olderOverNewer: 0 });
    },
  );

  it("store an old token over a newer one if the storage does not compare fences", async () => {
    expect((await explore(0, "no fencing")).olderOverNewer).toBeGreaterThan(0);
  });

  it("create an eleventh token if the storage forgets the requests that are noted", async () => {
    expect((await explore(9, "forgets requests")).eleventh).toBeGreaterThan(0);
  });
});
