import { Marked } from "marked";
import { escapeHtml } from "../html.ts";
import { slug } from "../slug.ts";
import { highlighted } from "./highlight.ts";

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = slug(text);
      return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
    },
    code({ text, lang = "" }) {
      return codeHtml(text, lang);
    },
    // The contract has no HTML; a text that looks like it, such as <ACCESS_TOKEN>, is text.
    html({ text }) {
      return escapeHtml(text);
    },
  },
});

/** Markdown as HTML, each heading with an id that is its slug. */
export function htmlOf(text: string): string {
  return markdown.parse(text, { async: false });
}

/** A line of Markdown as HTML, without a paragraph around it. */
export function inlineHtmlOf(text: string): string {
  return markdown.parseInline(text, { async: false });
}

/** The addresses of the first data center in a piece of code, which the data center picker replaces. */
const servers: Array<[kind: string, pattern: RegExp]> = [
  ["base", /https:\/\/www\.\{service\}\.com\/api(?![\w.])/g],
  ["auth", /https:\/\/\{auth_host\}\.com(?![\w.])/g],
  ["code", /(?<=SVC_DATA_CENTER=)US\b/g],
];

/** A block of code. It can be scrolled with the keyboard. */
export function codeHtml(code: string, language: string): string {
  const html = servers.reduce(
    (text, [kind, pattern]) => text.replace(pattern, (address) => `<span data-server="${kind}">${address}</span>`),
    highlighted(code, language),
  );
  return `<pre tabindex="0"><code>${html}</code></pre>`;
}
