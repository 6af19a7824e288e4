type Constant = Readonly<Record<string, number | string>>;

const maxNearest = 3;

/** The members of a constant that a wrong value most likely stands for, such as `11 AvailabilitySummary`. */
export function nearestMembers(constant: Constant, value: unknown): string[] {
  const members = Object.entries(constant).map(([name, id]) => ({ name, id, distance: distanceTo(value, name, id) }));
  return members
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxNearest)
    .map(({ name, id }) => (name === String(id) ? name : `${id} ${name}`));
}

/** The texts that are most like a text. */
export function nearestTexts(texts: readonly string[], text: string): string[] {
  return texts
    .map((candidate) => ({ candidate, distance: editDistance(candidate, text) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxNearest)
    .map(({ candidate }) => candidate);
}

function distanceTo(value: unknown, name: string, id: number | string): number {
  if (typeof value === "number" && typeof id === "number") return Math.abs(value - id);
  const text = typeof value === "object" ? "" : String(value);
  // A name instead of the id is a common mistake.
  return Math.min(editDistance(text, String(id)), editDistance(text, name));
}

/** The Levenshtein distance of two texts, in any case. */
function editDistance(one: string, other: string): number {
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
