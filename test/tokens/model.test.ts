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
  const numRuns = Number(process.env.TOKEN_MODEL_RUNS ?? 300);

  it("never creates an eleventh token in ten minutes, and never stores an old token over a newer one", () =>
    fc.assert(property(), { numRuns }));

  it("stores an old token over a newer one if there is no fencing", async () => {
    const { failed, errorInstance } = await fc.check(property("no fencing"), { numRuns });
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: "an old token over a newer one" });
  });

  it("creates an eleventh token if requests are not noted before they are sent", async () => {
    const { failed, errorInstance } = await fc.check(property("forgets requests"), { numRuns });
    expect(failed).toBe(true);
    expect(errorInstance).toMatchObject({ message: "an eleventh token in ten minutes" });
  });
});
