import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const run = promisify(execFile);
type Edit = (document: Document) => void;

/** What `npm run changes` says of an edited contract, after a release of this one. */
async function changesAfter(...edits: Edit[]): Promise<{ code: number; output: string }> {
  const folder = await temporaryFolder();
  const git = (...args: string[]) =>
    run("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@a.test", ...args]);
  for (const part of ["scripts", "src", "redocly.yaml", "package.json"])
    await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "generated"));
  const bundle = join(folder, "generated/openapi.json");
  const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  document.info.version = "1.0.0";
  await writeFile(bundle, JSON.stringify(document));
  await git("init", "--quiet");
  await git("add", "generated");
  await git("commit", "--quiet", "--message", "release");
  await git("tag", "v1.0.0");
  for (const edit of edits) edit(document);
  await writeFile(bundle, JSON.stringify(document));
  const command = ["--import", "tsx/esm", "scripts/changes.ts"];
  return run(process.execPath, command, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

const version =
  (text: string): Edit =>
  ({ info }) => {
    info.version = text;
  };
const removeOperation: Edit = ({ paths }) => {
  delete paths["/device_key"];
};
/** The ids of a constant with names, which can be edited. */
const membersOf = ({ components }: Document, name: string) => {
  const schema = components.schemas?.[name];
  if (!schema?.enum || !schema["x-enum-varnames"]) throw new Error(`There is no constant ${name}.`);
  return { ids: schema.enum, names: schema["x-enum-varnames"] as string[] };
};

it.each<[string, string, Edit[]]>([
  ["a removed operation", "2.0.0", [removeOperation]],
  [
    "a removed member of a constant",
    "2.0.0",
    [
      (document) => {
        const { ids, names } = membersOf(document, "ReportType");
        ids.pop();
        names.pop();
      },
    ],
  ],
  ["a renumbered member", "2.0.0", [(document) => membersOf(document, "ReportType").ids.splice(0, 1, 99)]],
  [
    "an added member",
    "1.1.0",
    [
      (document) => {
        const { ids, names } = membersOf(document, "ReportType");
        ids.push(99);
        names.push("Tomorrow");
      },
    ],
  ],
])("%s needs version %s", async (_what, needed, edits) => {
  const low = needed === "2.0.0" ? "1.9.0" : "1.0.1";
  expect(await changesAfter(...edits, version(low))).toMatchObject({ code: 1 });
  expect(await changesAfter(...edits, version(needed))).toMatchObject({ code: 0 });
});

it("an unchanged contract needs no version", async () => {
  expect(await changesAfter()).toMatchObject({ code: 0 });
});
