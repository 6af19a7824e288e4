import { statSync } from "node:fs";

const ownId = () => process.getuid?.();

/**
 * Whether a file belongs to somebody else, who could have put it there: neither to the user of this process nor to root. Root may
 * use a file of a user, but not in a folder in which everybody may write. Windows has no such numbers.
 * @param folder the folder of the file
 */
export function isOfAnotherUser(uid: number, folder: string): boolean {
  const own = ownId();
  if (own === undefined || uid === 0 || uid === own) return false;
  return own !== 0 || (statSync(folder).mode & 0o002) !== 0;
}

/** Whether a file belongs to root, while this process is not root: it can be used, and its mode cannot be changed. */
export function isOfRoot(uid: number): boolean {
  return uid === 0 && ownId() !== 0;
}
