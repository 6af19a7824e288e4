import highlighter from "highlight.js/lib/core";
import go from "highlight.js/lib/languages/go";
import java from "highlight.js/lib/languages/java";
import python from "highlight.js/lib/languages/python";
import { Marked, Renderer, type Token, type Tokens } from "marked";
import { escapeHtml } from "../shared/text.ts";
import { slug } from "../shared/words.ts";
import { highlighted } from "./highlight.ts";

for (const [name, language] of Object.entries({ go, java, python })) highlighter.registerLanguage(name, language);

const markdown = new Marked({
  renderer: {
    heading(token) {
      const { tokens, depth, id } = token as Heading;
      return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
    },
    code({ text, lang = "" }) {
      return `<div class="code">${codeHtml(text, lang)}</div>`;
    },
    codespan({ text }) {
      // A path, a name or a media type may break between its parts.
      const parts = text.split(/(?<=[/;=_])(?=\w)/);
      return `<code>${parts.map(escapeHtml).join("<wbr>")}</code>`;
    },
    table(token) {
      // Scrolled alone, with the keyboard too, where its columns do not fit.
      return `<div class="wide" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`;
    },
    // The contract has no HTML; a text that looks like it, such as <ACCESS_TOKEN>, is text.
    html({ text }) {
      return escapeHtml(text);
    },
  },
});

type Heading = Tokens.Heading & { id: string };

/** The parts of a Markdown text, each heading with an id: its slug and, if an earlier heading has the same, a number. */
function tokensOf(text: string) {
  const tokens = markdown.lexer(text);
  const counts = new Map<string, number>();
  markdown.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const id = slug(token.text);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    Object.assign(token, { id: count === 0 ? id : `${id}-${count}` });
  });
  return tokens;
}

/** Markdown as HTML, each heading with an id. */
export function htmlOf(text: string): string {
  return markdown.parser(tokensOf(text));
}

/** A part of a Markdown text, with the heading of the second level that it starts with. */
export interface Section {
  id: string;
  title: string;
  text: string;
}

/** The start of a Markdown text, which has no heading, and each of its sections. */
export function sectionsOf(text: string): [start: Section, ...sections: Section[]] {
  const isStart = (token: Token): token is Heading => token.type === "heading" && token.depth === 2;
  const sections: [Section, ...Section[]] = [{ id: "", title: "", text: "" }];
  for (const token of tokensOf(text)) {
    const last = sections.at(-1) ?? sections[0];
    if (isStart(token)) sections.push({ id: token.id, title: token.text, text: "" });
    else last.text += token.raw;
  }
  return sections;
}

/** A line of Markdown as HTML, without a paragraph around it. */
export function inlineHtmlOf(text: string): string {
  return markdown.parseInline(text, { async: false });
}

/** What a piece of code has of the first data center and of the service, which the reader's own replace. */
const chosen: Array<[name: string, pattern: RegExp]> = [
  ["base", /https:\/\/www\.\{service\}\.com\/api(?![\w.])/g],
  ["auth", /https:\/\/\{auth_host\}\.com(?![\w.])/g],
  ["code", /(?<=SVC_DATA_CENTER=|dataCenter<\/span>: <[^>]+>&quot;)US\b/g],
  ["service", /(?<=service<\/span>: <[^>]+>&quot;)\{service\}/g],
];

/** A block of code. It can be scrolled with the keyboard. */
export function codeHtml(code: string, language: string): string {
  const html = chosen.reduce(
    (text, [name, pattern]) => text.replace(pattern, `<span data-server="${name}">$&</span>`),
    highlighted(code, language),
  );
  return `<pre tabindex="0"><code>${html}</code></pre>`;
}

/** Code blocks and links to elsewhere, which are not changed, and links to guides and code, which may be the name of a part of the site. */
const marked = /```[\s\S]*?```|\[([^\]]*)\]\(([^)]*)\)|`[^`\n]+`/g;

/**
 * Turns the links to guides in a Markdown text (`[Errors](#errors)`) into links to their pages, and the names of operations
 * (`` `GET /monitors` ``) and schemas (`` `Period` ``) into links.
 * @param hrefOf the address of a name, or of the anchor of a guide; undefined if it is not one
 */
export function linkNames(text: string, hrefOf: (name: string) => string | undefined): string {
  return text.replace(marked, (name: string, shown?: string, link = "") => {
    // A link to a file may end with a heading of it; one to a guide's anchor is whole.
    const [, target = name, heading = ""] = /^(.+?)(#.*)?$/.exec(link) ?? [];
    const href = hrefOf(target);
    return href === undefined ? name : `[${shown ?? name}](${href}${heading})`;
  });
}

/** What a list says of a part whose own page has the rest, such as interpretations. */
export const firstParagraph = (text: string) => text.trim().split("\n\n")[0] ?? "";

/** The first sentence of a text, without Markdown. */
export function firstSentence(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/[*`]/g, "")
    .replace(/\.(\s.*)?$/, ".");
}
