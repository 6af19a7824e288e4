import { Marked, Renderer, type Token } from "marked";
import { escapeHtml } from "../../shared/text.ts";
import type { Block, HtmlWriter } from "../model/page.ts";
import { codeHtml } from "./highlight.ts";
import { changeLinks } from "./links.ts";
import { type Section, sectionsOf, tokensOf } from "./parse.ts";

export interface HtmlSection extends Pick<Section, "id" | "title"> {
  html: string;
}

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, id }: { tokens: Token[]; depth: number; id?: string }) {
      const html = this.parser.parseInline(tokens);
      // A heading that is a link to another page cannot also be one to itself.
      const linked = tokens.some(({ type }) => type === "link") ? html : `<a href="#${id}">${html}</a>`;
      return `<h${depth} id="${id}">${linked}</h${depth}>\n`;
    },
    code: ({ text, lang = "" }) => codeHtml(text, lang),
    codespan({ text }) {
      // A path, a name or a media type may break between its parts.
      const parts = text.split(/(?<=[/;=_])(?=\w)/);
      return `<code>${parts.map(escapeHtml).join("<wbr>")}</code>`;
    },
    strong({ tokens, text }) {
      // A method has a color of its own.
      const isMethod = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(text);
      return `<strong${isMethod ? ` class="method ${text.toLowerCase()}"` : ""}>${this.parser.parseInline(tokens)}</strong>`;
    },
    table(token) {
      // Only the table is scrolled, with the keyboard too, where its columns do not fit.
      return `<div class="wide" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`;
    },
    // The contract has no HTML. A text that looks like it, such as <ACCESS_TOKEN>, is text.
    html: ({ text }) => escapeHtml(text),
  },
});

/**
 * Creates what writes the blocks of a page as HTML: their start, and each section with its heading.
 * @param root the way from the page to the folder of the site
 */
export function sectionWriter(url: string, root: string) {
  const linked = (text: string) =>
    changeLinks(text, url, (target, heading) => (target === url ? "" : root + target) + heading);
  /** How many headings have each id, because no two elements of a page have the same. */
  const counts = new Map<string, number>();
  const write: HtmlWriter = {
    block: (block) =>
      typeof block === "string" ? markdown.parser(tokensOf(linked(block), counts)) : block.html(write),
    inline: (line) => markdown.parseInline(linked(line), { async: false }),
  };
  return (blocks: readonly Block[]): [start: HtmlSection, ...sections: HtmlSection[]] => {
    let last: HtmlSection = { id: "", title: "", html: "" };
    const sections: [HtmlSection, ...HtmlSection[]] = [last];
    for (const block of blocks) {
      if (typeof block !== "string") {
        last.html += block.html(write);
        continue;
      }
      const [start, ...others] = sectionsOf(linked(block), counts);
      last.html += markdown.parser(start.tokens);
      for (const { id, title, tokens } of others) {
        last = { id, title, html: markdown.parser(tokens) };
        sections.push(last);
      }
    }
    return sections;
  };
}
