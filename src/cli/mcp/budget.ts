import { InvalidArgumentError } from "commander";

/** Characters of a token at least, in the tables and texts of this package; in ids of many digits there are fewer. */
const charactersPerToken = 3;
export const defaultBudget = 2000;

export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

/** A text that fits into a budget, cut if need be. */
export function cut(text: string, tokens: number): string {
  const size = tokens * charactersPerToken;
  return text.length <= size ? text : `${text.slice(0, size)}… (cut)`;
}

/**
 * The lines that fit into a budget, from a number on: at least one, cut if need be; and after them how to get more.
 * @param heads a line above all others, which is in the budget, too
 * @param ifCut a line that says where to get a line that does not fit
 * @throws TypeError if there is no line with the number
 */
export function partOf(lines: readonly string[], tokens: number, start = 1, heads = "", ifCut = ""): string {
  if (!Number.isInteger(start) || start < 1 || (start > lines.length && start > 1))
    throw new TypeError(`start: expected a number from 1 to ${Math.max(lines.length, 1)}; got ${start}`);
  const part: string[] = [];
  let note = "";
  let left = tokens * charactersPerToken - heads.length;
  for (const line of lines.slice(start - 1)) {
    left -= line.length + 1;
    if (left < 0 && part.length > 0) break;
    const shown = left < 0 ? cut(line, tokens) : line;
    if (shown !== line) note = ifCut;
    part.push(shown);
  }
  const next = start + part.length;
  const more = next > lines.length ? [] : [`(${lines.length} lines. More: start=${next})`];
  return [...(heads && [heads]), ...part, ...(note && [note]), ...more].join("\n");
}
