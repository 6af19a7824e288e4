/**
 * Reads and writes private files, which contain secrets. A private file is a plain file that belongs to this user or to root. No
 * other user can read or change it, or replace it in its folder. Windows has no numeric owners and modes, so this module does not
 * check them there.
 */
import { randomUUID } from "node:crypto";
import { constants, renameSync, type Stats } from "node:fs";
import { lstat, open, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "./files.ts";

/** Why a file is not private. `sharedByRoot`: others can read it, and only root can change that. */
export type Exposure = "link" | "notAFile" | "ofAnotherUser" | "shared" | "sharedByRoot" | "inSharedFolder";

/** A file was not used, because it is not private. Whoever catches it says what to do. */
export class NotPrivateError extends Error {
  constructor(
    readonly path: string,
    readonly exposure: Exposure,
  ) {
    super(`${path} is not private (${exposure}).`);
  }
}

/**
 * Reads a private file.
 * @param options followsLinks: whether the file may be a link (default: false). The owner of the link is checked, too, because
 * another user could make it lead to any file
 * @returns undefined if the file does not exist
 * @throws NotPrivateError; the error of the file system
 */
export async function readPrivate(path: string, { followsLinks = false } = {}): Promise<string | undefined> {
  try {
    if (followsLinks) requireOwner(path, await lstat(path));
    const noFollow = followsLinks ? 0 : (constants.O_NOFOLLOW ?? 0);
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    const file = await open(path, constants.O_RDONLY | noFollow | (constants.O_NONBLOCK ?? 0));
    try {
      // The open file is checked, and not the path, in case somebody replaces it meanwhile.
      requirePrivate(path, await file.stat());
      await requirePrivateFolder(dirname(path));
      return await file.readFile("utf8");
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw code === "ELOOP" && !followsLinks ? new NotPrivateError(path, "link") : error;
  }
}

/** Writes a private file completely or not at all. @throws NotPrivateError; the error of the file system */
export function writePrivate(path: string, text: string): Promise<void> {
  return withPrivateDraft(path, text, (draft) => renameSync(draft, path));
}

/**
 * Writes a temporary file, the draft, beside a file and flushes it to the disk. The function renames the draft to the file; a draft
 * that is not renamed is removed.
 * @throws NotPrivateError; the error of the file system
 */
export async function withPrivateDraft<T>(path: string, text: string, use: (draft: string) => T): Promise<T> {
  await makePrivateFolder(dirname(path));
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: "wx", flush: true });
    return use(draft);
  } finally {
    await rm(draft, { force: true }).catch(() => {
      // If removing the draft fails, that error is ignored: the error that made it necessary is reported.
    });
  }
}

/** Creates a folder for private files, unless it exists. @throws NotPrivateError; the error of the file system */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700);
  await requirePrivateFolder(folder);
}

function requirePrivate(path: string, found: Stats): void {
  requireOwner(path, found);
  if (!found.isFile()) throw new NotPrivateError(path, "notAFile");
  if (!hasOwners() || (found.mode & 0o077) === 0) return;
  // Kubernetes mounts a Secret with the owner root and a mode such as 0440.
  const isRoots = found.uid === 0 && process.getuid?.() !== 0;
  throw new NotPrivateError(path, isRoots ? "sharedByRoot" : "shared");
}

function requireOwner(path: string, { uid }: Stats): void {
  if (isOfAnotherUser(uid)) throw new NotPrivateError(path, "ofAnotherUser");
}

/** Whether files have numeric owners, and modes that say who may read them. On Windows they do not. */
function hasOwners(): boolean {
  return process.getuid !== undefined;
}

function isOfAnotherUser(uid: number): boolean {
  const own = process.getuid?.();
  return own !== undefined && uid !== 0 && uid !== own;
}

/** @throws NotPrivateError if somebody else can replace the files of a folder: its owner, another group, or everybody */
async function requirePrivateFolder(folder: string): Promise<void> {
  if (!hasOwners()) return;
  const { uid, gid, mode } = await stat(folder);
  // With the sticky bit, as in /tmp, only the owners of files can replace them.
  const isSticky = (mode & 0o1000) !== 0;
  // The primary group often has only this user. Any other group of the process has other members.
  const isOfOthers = (mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && gid !== process.getgid?.());
  if (isOfAnotherUser(uid) || (isOfOthers && !isSticky)) throw new NotPrivateError(folder, "inSharedFolder");
}
