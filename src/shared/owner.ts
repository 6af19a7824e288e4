const ownId = () => process.getuid?.();

/**
 * Whether a file belongs to somebody else, who could have put it there: neither to the user of this process nor to root. Windows
 * has no such numbers.
 */
export function isOfAnotherUser(uid: number): boolean {
  const own = ownId();
  return own !== undefined && uid !== 0 && uid !== own;
}

/** Whether a file belongs to root, while this process is not root: it can be used, and its mode cannot be changed. */
export function isOfRoot(uid: number): boolean {
  return uid === 0 && ownId() !== 0;
}
