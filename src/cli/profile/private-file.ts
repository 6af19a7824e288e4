/** A file that only the user can read and change. Windows has no such modes: there, a file is as private as its folder. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder, withDraft } from "../../shared/files.ts";
import { isChangedByOthers, isOfAnotherUser, isOfRoot, isShared } from "../../shared/owner.ts";

/**
 * Reads a file that only the user can read and change.
 * @param replacement what to do instead of using a file that is not private, for the message
 * @returns undefined if the file does not exist
 * @throws TypeError that names the file, says why it is not private, and shows nothing of it
 */
export function readPrivate(path: string, replacement: string): string | undefined {
  try {
    // The owner of a link is checked before it is followed: another user could make it lead to any file or pipe.
    requireOwner(path, lstatSync(path).uid, replacement);
    // Mode and content are read from one open file, in case somebody replaces it meanwhile.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const found = fstatSync(file);
      const { mode, uid } = found;
      requireOwner(path, uid, replacement);
      // Reading a pipe would wait for a writer.
      if (!found.isFile()) throw new TypeError(`${path} is not a file. ${replacement}`);
      if (isShared(mode)) throw sharedFile(path, uid);
      requirePrivateFolder(path);
      return readFileSync(file, "utf8");
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    if (error instanceof TypeError) throw error;
    throw new TypeError(`The file ${path} cannot be read (${code}). Check its mode and its folder.`);
  }
}

function requireOwner(path: string, uid: number, replacement: string): void {
  if (isOfAnotherUser(uid))
    throw new TypeError(
      `The file ${path} belongs to another user of this machine. Run the command as that user, or give it the variables of the file. If the file should not be there: ${replacement}`,
    );
}

function sharedFile(path: string, uid: number): TypeError {
  // Kubernetes mounts a Secret with the owner root and a mode such as 0440.
  const advice = isOfRoot(uid)
    ? "It belongs to root, and you cannot change that. Give the process the variables of the file instead of the file."
    : `If its lines are still yours, run: chmod 600 ${path}`;
  return new TypeError(`The file ${path} can be read or changed by others. ${advice}`);
}

/** @throws TypeError if others can replace the files of its folder */
function requirePrivateFolder(path: string): void {
  const folder = dirname(path);
  if (isChangedByOthers(folder))
    throw new TypeError(
      `Others can replace the files of ${folder}. Run: chown "$(id -u)" ${folder}; chmod go-w ${folder}`,
    );
}

/**
 * Writes a file whole or not at all, also through a power failure.
 * @param before is called just before the file is replaced, and its result is returned
 * @throws TypeError that names the file, and says why it cannot be written
 */
export async function writePrivate<T>(path: string, text: string, before: () => T): Promise<T> {
  return onDraft(path, text, (draft) => {
    // Both calls are synchronous, so nothing runs between them. If one process writes twice at once, the second write sees the
    // file the first has written.
    const result = before();
    renameSync(draft, path);
    return result;
  });
}

/** Checks that a file could be written, and leaves it as it is. @throws TypeError if it could not */
export async function requireWritablePrivate(path: string): Promise<void> {
  await onDraft(path, " ".repeat(4096), () => {});
}

async function onDraft<T>(path: string, text: string, use: (draft: string) => T): Promise<T> {
  try {
    await makeFolder(dirname(path), 0o700);
    requirePrivateFolder(path);
    return await withDraft(path, text, 0o600, use);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new TypeError(`The file ${path} cannot be written (${code}).`);
  }
}
