import { make } from "../../site/browser/dom.ts";

/** Maximum length of a text with syntax highlighting, in characters. A longer one would block the page. */
const maxHighlighted = 200_000;

/** Characters that change the order in which a browser shows others, so that a text could look like another. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Replaces invisible characters that change the direction of a text by their escape sequences, such as `\u202e`. */
export function withVisibleDirections(text: string): string {
  return text.replace(directions, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Shows a body: JSON with syntax highlighting, any other text as it is, but for invisible directions. */
export function showText(target: HTMLElement, body: string): void {
  const text = withVisibleDirections(body);
  if (text.length > maxHighlighted || !isJson(text)) {
    target.textContent = text === "" ? "(empty)" : text;
    return;
  }
  target.replaceChildren(
    ...indentedTokens(text).map(({ kind, text }) => (kind === "punctuation" ? text : make("span", kind, text))),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A token of a JSON text, for syntax highlighting. */
export interface Token {
  kind: "key" | "string" | "number" | "word" | "punctuation";
  text: string;
}

const pattern = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)|([[\]{},:])/g;

/**
 * Splits a JSON text into tokens, with indentation. It does not parse the values, because a number of many digits would
 * lose precision.
 * @param text valid JSON
 */
export function indentedTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  const add = (kind: Token["kind"], text: string) => tokens.push({ kind, text });
  const newLine = () => add("punctuation", `\n${"  ".repeat(depth)}`);
  let opened = false;
  for (const [, string, colon, number, word, punctuation] of text.matchAll(pattern)) {
    const closes = punctuation === "}" || punctuation === "]";
    if (closes) depth -= 1;
    // An empty object or array stays on its line.
    if (opened !== closes) newLine();
    opened = false;
    if (string !== undefined) {
      add(colon === undefined ? "string" : "key", string);
      if (colon !== undefined) add("punctuation", ": ");
    } else if (number !== undefined) add("number", number);
    else if (word !== undefined) add("word", word);
    else if (punctuation !== undefined) {
      add("punctuation", punctuation);
      if (punctuation === "{" || punctuation === "[") {
        depth += 1;
        opened = true;
      } else if (punctuation === ",") newLine();
    }
  }
  return tokens;
}
