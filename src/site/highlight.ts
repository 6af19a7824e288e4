import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
import typescript from "highlight.js/lib/languages/typescript";
import { escapeHtml } from "../shared/text.ts";

// Those that the form of the inspector needs, too, which loads them all.
for (const [name, language] of Object.entries({ bash, json, typescript })) {
  highlighter.registerLanguage(name, language);
}

/** Code as HTML, with a class for each kind of token. A language that is not known is not colored. */
export function highlighted(code: string, language: string): string {
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escapeHtml(code);
}
