import { InvalidArgumentError } from "commander";

/** Characters of a token at least, in the tables and texts of this package; in ids of many digits there are fewer. */
const charactersPerToken = 3;
export const defaultBudget = 2000;

export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

/** The lines from a number on that fit into a budget: at least one, cut if need be. `next` is the first without room. */
export function partOf(lines: readonly string[], tokens: number, start = 1): { lines: string[]; next?: number } {
  const part: string[] = [];
  let left = tokens * charactersPerToken;
  for (const line of lines.slice(start - 1)) {
    left -= line.length + 1;
    if (left < 0 && part.length > 0) return { lines: part, next: start + part.length };
    part.push(left < 0 ? `${line.slice(0, left)}… (cut)` : line);
  }
  return { lines: part };
}
