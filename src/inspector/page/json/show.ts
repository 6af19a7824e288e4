import { make } from "../dom.ts";
import { indentedTokens } from "./tokens.ts";

/** Maximum length of a text with syntax highlighting, in characters. A longer one would block the page. */
const maxHighlighted = 200_000;

/** Shows a body: JSON with syntax highlighting, any other text as it is. */
export function showText(target: HTMLElement, text: string): void {
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
