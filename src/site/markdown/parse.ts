import { lexer, type Token, type Tokens, walkTokens } from "marked";
import { slug } from "../../shared/text.ts";

type Heading = Tokens.Heading & { id: string };

/**
 * The tokens of a text, each heading with an id: its slug and, if an earlier heading has the same, a number.
 * @param counts how many earlier headings have each id
 */
export function tokensOf(text: string, counts = new Map<string, number>()) {
  const tokens = lexer(text);
  walkTokens(tokens, (token) => {
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

/** The start of a text, which has no heading, and each of its sections. @param counts as for `tokensOf` */
export function sectionsOf(text: string, counts?: Map<string, number>): [start: Section, ...sections: Section[]] {
  const isStart = (token: Token): token is Heading => token.type === "heading" && token.depth === 2;
  const sections: [Section, ...Section[]] = [{ id: "", title: "", text: "", tokens: [] }];
  for (const token of tokensOf(text, counts)) {
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
export const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");

/** A line without the marks of Markdown. */
export const plainText = (line: string) => withoutLinks(line).replace(/[*`]/g, "");

/** Lists show only the first paragraph of a description. The page of the item has all of it. */
export const firstParagraph = (text: string) => text.trim().split("\n\n")[0] ?? "";

/** The first sentence of a text's first paragraph, in Markdown without links; empty if the text has none. */
export function firstSentence(text: string): string {
  const paragraph = tokensOf(text).find(({ type }) => type === "paragraph");
  return withoutLinks((paragraph?.raw ?? "").replace(/\s+/g, " ").trim()).replace(/(?<=\.)\s.*$/, "");
}
