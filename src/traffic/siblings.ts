/** How many lines two paths have in common, at least, if they are one operation: the path, a status, and three attributes. */
const least = 5;
/** Attributes that any response of the service may have, whatever it is of. */
const ofEnvelope = /^response body \/(code|message|data): /;

/**
 * Lines of a baseline in which paths that differ in one segment, or in at most half of them, have `*` there, if each has all that the other has, or more:
 * `/dashboards/summer` and `/dashboards/winter` are one operation, and `/users` and `/alerts` are two.
 * @param known other lines, to which the paths are compared, too
 */
export function withSiblings(lines: readonly string[], known: readonly string[]): string[] {
  const byPath = new Map<string, Set<string>>();
  for (const line of [...lines, ...known]) {
    const [, path, rest = ""] = /^(\S+ \/\S*) (.*)$/s.exec(line) ?? [];
    if (path === undefined) continue;
    const own = byPath.get(path) ?? new Set();
    byPath.set(path, ofEnvelope.test(rest) ? own : own.add(rest));
  }
  const names = new Map([...byPath.keys()].map((path) => [path, named(path, byPath)]));
  return lines.map((line) => line.replace(/^\S+ \/\S*/, (path) => names.get(path) ?? path));
}

function named(path: string, byPath: ReadonlyMap<string, Set<string>>): string {
  const own = byPath.get(path) as Set<string>;
  const segments = path.split("/");
  const result = [...segments];
  for (const [other, lines] of byPath) {
    const others = other.split("/");
    const different = segments.flatMap((segment, index) => (segment === others[index] ? [] : [index]));
    const most = Math.max(1, Math.floor((segments.length - 1) / 2));
    if (others.length !== segments.length || different[0] === 0 || different.length > most) continue;
    const [few, many] = own.size < lines.size ? [own, lines] : [lines, own];
    if (few.size >= least && [...few].every((line) => many.has(line))) for (const at of different) result[at] = "*";
  }
  return result.join("/");
}
