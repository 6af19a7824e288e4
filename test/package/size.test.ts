import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sizeFigures } from "../../bench/client-size.ts";
import { InstalledPackage } from "./installed.ts";

describe.skipIf(!process.env.CI)("a bundle with one call (of the packed package: CI only)", () => {
  let installed: InstalledPackage;

  beforeAll(async () => {
    installed = await InstalledPackage.make();
  });
  afterAll(() => installed?.remove());

  it("stays near its size, and grows only by the constants that it imports", async () => {
    const { ours, fetchAlone, added } = await sizeFigures(installed.project);
    // Bytes, minified and compressed: 17,322 with 14 operations, and room for some more. What else is added is to be worth it.
    expect(ours, "a program of one call").toBeLessThanOrEqual(17_400);
    expect(fetchAlone).toBeLessThanOrEqual(12_800);
    expect(added.oneConstant).toBeLessThan(added.everyConstant / 10);
  });
});
