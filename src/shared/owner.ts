/**
 * Whether a file belongs to somebody else, who could have put it there: neither to the user of this process nor to root. Root may
 * use files of all, and Windows has no such numbers.
 */
export function isOfAnotherUser(uid: number): boolean {
  const own = process.getuid?.();
  return own !== undefined && own !== 0 && uid !== 0 && uid !== own;
}
