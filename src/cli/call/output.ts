import { access, constants, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder, writeWhole } from "../../shared/files.ts";

/** Makes the folder of a file before anything is sent. @throws TypeError that names what cannot be made or written */
export async function requireWritableFile(file: string): Promise<void> {
  // These paths stand for an already open file, such as the target of a shell redirection. `writeWhole` would replace that file.
  if (file === "-" || /^\/(dev\/(std|fd)|proc\/)/.test(file))
    throw new TypeError("--output writes a file. For standard output, leave it out.");
  const folder = dirname(file);
  await makeFolder(folder).catch(({ code }) => {
    throw new TypeError(`The folder ${folder} cannot be made (${code}).`);
  });
  // To replace a file, its folder must be writable. A device is written in place.
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new TypeError(`${file} is a folder.`);
  const place = found && !found.isFile() ? file : folder;
  await access(place, constants.W_OK).catch(({ code }) => {
    throw new TypeError(`${place} cannot be written (${code}).`);
  });
}

/** Writes the whole file, or nothing. @throws TypeError if it cannot be written */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  await writeWhole(file, content).catch(({ code }) => {
    throw new TypeError(`${file} cannot be written (${code}).`);
  });
}
