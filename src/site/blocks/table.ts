/** Tables whose rows have anchors, headings or lists: how a row becomes HTML for people, and Markdown for programs. */
import { oneLine, table } from "../markdown/write.ts";
import type { Block, HtmlWriter } from "../model/page.ts";
import { type Attributes, openingTag } from "./attributes.ts";

export interface Row {
  /** If there are fewer than columns, the others are empty. */
  cells: readonly Cell[];
  attributes?: Attributes;
}

export interface Cell {
  /** A line of Markdown. Several lines are a list for people; programs read them in one line. */
  text: string | readonly string[];
  /** With a `scope`, the cell is a heading. */
  attributes?: Attributes;
}

/** A longer name does not fit beside its meaning on a phone, so it may be broken between its words. */
const longName = 16;

/** @param name the class in `style/tables.css` */
export function styledTable(name: string, heads: readonly string[], rows: readonly Row[]): Block {
  const markdownRows = rows.map(({ cells }) => heads.map((_, column) => linesOf(cells[column]).join("; ")));
  return {
    markdown: table(heads, markdownRows),
    html: (write) => {
      const head = rowHtml({ cells: heads.map((text) => ({ text, attributes: { scope: "col" } })) }, write);
      const body = rows.map((row) => rowHtml(row, write)).join("");
      return `<table class="${name}"><thead>${head}</thead><tbody>${body}</tbody></table>`;
    },
  };
}

function rowHtml({ cells, attributes }: Row, write: HtmlWriter): string {
  return `${openingTag("tr", attributes)}${cells.map((cell) => cellHtml(cell, write)).join("")}</tr>`;
}

function cellHtml(cell: Cell, write: HtmlWriter): string {
  const tag = cell.attributes?.scope ? "th" : "td";
  const [first = "", ...others] = linesOf(cell).map((line) => withBreaks(line, write.inline(line)));
  const content =
    others.length === 0 ? first : `<ul class="members"><li>${[first, ...others].join("</li><li>")}</li></ul>`;
  return `${openingTag(tag, cell.attributes)}${content}</${tag}>`;
}

function linesOf({ text }: Cell = { text: "" }): string[] {
  return [text].flat().map(oneLine);
}

/** Lets a cell that is only a long name, such as `` `EndOfSupport` ``, be broken between the words of the name. */
function withBreaks(line: string, html: string): string {
  const [, name = ""] = /^`(\w+)`$/.exec(line) ?? [];
  return name.length > longName ? html.replace(/(?<=[a-z])(?=[A-Z0-9])/g, "<wbr>") : html;
}
