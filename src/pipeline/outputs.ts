import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The contents of the files in `generated/`, by name. */
export type Outputs = ReadonlyMap<string, string>;

/** Returns the names of the files that are missing on disk, or differ there. */
async function changedOutputs(outputs: Outputs, folder: string): Promise<string[]> {
  const names = await Promise.all(
    [...outputs].map(async ([name, content]) => {
      const onDisk = await readFile(join(folder, name), "utf8").catch(() => undefined);
      return onDisk === content ? [] : [name];
    }),
  );
  return names.flat();
}

/**
 * Returns the names of files that are no longer generated, such as the validators of a record that was removed from the
 * contract. It searches the subfolders that have outputs: these contain only generated files. The folder itself may also
 * contain other files.
 */
export async function obsoleteFiles(outputs: Outputs, folder: string): Promise<string[]> {
  const folders = [...new Set([...outputs.keys()].map((name) => dirname(name)))].filter((one) => one !== ".");
  const names = await Promise.all(
    folders.map(async (one) => {
      const entries = await readdir(join(folder, one), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(one, entry.name));
    }),
  );
  // Hidden files are temporary ones.
  return names.flat().filter((name) => !outputs.has(name) && !basename(name).startsWith("."));
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
