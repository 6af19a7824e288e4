import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { immediateDigest } from "../../bench/fleet/digest.ts";
import { events, type Flaw, play } from "./model.ts";

describe("a fleet with any interleaving of calls, answers, pauses, kills and rejected tokens", () => {
  let digest: { restore: () => void };
  beforeAll(() => {
    digest = immediateDigest();
  });
  afterAll(() => digest.restore());

  const property = (flaw?: Flaw) =>
    fc.asyncProperty(events, async (sequence) => {
      const { most, olderOverNewer } = await play(sequence, flaw);
      if (most > 10) throw new Error("an eleventh token in ten minutes");
      if (olderOverNewer > 0) throw new Error("an old token over a newer one");
    });
  const numRuns = Number(process.env.TOKEN_MODEL_RUNS ?? 200);

  it("never creates an eleventh token in ten minutes, and never stores an old token over a newer one", () =>
    fc.assert(property(), { numRuns }));

  // With these seeds it does not take long.
  it.each<[Flaw, number, string]>([
    ["no fencing", 2, "an old token over a newer one"],
    ["forgets requests", 3, "an eleventh token in ten minutes"],
  ])("fails with a storage of this flaw: %s", async (flaw, seed, message) => {
    const { failed, errorInstance } = await fc.check(property(flaw), { numRuns: 300, seed, endOnFailure: true });
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message });
  });
});
