import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { author, copyHere } from "../support/repository-copy.ts";

const run = promisify(execFile);
type Edit = (document: Document) => void;

const contract = await readFile("generated/openapi.json", "utf8");

/** Writes the contract of a clone, with a version, and with an edit. */
async function writeContract(clone: string, version: string, edit: Edit = () => undefined): Promise<void> {
  const document: Document = JSON.parse(contract);
  edit(document);
  document.info.version = version;
  await writeFile(join(clone, "generated/openapi.json"), JSON.stringify(document));
}

/** A clone with a release of the contract. */
async function cloneWith(version: string): Promise<string> {
  const folder = await copyHere(afterAll);
  await writeContract(folder, version);
  const release = `git add generated; git ${author} commit --quiet --message release; git tag v${version}`;
  await run("bash", ["-ec", release], { cwd: folder });
  return folder;
}

const clones = { "0.1.0": await cloneWith("0.1.0"), "1.0.0": await cloneWith("1.0.0") };

/** With which code `npm run changes` ends after an edit of the released contract. */
async function codeAfter(released: keyof typeof clones, version: string, edit?: Edit): Promise<number> {
  const folder = clones[released];
  await writeContract(folder, version, edit);
  const command = ["--import", "tsx/esm", "scripts/changes.ts"];
  return run(process.execPath, command, { cwd: folder }).then(
    () => 0,
    ({ code }) => code,
  );
}

/** Replaces a member of a constant, which is at the end if the index is -1, by others. */
const splice =
  (index: number, count: number, ...members: Array<[id: number, name: string]>): Edit =>
  ({ components }) => {
    const { enum: ids, "x-enum-varnames": names } = components.schemas.ReportType ?? {};
    ids?.splice(index, count, ...members.map(([id]) => id));
    names?.splice(index, count, ...members.map(([, name]) => name));
  };

it.each<[what: string, released: keyof typeof clones, needed: string, low: string, edit: Edit]>([
  ["a removed operation", "1.0.0", "2.0.0", "1.9.0", ({ paths }) => delete paths["/device_key"]],
  ["a removed member of a constant", "1.0.0", "2.0.0", "1.9.0", splice(-1, 1)],
  ["a removed member of a constant", "0.1.0", "0.2.0", "0.1.9", splice(-1, 1)],
  ["a member with another id and name", "1.0.0", "2.0.0", "1.9.0", splice(0, 1, [99, "Tomorrow"])],
  ["an added member", "1.0.0", "1.1.0", "1.0.1", splice(0, 0, [99, "Tomorrow"])],
])("%s since %s needs version %s", async (_what, released, needed, low, edit) => {
  expect(await codeAfter(released, low, edit)).toBe(1);
  expect(await codeAfter(released, needed, edit)).toBe(0);
});

it("an unchanged contract needs no version", async () => {
  expect(await codeAfter("1.0.0", "1.0.0")).toBe(0);
});
