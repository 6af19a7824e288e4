import { Renderer, type Token } from "marked";
import { escapeHtml } from "../../shared/text.ts";
import { containerHtml, type NamedItem, nameItems } from "./containers.ts";
import { codeHtml } from "./highlight.ts";
import { type Container, type Context, isContainer, markdown, type Section, sectionsOf } from "./parse.ts";

export interface HtmlSection extends Pick<Section, "id" | "title"> {
  html: string;
}

markdown.use({
  renderer: {
    heading({ tokens, depth, id }: { tokens: Token[]; depth: number; id?: string }) {
      const html = this.parser.parseInline(tokens);
      // A heading that is a link to another page cannot also be one to itself.
      const linked = tokens.some(({ type }) => type === "link") ? html : `<a href="#${id}">${html}</a>`;
      return `<h${depth} id="${id}">${linked}</h${depth}>\n`;
    },
    listitem(item: NamedItem) {
      const id = item.id === undefined ? "" : ` id="${escapeHtml(item.id)}"`;
      const entry = item.words === undefined ? "" : ` data-entry="${escapeHtml(item.words)}"`;
      return `<li${id}${entry}>${this.parser.parse(item.tokens)}</li>`;
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
  extensions: [
    {
      name: "container",
      renderer(token) {
        return containerHtml(token as Container, this.parser);
      },
    },
  ],
});

/** The start of a page and each of its sections as HTML, with their headings. */
export function htmlSectionsOf(text: string, context: Context): [HtmlSection, ...HtmlSection[]] {
  const [start, ...sections] = sectionsOf(text);
  const htmlOf = ({ id, title, tokens }: Section): HtmlSection => {
    markdown.walkTokens(tokens, (token) => {
      // A container is walked before what is in it.
      if (isContainer(token)) nameItems(Object.assign(token, { context }));
      if (token.type === "link" && token.href.startsWith("/")) token.href = context.root + token.href.slice(1);
    });
    return { id, title, html: markdown.parser(tokens) };
  };
  return [htmlOf(start), ...sections.map(htmlOf)];
}
