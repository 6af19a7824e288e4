import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { obsoleteFiles, replaceOutputs, requireOwn, writeOutputs } from "../../src/pipeline/outputs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("writing the generated files", () => {
  it("does not write a file whose content did not change", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "a"), "1");
    const before = await stat(join(folder, "a"));
    expect(await writeOutputs(new Map([["a", "1"]]), folder)).toEqual([]);
    expect((await stat(join(folder, "a"))).ino).toBe(before.ino);
  });

  it("writes no file if one of them cannot be written", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "a"), "old");
    const outputs = new Map(["a", "file/b"].map((name) => [name, "new"]));
    await writeFile(join(folder, "file"), "a file where a folder should be");
    await expect(writeOutputs(outputs, folder)).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readFile(join(folder, "a"), "utf8")).toBe("old");
    expect(await readdir(folder)).toEqual(["a", "file"]);
  });

  it("creates the folders of the files", async () => {
    const folder = await temporaryFolder();
    expect(await writeOutputs(new Map([["more/b", "new"]]), folder)).toEqual(["more/b"]);
    expect(await readFile(join(folder, "more/b"), "utf8")).toBe("new");
    expect(await readdir(join(folder, "more"))).toEqual(["b"]);
  });

  it("writes where no link leads that was planted for this process", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "precious"), "mine");
    await symlink("precious", join(folder, `.a.${process.pid}.tmp`));
    await writeOutputs(new Map([["a", "new"]]), folder);
    expect(await readFile(join(folder, "precious"), "utf8")).toBe("mine");
  });

  it("leaves no temporary file if a file cannot be renamed", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "a"));
    await expect(writeOutputs(new Map([["a", "new"]]), folder)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["a"]);
  });
});

describe("replacing the generated files", () => {
  const written = "// Written by `svc-monitoring-api build acme.overlay.yaml`. Do not edit.\n";

  it("removes files that are generated no longer, and no others", async () => {
    const folder = await temporaryFolder();
    const before = ["a", "records/Old", "records/New"].map((name): [string, string] => [name, written]);
    await writeOutputs(new Map(before), folder);
    await mkdir(join(folder, "docs"));
    for (const name of ["docs/page", ".note", "records/.note", "records/mine", "file-of-others"])
      await writeFile(join(folder, name), "kept");
    const outputs = new Map(before.filter(([name]) => name !== "records/Old"));
    expect(await obsoleteFiles(outputs, folder)).toEqual(["records/Old"]);
    expect(await replaceOutputs(outputs, folder)).toEqual({ written: [], removed: ["records/Old"] });
    const left = (await readdir(folder, { recursive: true })).sort();
    expect(left.join(" ")).toBe(".note a docs docs/page file-of-others records records/.note records/New records/mine");
    expect(await obsoleteFiles(outputs, folder)).toEqual([]);
  });

  const document = (title: string, version: string) =>
    JSON.stringify({ openapi: "3.1.0", info: { title, version } }, null, 2);
  it.each<[what: string, name: string, before: string, isReplaced: boolean]>([
    ["a module of the user", "types.ts", "export type Mine = 1;\n", false],
    ["a module of the user that cites the mark", "types.ts", `import "./mine.ts";\n${written}`, false],
    ["a module of another generator", "types.ts", "// Written by `npm run build`.\n", false],
    ["an empty module", "types.ts", "", false],
    ["a document of another service", "openapi.json", document("Mine", "1"), false],
    ["a module of an earlier build", "types.ts", `${written}export {};\n`, true],
    ["a validator of an earlier build", "types.ts", `// @ts-nocheck Minified.\n${written}`, true],
    ["a document of an earlier build", "openapi.json", document("Service", "0"), true],
  ])("%s in the place of an output", async (_what, name, before, isReplaced) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, name), before);
    const outputs = new Map([
      ["types.ts", `${written}export {}`],
      ["openapi.json", document("Service", "1")],
    ]);
    const outcome = await requireOwn(outputs, folder).catch(({ message }: Error) => message);
    if (isReplaced) expect(outcome).toBeUndefined();
    else expect(outcome).toContain(`that it did not write:\n  ${join(folder, name)}\nNothing is written.`);
  });

  it("a folder in the place of an output is named before anything is written", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "types.ts"));
    await expect(requireOwn(new Map([["types.ts", written]]), folder)).rejects.toThrow("types.ts");
  });
});
