/** How many of the nearest texts a message names. */
export const maxNearest = 3;

export function nearestTexts(texts: readonly string[], text: string): string[] {
  return texts
    .map((candidate) => ({ candidate, distance: editDistance(candidate, text) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxNearest)
    .map(({ candidate }) => candidate);
}

/** The Levenshtein distance of two texts, ignoring upper and lower case. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [one.slice(0, 60).toLowerCase(), other.slice(0, 60).toLowerCase()];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
