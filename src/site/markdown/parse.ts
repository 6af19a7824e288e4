import { Marked, type Token, type TokenizerExtension, type Tokens } from "marked";
import { slug } from "../../shared/words.ts";

/** What the page around a text knows. */
export interface Context {
  /** The way from the page to the folder of the site. */
  root: string;
  /** The HTML of controls that the Markdown version does not have, such as a filter field, by the name of their container. */
  controls?: Readonly<Record<string, string>>;
  /** Words that the filter finds besides those of an entry, by the address of the entry. */
  filterWords?: ReadonlyMap<string, string> | undefined;
}

/** A part of a text between `::: name argument` and `:::`. */
export interface Container extends Tokens.Generic {
  type: "container";
  name: string;
  argument: string;
  tokens: Token[];
  /** Set before it is written as HTML. */
  context?: Context;
}

export const isContainer = (token: Token): token is Container => token.type === "container";

const container: TokenizerExtension = {
  name: "container",
  level: "block",
  start(source) {
    const index = source.search(/^::: \w/m);
    return index < 0 ? undefined : index;
  },
  tokenizer(source) {
    const [start, name = "", argument = ""] = /^::: ([\w-]+)(?: (.*))?\n/.exec(source) ?? [];
    if (start === undefined) return undefined;
    const text = contentOf(source.slice(start.length));
    const raw = source.slice(0, start.length + text.length + ":::".length);
    return { type: "container", raw, name, argument, tokens: this.lexer.blockTokens(text, []) };
  },
  childTokens: ["tokens"],
};

/** What stands before the end of a container, with the containers in it. @throws Error if it does not end */
function contentOf(source: string): string {
  let depth = 1;
  /** The fence of the block of code that a line is in. */
  let fence = "";
  let length = 0;
  for (const line of source.split("\n")) {
    const [, ticks = ""] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence !== "") {
      if (line.trim() === fence) fence = "";
    } else if (ticks !== "") fence = ticks;
    else if (line === ":::") depth -= 1;
    else if (/^::: \w/.test(line)) depth += 1;
    if (depth === 0) return source.slice(0, length);
    length += line.length + 1;
  }
  throw new Error(`A container does not end with ":::": ${source.slice(0, 80)}`);
}

/** The library, which knows containers. `html.ts` adds how each token is written. */
export const markdown = new Marked({ extensions: [container] });

type Heading = Tokens.Heading & { id: string };

/** The tokens of a text, each heading with an id: its slug and, if an earlier heading has the same, a number. */
export function tokensOf(text: string) {
  const tokens = markdown.lexer(text);
  const counts = new Map<string, number>();
  markdown.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const id = slug(plainText(token.text));
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    Object.assign(token, { id: count === 0 ? id : `${id}-${count}` });
  });
  return tokens;
}

/** A part of a text that starts with a heading of the second level. */
export interface Section {
  id: string;
  title: string;
  /** Without the heading. */
  text: string;
  /** With the heading. */
  tokens: Token[];
}

/** The start of a text, which has no heading, and each of its sections. */
export function sectionsOf(text: string): [start: Section, ...sections: Section[]] {
  const isStart = (token: Token): token is Heading => token.type === "heading" && token.depth === 2;
  const sections: [Section, ...Section[]] = [{ id: "", title: "", text: "", tokens: [] }];
  for (const token of tokensOf(text)) {
    const last = sections.at(-1) ?? sections[0];
    if (isStart(token)) {
      sections.push({ id: token.id, title: plainText(token.text), text: "", tokens: [token] });
    } else {
      last.text += token.raw;
      last.tokens.push(token);
    }
  }
  return sections;
}

/** A text with each link as its text. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");

/** A line without the marks of Markdown. */
export const plainText = (line: string) => withoutLinks(line).replace(/[*`]/g, "");

/** What a list says of a part whose own page has the rest, such as interpretations. */
export const firstParagraph = (text: string) => text.trim().split("\n\n")[0] ?? "";

/** The first sentence of a text's first paragraph, in Markdown without links; empty if the text has none. */
export function firstSentence(text: string): string {
  const paragraph = tokensOf(text).find(({ type }) => type === "paragraph");
  return withoutLinks((paragraph?.raw ?? "").replace(/\s+/g, " ").trim()).replace(/(?<=\.)\s.*$/, "");
}
