import { mkdir, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

const tooLarge = "it is larger than 512 MB, which is the most that a text can have. Split it";

/** A text without a byte order mark. @throws TypeError that names the file and says why it cannot be read */
export async function readText(file: string, ifMissing = "it does not exist"): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      ENOENT: ifMissing,
      ERR_STRING_TOO_LONG: tooLarge,
      ERR_FS_FILE_TOO_LARGE: tooLarge,
    };
    throw new TypeError(`${file} cannot be read: ${reasons[error.code ?? ""] ?? error.message}.`);
  });
  return text.replace(/^\uFEFF/, "");
}

/** @throws TypeError that names the file and says what is wrong with it */
export async function readJson<T>(file: string): Promise<T> {
  const text = await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/**
 * Creates a folder and its parents. Node's `recursive` is not used: where the system allows no new folders, such as below /proc,
 * it loops for ever.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder), mode);
  await mkdir(folder, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    // Another process made the folder meanwhile. If a file is in the way, this `stat` fails and says so.
    await stat(`${folder}/`);
  });
}
