/** Functions that make the blocks of a page. Each gives a block both of its forms: HTML for people, and Markdown for programs. */
import { list, paragraphs } from "../markdown/write.ts";
import type { Block, HtmlWriter, Item } from "../model/page.ts";
import { openingTag } from "./attributes.ts";

/** Blocks in their order, without those that are empty or undefined. */
export function blocksOf(...parts: ReadonlyArray<Block | readonly Block[] | false | undefined>): Block[] {
  return parts.flatMap((part) => part || []);
}

/** Blocks as programs read them. */
export function markdownOf(blocks: readonly Block[]): string {
  return paragraphs(...blocks.map((block) => (typeof block === "string" ? block : block.markdown)));
}

/** Blocks that the style lays out. @param name the class in `style/blocks.css` */
export function styled(name: string, ...content: readonly Block[]): Block {
  return {
    markdown: markdownOf(content),
    html: (write) => `<div class="${name}">${content.map(write.block).join("")}</div>`,
  };
}

/** A list that the style lays out, with anchors and with words for the filter. */
export function itemList(name: "entries" | "fields", items: readonly Item[]): Block {
  // As Markdown does: if one item of the list has several paragraphs, all items are written with `<p>`.
  const hasParagraphs = items.some(({ text }) => text.includes("\n\n"));
  const itemHtml = ({ text, id, words }: Item, write: HtmlWriter) =>
    `${openingTag("li", { id, "data-entry": words })}${hasParagraphs ? write.block(text) : write.inline(text)}</li>`;
  return {
    markdown: list(items.map(({ text }) => text)),
    html: (write) => `<div class="${name}"><ul>${items.map((item) => itemHtml(item, write)).join("")}</ul></div>`,
  };
}
