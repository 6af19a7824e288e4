import { expect, it } from "vitest";
import { buildAssets } from "../../src/site/assets.ts";

it("a script with a library in it starts with the library's license", async () => {
  const assets = await buildAssets();
  expect(assets.get("search.js")).toMatch(
    /^\/\*!\nminisearch \d+\.\d+\.\d+\n\nCopyright \d+ Luca Ongaro\n\nPermission is hereby/,
  );
  // Our own code has no notice in it.
  expect(assets.get("site.js")).not.toContain("/*!");
});
