import { describe, expect, it } from "vitest";
import { sizeFigures } from "../../bench/client-size.ts";

describe("a bundle with one call", () => {
  it("stays near its size, and grows only by the constants that it imports", async () => {
    const { ours, fetchAlone, added } = await sizeFigures();
    // Bytes, minified and compressed: 17,300 with 14 operations, and room for some more. What else is added is to be worth it.
    expect(ours, "a program of one call").toBeLessThanOrEqual(17_500);
    expect(fetchAlone).toBeLessThanOrEqual(13_800);
    expect(added.oneConstant).toBeLessThan(added.everyConstant / 10);
  });
});
