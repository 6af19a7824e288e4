import { describe, expect, it } from "vitest";
import { sizeFigures } from "../../bench/client-size.ts";

describe("a bundle with one call", () => {
  it("stays within its size limit, and grows only by the constants that it imports", async () => {
    const { ours, goal, added } = await sizeFigures();
    expect(ours).toBeLessThanOrEqual(goal);
    expect(added.oneConstant).toBeLessThan(added.everyConstant / 10);
  });
});
