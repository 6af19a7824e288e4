/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A title in the form used in URLs: `Where to start` becomes `where-to-start`. Letters of every script are kept. Links to guides
 * and headings end with this text.
 */
export const slug = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");

/** A text as a part of a regular expression that matches it alone. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** @returns undefined if a percent escape is not valid */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A text as one word of a POSIX shell, whatever is in it. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** How deep JSON may be nested. What is deeper could not be copied or written, because the stack has an end. */
export const maxDepth = 500;

/** Whether objects and arrays in a text of JSON are nested deeper than `maxDepth`. */
export function isTooDeep(text: string): boolean {
  if (text.length <= 2 * maxDepth) return false;
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length && depth <= maxDepth; index += 1) {
    const character = text[index];
    if (character === '"') isString = !isString;
    else if (character === "\\") index += 1;
    else if (!isString && (character === "[" || character === "{")) depth += 1;
    else if (!isString && (character === "]" || character === "}")) depth -= 1;
  }
  return depth > maxDepth;
}

/**
 * Characters that move the cursor, change the terminal's state, are invisible, or change the direction of text. The zero-width
 * joiners are not included.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** A text of anybody for one line of a terminal, without control characters and those that change its direction. */
export function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").replace(unprintable, "");
}

/** A text on one line with the unprintable characters as escapes, so that a terminal shows it and nothing is lost. */
export function escaped(text: string): string {
  const unit = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(unprintable, (one) => one.split("").map(unit).join(""));
}

/** JSON in which those characters are escapes: the same value, and a terminal shows it. */
export function printableJson(json: string): string {
  return json.split("\n").map(escaped).join("\n");
}
