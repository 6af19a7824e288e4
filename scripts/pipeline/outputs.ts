import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The contents of the files in `generated/`, by name. */
export type Outputs = ReadonlyMap<string, string>;

/** Returns the names of the files that are missing on disk, or differ there. */
export async function changedOutputs(outputs: Outputs, folder: string): Promise<string[]> {
  const names = await Promise.all(
    [...outputs].map(async ([name, content]) => {
      const onDisk = await readFile(join(folder, name), "utf8").catch(() => undefined);
      return onDisk === content ? [] : [name];
    }),
  );
  return names.flat();
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
