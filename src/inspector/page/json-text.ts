/** A text of JSON as a value; undefined if it is not valid. */
// biome-ignore lint/suspicious/noExplicitAny: a body can be anything, and each use checks what it needs
export function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Indents a JSON text. It is not parsed, because a number of many digits would lose precision. @param text valid JSON */
export function indented(text: string): string {
  let result = "";
  let depth = 0;
  let last = "";
  const newLine = () => `\n${"  ".repeat(depth)}`;
  for (const [token] of text.matchAll(tokens)) {
    const closes = token === "}" || token === "]";
    const follows = last === "{" || last === "[";
    if (closes) depth -= 1;
    // An empty object or array stays on its line.
    if (follows !== closes || last === ",") result += newLine();
    result += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
    last = token;
  }
  return result;
}

/** Characters that change the order in which a browser shows others, so that a text could look like another. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Replaces invisible characters that change the direction of a text by their escape sequences, such as `\u202e`. */
export function withVisibleDirections(text: string): string {
  return text.replace(directions, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
