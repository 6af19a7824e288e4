const pairsOf = (word: string) => [...word.toLowerCase()].map((letter, index, all) => letter + all[index + 1]);

/** How similar two words are, from 0 to 0.5: the share of their pairs of letters that both have. */
function similarity(word: string, other: string): number {
  const pairs = pairsOf(other);
  return pairsOf(word).filter((pair) => pairs.includes(pair)).length / (word.length + other.length);
}

/** Whether a word is most likely the other one, misspelt. */
const isMisspelt = (word: string, other: string) =>
  Math.abs(word.length - other.length) <= 3 && similarity(other, word) >= 0.25;

/**
 * Refuses names that are not options. One that is misspelt, such as `zaaId`, would be ignored, and the call would act on
 * another account.
 * @param foreign if given, only names that are similar to one of these, or to a known one, are refused
 * @throws TypeError that names the option, and the options, nearest first
 */
export function refuseUnknown(
  owner: string,
  given: object,
  known: readonly string[],
  foreign?: readonly string[],
): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    if (foreign && ![...known, ...foreign].some((other) => isMisspelt(name, other))) continue;
    const names = [...known].sort((one, other) => similarity(other, name) - similarity(one, name));
    throw new TypeError(`\`${name}\` is not an option of ${owner}. The options, nearest first: ${names.join(", ")}.`);
  }
}
