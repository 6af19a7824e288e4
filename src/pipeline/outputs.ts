import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";

/** The contents of the files in `generated/`, by name. */
export type Outputs = ReadonlyMap<string, string>;

/** The comment in the first lines of what `build` writes. */
const mark =
  /^(?:\/\/ @ts-nocheck .*\n)?(?:\/\/|#) Written by `(?:npm run build` from openapi\/|svc-monitoring-api build )/;

/** Returns the names of the files that are missing on disk, or differ there. */
async function changedOutputs(outputs: Outputs, folder: string): Promise<string[]> {
  const names = [...outputs.keys()];
  const isChanged = await Promise.all(names.map(async (name) => (await onDisk(folder, name)) !== outputs.get(name)));
  return names.filter((_, index) => isChanged[index]);
}

/** The text of a file; undefined if it cannot be read as one, null if it does not exist. */
async function onDisk(folder: string, name: string): Promise<string | null | undefined> {
  return readFile(join(folder, name), "utf8").catch(({ code }) => (code === "ENOENT" ? null : undefined));
}

/**
 * Refuses a folder where outputs would replace what `build` did not write. JSON cannot have a comment: a document with the
 * same title in its first lines is one that `build` wrote.
 * @throws Error that names the files
 */
export async function requireOwn(outputs: Outputs, folder: string): Promise<void> {
  const head = (text: string) => text.split("\n", 4).join();
  const names = [...outputs.keys()];
  const isOther = await Promise.all(
    names.map(async (name) => {
      const text = await onDisk(folder, name);
      if (text === null) return false;
      const output = outputs.get(name) ?? "";
      return text === undefined || !(mark.test(text) || (name.endsWith(".json") && head(text) === head(output)));
    }),
  );
  const others = names.filter((_, index) => isOther[index]).map((name) => `  ${join(folder, name)}\n`);
  if (others.length === 0) return;
  const advice = "Nothing is written. Name another folder with --out, or move these files.";
  throw new Error(`\`build\` would replace files that it did not write:\n${others.join("")}${advice}`);
}

/**
 * Returns the names of files that are no longer generated, such as the validators of an operation that was removed from
 * the contract: those with the mark of `build` in the subfolders that have outputs.
 */
export async function obsoleteFiles(outputs: Outputs, folder: string): Promise<string[]> {
  const folders = [...new Set([...outputs.keys()].flatMap((name) => name.split("/").slice(0, -1)[0] ?? []))];
  const names = await Promise.all(
    folders.map(async (one) => {
      const options = { withFileTypes: true, recursive: true } as const;
      const entries = await readdir(join(folder, one), options).catch(() => []);
      const files = entries.filter((entry) => entry.isFile());
      return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
    }),
  );
  const others = names.flat().filter((name) => !outputs.has(name));
  const texts = await Promise.all(others.map((name) => onDisk(folder, name)));
  return others.filter((_, index) => mark.test(texts[index] ?? ""));
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

/**
 * Writes the changed files, and removes the obsolete ones.
 * @returns the names of both
 */
export async function replaceOutputs(
  outputs: Outputs,
  folder: string,
): Promise<{ written: string[]; removed: string[] }> {
  const written = await writeOutputs(outputs, folder);
  const removed = await obsoleteFiles(outputs, folder);
  await Promise.all(removed.map((name) => rm(join(folder, name), { force: true })));
  return { written, removed };
}

/** What was written and removed, for people. */
export function describeReplaced({ written, removed }: { written: string[]; removed: string[] }): string {
  const parts = [
    written.length > 0 ? `wrote ${written.join(", ")}` : "",
    removed.length > 0 ? `removed ${removed.join(", ")}` : "",
  ];
  return parts.filter((part) => part !== "").join("; ") || "nothing changed";
}

/**
 * Writes the changed files: first as temporary files, then renamed in their order, so that a full disk or a killed
 * process does not leave incomplete files.
 * @returns the names of the files written
 */
export async function writeOutputs(outputs: Outputs, folder: string): Promise<string[]> {
  const names = await changedOutputs(outputs, folder);
  const folders = new Set(names.map((name) => dirname(join(folder, name))));
  await Promise.all([folder, ...folders].map((one) => mkdir(one, { recursive: true })));
  const pairs = names.map((name) => ({
    name,
    temporary: join(folder, dirname(name), `.${basename(name)}.${process.pid}.tmp`),
  }));
  try {
    await Promise.all(pairs.map(({ name, temporary }) => writeFile(temporary, outputs.get(name) ?? "")));
    for (const { name, temporary } of pairs) await rename(temporary, join(folder, name));
  } finally {
    await Promise.all(pairs.map(({ temporary }) => rm(temporary, { force: true })));
  }
  return names;
}
