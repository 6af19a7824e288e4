import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const text = await readFile("SECURITY.md", "utf8");

it("each claim of SECURITY.md names a test that exists", async () => {
  const rows = text.split("\n").filter((line) => line.startsWith("|") && !/^\| (---|threat|Node|20|24)/.test(line));
  expect(rows).not.toEqual([]);
  for (const row of rows) {
    const [, file = "", title = ""] = /\| `(test\/.+\.test\.ts)`: "(.+)" \|$/.exec(row) ?? [];
    expect(file, row).not.toBe("");
    expect(await readFile(file, "utf8"), row).toContain(title);
  }
});
