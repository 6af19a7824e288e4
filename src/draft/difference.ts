/** The lines that differ, each with `-` or `+`, below the number of the line before them. */
export function differenceOf(before: string, after: string, file: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines = [`--- ${file}`, `+++ ${file}`];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    if (old[left] === now[right]) {
      left += 1;
      right += 1;
      continue;
    }
    const [removed, added] = nextCommon(old.slice(left), now.slice(right));
    lines.push(`@@ line ${left + 1} @@`);
    lines.push(...old.slice(left, left + removed).map((line) => `-${line}`));
    lines.push(...now.slice(right, right + added).map((line) => `+${line}`));
    left += removed;
    right += added;
  }
  return `${lines.join("\n")}\n`;
}

/** How many lines are before the first that both have: a draft inserts lines, or changes one of them. */
function nextCommon(old: readonly string[], now: readonly string[]): [number, number] {
  for (const [removed, line] of old.entries()) {
    const added = line.trim() === "" ? -1 : now.indexOf(line);
    if (added >= 0) return [removed, added];
  }
  return [old.length, now.length];
}

function linesOf(text: string): string[] {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
