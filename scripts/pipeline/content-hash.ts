import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The file in a folder of built pages with the hash of their inputs. */
const hashFile = ".inputs";

/**
 * Computes the hash of files and folders, from their names relative to `root` and their contents. A moved file changes
 * the hash; a new modification time does not.
 */
export async function contentHash(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesAt))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? "";
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Whether the pages in a folder were built from inputs with this hash. */
export async function isFresh(folder: string, hash: string): Promise<boolean> {
  const builtFrom = await readFile(join(folder, hashFile), "utf8").catch(() => undefined);
  return builtFrom === hash;
}

/**
 * Stores the hash of the inputs of the pages in a folder. Call it last, so that incomplete pages do not count as fresh.
 */
export async function markFresh(folder: string, hash: string): Promise<void> {
  await writeFile(join(folder, hashFile), hash);
}

async function filesAt(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
