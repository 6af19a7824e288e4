/** Characters of a token at least, in the tables and texts of this package; in ids of many digits there are fewer. */
const charactersPerToken = 3;

/** Lines that a budget has room for, and the number of the first one that it has not. */
export interface Part {
  lines: string[];
  next?: number;
}

/**
 * The lines from a number on, from 1, until a budget is used up: at least one, which is cut if it is too long.
 * @param tokens of a language model, about
 */
export function partOf(lines: readonly string[], tokens: number, start = 1): Part {
  const part: string[] = [];
  let left = tokens * charactersPerToken;
  for (const line of lines.slice(start - 1)) {
    left -= line.length + 1;
    if (left < 0 && part.length > 0) return { lines: part, next: start + part.length };
    part.push(left < 0 ? `${line.slice(0, left)}… (cut)` : line);
  }
  return { lines: part };
}
