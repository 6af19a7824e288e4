import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import java from "highlight.js/lib/languages/java";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import { escapeHtml } from "../html.ts";

for (const [name, language] of Object.entries({ bash, go, java, json, python, typescript })) {
  highlighter.registerLanguage(name, language);
}

/** Code as HTML, with a class for each kind of token. A language that is not known is not colored. */
export function highlighted(code: string, language: string): string {
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escapeHtml(code);
}
