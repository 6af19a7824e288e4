import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { makeFolder } from "../shared/files.ts";

/** The contents of the files in `generated/`, by name. */
export type Outputs = ReadonlyMap<string, string>;

/** The comment in the first lines of what `build` writes. */
const mark = /^(?:\/\/ @ts-nocheck .*\n)?\/\/ Written by `(?:npm run build` from openapi\/|svc-monitoring-api build )/;

/** The text of a file; undefined if it cannot be read as one, null if it does not exist. */
async function onDisk(folder: string, name: string): Promise<string | null | undefined> {
  return readFile(join(folder, name), "utf8").catch(({ code }) => (code === "ENOENT" ? null : undefined));
}

async function filesWhere(
  names: readonly string[],
  folder: string,
  condition: (text: string | null | undefined, name: string) => boolean,
): Promise<string[]> {
  const texts = await Promise.all(names.map((name) => onDisk(folder, name)));
  return names.filter((name, index) => condition(texts[index], name));
}

/** Returns the names of the files that are missing on disk, or differ there. */
function changedOutputs(outputs: Outputs, folder: string): Promise<string[]> {
  return filesWhere([...outputs.keys()], folder, (text, name) => text !== outputs.get(name));
}

/**
 * Refuses a folder where outputs would replace what `build` did not write. JSON cannot have a comment: a document with the
 * same title in its first lines is one that `build` wrote.
 * @throws Error that names the files
 */
export async function requireOwn(outputs: Outputs, folder: string): Promise<void> {
  const head = (text = "") => text.split("\n", 4).join();
  const others = await filesWhere([...outputs.keys()], folder, (text, name) => {
    if (text === null || text === undefined) return text === undefined;
    return !mark.test(text) && !(name.endsWith(".json") && head(text) === head(outputs.get(name)));
  });
  if (others.length === 0) return;
  const lines = others.map((name) => `  ${join(folder, name)}\n`).join("");
  const advice = "Nothing is written. Name another folder with --out, or move these files.";
  throw new Error(`\`build\` would replace files that it did not write:\n${lines}${advice}`);
}

/**
 * Returns the names of files that are no longer generated, such as the validators of an operation that was removed from
 * the contract: those with the mark of `build` in the subfolders that have outputs.
 */
export async function obsoleteFiles(outputs: Outputs, folder: string): Promise<string[]> {
  const folders = [...new Set([...outputs.keys()].flatMap((name) => name.split("/").slice(0, -1)[0] ?? []))];
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await Promise.all(folders.map((one) => readdir(join(folder, one), options).catch(() => [])));
  const files = entries.flat().filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const others = names.filter((name) => !outputs.has(name));
  return filesWhere(others, folder, (text) => mark.test(text ?? ""));
}

/**
 * @param of what the files are made of
 * @param fix the command that writes them
 * @throws Error that names the files that the outputs would change
 */
export async function requireUpToDate(
  outputs: Outputs,
  folder: string,
  { of, fix }: { of: string; fix: string },
): Promise<void> {
  const [changed, obsolete] = await Promise.all([changedOutputs(outputs, folder), obsoleteFiles(outputs, folder)]);
  const names = [...changed, ...obsolete.map((name) => `${name} (to be removed)`)];
  if (names.length === 0) return;
  const lines = names.map((name) => `  ${basename(folder)}/${name}\n`).join("");
  throw new Error(`These files are not up to date with ${of}:\n${lines}Fix with: ${fix}`);
}

/** Writes the changed files, and removes the obsolete ones. @returns their names */
export async function replaceOutputs(outputs: Outputs, folder: string) {
  const written = await writeOutputs(outputs, folder);
  const removed = await obsoleteFiles(outputs, folder);
  await Promise.all(removed.map((name) => rm(join(folder, name), { force: true })));
  return { written, removed };
}

export function describeReplaced(replaced: Awaited<ReturnType<typeof replaceOutputs>>): string {
  const parts = (["written", "removed"] as const).filter((what) => replaced[what].length > 0);
  const texts = parts.map((what) => `${what === "written" ? "wrote" : what} ${replaced[what].join(", ")}`);
  return texts.join("; ") || "nothing changed";
}

/**
 * Writes the changed files: first as temporary files, then renamed in their order, so that a full disk or a killed
 * process does not leave incomplete files.
 * @returns the names of the files written
 */
export async function writeOutputs(outputs: Outputs, folder: string): Promise<string[]> {
  const names = await changedOutputs(outputs, folder);
  const folders = new Set(names.map((name) => dirname(join(folder, name))));
  await Promise.all([folder, ...folders].map((one) => makeFolder(one)));
  // The name is random and the file must be new, so that no prepared link is followed.
  const run = randomUUID();
  const temporary = (name: string) => join(folder, dirname(name), `.${basename(name)}.${run}.tmp`);
  try {
    await Promise.all(names.map((name) => writeFile(temporary(name), outputs.get(name) ?? "", { flag: "wx" })));
    for (const name of names) await rename(temporary(name), join(folder, name));
  } finally {
    await Promise.all(names.map((name) => rm(temporary(name), { force: true })));
  }
  return names;
}
