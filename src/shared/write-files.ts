import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "./files.ts";

/**
 * Writes the changed files: first as temporary files, then renamed in their order, so that a full disk or a killed
 * process does not leave incomplete files.
 * @param files their contents, by their paths in the folder
 */
export async function writeFiles(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const isChanged = async ([name, text]: [string, string]) =>
    (await readFile(join(folder, name), "utf8").catch(() => undefined)) === text ? [] : [name];
  const names = (await Promise.all([...files].map(isChanged))).flat();
  const folders = new Set(names.map((name) => dirname(join(folder, name))));
  await Promise.all([folder, ...folders].map((one) => makeFolder(one)));
  // The name is random and the file must be new, so that no prepared link is followed.
  const run = randomUUID();
  const temporary = (name: string) => join(folder, dirname(name), `.${basename(name)}.${run}.tmp`);
  try {
    await Promise.all(names.map((name) => writeFile(temporary(name), files.get(name) ?? "", { flag: "wx" })));
    for (const name of names) await rename(temporary(name), join(folder, name));
  } finally {
    await Promise.all(names.map((name) => rm(temporary(name), { force: true })));
  }
}
