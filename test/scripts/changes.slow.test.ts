import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const run = promisify(execFile);
type Edit = (document: Document) => void;

const released: Document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
released.info.version = "1.0.0";

/** A clone with a release of the contract. */
const folder = await temporaryFolder(afterAll);
const bundle = join(folder, "generated/openapi.json");
for (const part of ["scripts", "src", "redocly.yaml", "package.json"])
  await cp(part, join(folder, part), { recursive: true });
await symlink(resolve("node_modules"), join(folder, "node_modules"));
await mkdir(join(folder, "generated"));
await writeFile(bundle, JSON.stringify(released));
await run(
  "bash",
  [
    "-ec",
    "git init --quiet; git add generated; git -c user.name=a -c user.email=a@a.test commit -qm a; git tag v1.0.0",
  ],
  { cwd: folder },
);

/** With which code `npm run changes` ends after an edit of the contract. */
async function codeAfter(edit: Edit, version: string): Promise<number> {
  const document = structuredClone(released);
  edit(document);
  document.info.version = version;
  await writeFile(bundle, JSON.stringify(document));
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

it.each<[what: string, needed: string, low: string, edit: Edit]>([
  ["a removed operation", "2.0.0", "1.9.0", ({ paths }) => delete paths["/device_key"]],
  ["a removed member of a constant", "2.0.0", "1.9.0", splice(-1, 1)],
  ["a member with another id and name", "2.0.0", "1.9.0", splice(0, 1, [99, "Tomorrow"])],
  ["an added member", "1.1.0", "1.0.1", splice(0, 0, [99, "Tomorrow"])],
])("%s needs version %s", async (_what, needed, low, edit) => {
  expect(await codeAfter(edit, low)).toBe(1);
  expect(await codeAfter(edit, needed)).toBe(0);
});

it("an unchanged contract needs no version", async () => {
  expect(await codeAfter(() => undefined, "1.0.0")).toBe(0);
});
