import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { contentHash, isFresh, markFresh } from "../../scripts/pipeline/content-hash.ts";

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "inputs-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

describe("the freshness of built pages", () => {
  it("depends on the contents of their inputs, not on modification times", async () => {
    const folder = await folderWith({ "constants/a.yaml": "1", "list.yaml": "2" });
    const pages = await folderWith({});
    const hash = () => contentHash(folder, [join(folder, "constants"), join(folder, "list.yaml")]);
    expect(await isFresh(pages, await hash())).toBe(false);
    await markFresh(pages, await hash());
    expect(await isFresh(pages, await hash())).toBe(true);
    await utimes(join(folder, "list.yaml"), new Date(), new Date(Date.now() + 60_000));
    expect(await isFresh(pages, await hash())).toBe(true);
    await writeFile(join(folder, "list.yaml"), "3");
    expect(await isFresh(pages, await hash())).toBe(false);
  });

  it("ends if a file is moved to another folder", async () => {
    const folder = await folderWith({ "constants/reports/Day.yaml": "1" });
    await mkdir(join(folder, "constants/calendar"));
    const before = await contentHash(folder, [join(folder, "constants")]);
    await rename(join(folder, "constants/reports/Day.yaml"), join(folder, "constants/calendar/Day.yaml"));
    expect(await contentHash(folder, [join(folder, "constants")])).not.toBe(before);
  });

  it("ends if text moves from one file to the next", async () => {
    const [one, two] = [await folderWith({ a: "12", b: "3" }), await folderWith({ a: "1", b: "23" })];
    expect(await contentHash(one, [one])).not.toBe(await contentHash(two, [two]));
  });
});
