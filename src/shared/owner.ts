/** Whether files and folders are the user's own. Windows has no owners and modes in numbers: there, nothing is found wrong. */
import { statSync } from "node:fs";

const ownId = () => process.getuid?.();

/** Whether a file belongs to somebody else, who could have put it there: neither to the user of this process nor to root. */
export function isOfAnotherUser(uid: number): boolean {
  const own = ownId();
  return own !== undefined && uid !== 0 && uid !== own;
}

/** Whether a file belongs to root, while this process is not root: it can be used, and its mode cannot be changed. */
export function isOfRoot(uid: number): boolean {
  return uid === 0 && ownId() !== 0;
}

/** Whether others can read or change a file with this mode. */
export function isShared(mode: number): boolean {
  return process.platform !== "win32" && (mode & 0o077) !== 0;
}

/**
 * Whether somebody else can replace the files of a folder: its owner, another group, or everybody. With the sticky bit, as in
 * /tmp, only their owners can.
 */
export function isChangedByOthers(folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (isOfAnotherUser(uid)) return true;
  if (process.platform === "win32" || mode & 0o1000) return false;
  // The primary group often has only this user. Any other group of the process has other members, who could replace a file.
  return (mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && gid !== process.getgid?.());
}
