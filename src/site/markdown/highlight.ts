import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import java from "highlight.js/lib/languages/java";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import { escapeHtml } from "../../shared/text.ts";

for (const [name, language] of Object.entries({ bash, go, java, json, python, typescript }))
  highlighter.registerLanguage(name, language);

/** The parts of a text that the reader's own data center and service replace, each with the patterns that find it. */
const replaced: Array<[name: string, pattern: RegExp]> = [
  ["base", /https:\/\/www\.\{service\}\.com\/api(?![\w.])/g],
  ["auth", /https:\/\/\{auth_host\}\.com(?![\w.])/g],
  ["code", /(?<=SVC_DATA_CENTER=|dataCenter<\/span>: <[^>]+>&quot;)US\b/g],
  ["service", /(?<=service<\/span>: <[^>]+>&quot;)\{service\}/g],
];

/** Marks the addresses of the first data center in HTML, which the script of the page replaces. */
export function withServers(html: string): string {
  return replaced.reduce(
    (text, [name, pattern]) => text.replace(pattern, `<span data-server="${name}">$&</span>`),
    html,
  );
}

/** A block of code as HTML, with a class for each kind of token. It can be scrolled with the keyboard. */
export function codeHtml(code: string, language: string): string {
  const html = highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : escapeHtml(code);
  return `<div class="code"><pre tabindex="0"><code>${withServers(html)}</code></pre></div>`;
}
