import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { obsoleteFiles, replaceOutputs, writeOutputs } from "../../src/pipeline/outputs.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "outputs-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("writing the generated files", () => {
  it("does not write a file whose content did not change", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "a"), "1");
    const before = await stat(join(folder, "a"));
    expect(await writeOutputs(new Map([["a", "1"]]), folder)).toEqual([]);
    expect((await stat(join(folder, "a"))).ino).toBe(before.ino);
  });

  it("writes no file if one of them cannot be written", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "a"), "old");
    const outputs = new Map([
      ["a", "new"],
      ["file/b", "new"],
    ]);
    await writeFile(join(folder, "file"), "a file where a folder should be");
    await expect(writeOutputs(outputs, folder)).rejects.toThrow("EEXIST");
    expect(await readFile(join(folder, "a"), "utf8")).toBe("old");
    expect(await readdir(folder)).toEqual(["a", "file"]);
  });

  it("creates the folders of the files", async () => {
    const folder = await emptyFolder();
    expect(await writeOutputs(new Map([["more/b", "new"]]), folder)).toEqual(["more/b"]);
    expect(await readFile(join(folder, "more/b"), "utf8")).toBe("new");
    expect(await readdir(join(folder, "more"))).toEqual(["b"]);
  });

  it("leaves no temporary file if a file cannot be renamed", async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, "a"));
    await expect(writeOutputs(new Map([["a", "new"]]), folder)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["a"]);
  });
});

describe("replacing the generated files", () => {
  it("removes files that are generated no longer, and no others", async () => {
    const folder = await emptyFolder();
    const before = ["a", "records/Old", "records/New"].map((name): [string, string] => [name, "1"]);
    await writeOutputs(new Map(before), folder);
    await mkdir(join(folder, "docs"));
    for (const name of ["docs/page", ".note", "records/.note", "file-of-others"])
      await writeFile(join(folder, name), "kept");
    const outputs = new Map(before.filter(([name]) => name !== "records/Old"));
    expect(await obsoleteFiles(outputs, folder)).toEqual(["records/Old"]);
    expect(await replaceOutputs(outputs, folder)).toEqual({ written: [], removed: ["records/Old"] });
    const left = (await readdir(folder, { recursive: true })).sort();
    expect(left).toEqual([
      ".note",
      "a",
      "docs",
      "docs/page",
      "file-of-others",
      "records",
      "records/.note",
      "records/New",
    ]);
    expect(await obsoleteFiles(outputs, folder)).toEqual([]);
  });
});
