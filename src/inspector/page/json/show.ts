import { make } from "../dom.ts";
import { indentedTokens } from "./tokens.ts";

/** Colouring more than this would hold the page up. */
const maxColoured = 200_000;

/** Shows a body: JSON in colours, anything else as it is. */
export function showText(target: HTMLElement, text: string): void {
  if (text.length > maxColoured || !isJson(text)) {
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
