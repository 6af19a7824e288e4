import type { Parser, Token, Tokens } from "marked";
import { escapeHtml } from "../../shared/text.ts";
import { slug } from "../../shared/words.ts";
import { memberId } from "../urls.ts";

/** A table without meanings that is longer than this is laid out in columns. */
const longTable = 12;
/** A name that is longer does not fit beside its meaning on a phone. */
const longName = 16;

/**
 * The ids of a constant with their names and meanings. Each id links to its row, and each name can be copied.
 * @param about the name of the constant, and the type of its ids
 */
export function constantTable(about: string, { header, rows }: Tokens.Table, parser: Parser): string {
  const [constant, type] = about.split(" ");
  const written = rows.map(([id, name, ...meaning]) => {
    const anchor = memberId(textOf(id));
    const cells = [
      `<td><a href="#${encodeURI(anchor)}">${html(id, parser)}</a></td>`,
      `<td class="name" data-copy="${constant}.${textOf(name)}"><code>${breakable(textOf(name))}</code></td>`,
      ...meaning.map((cell) => `<td>${html(cell, parser)}</td>`),
    ];
    return `<tr id="${escapeHtml(anchor)}" data-entry="">${cells.join("")}</tr>`;
  });
  const table = tableHtml(`constant ${type}`, header, written, parser);
  return header.length === 2 && rows.length > longTable ? `<div class="columns">${table}</div>` : table;
}

/** A rule: the first cell of a row has ids, and the others what these allow. */
export function ruleTable({ header, rows }: Tokens.Table, parser: Parser): string {
  const written = rows.map(
    ([given, ...allowed]) =>
      `<tr><th scope="row">${members(given, parser)}</th>${allowed.map((cell) => `<td>${members(cell, parser)}</td>`).join("")}</tr>`,
  );
  return tableHtml("rule", header, written, parser);
}

/** Operations. A row with only a first cell is the heading of those below it. */
export function operationTable({ header, rows }: Tokens.Table, parser: Parser): string {
  const written = rows.map(([first, ...others]) => {
    const cells = others.map((cell) => html(cell, parser));
    if (cells.some((cell) => cell !== ""))
      return `<tr>${[html(first, parser), ...cells].map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const [title] = first?.tokens ?? [];
    const id = slug((title as Tokens.Strong | undefined)?.text ?? "");
    return `<tr class="tag"><th scope="rowgroup" colspan="${header.length}" id="${id}">${html(first, parser)}</th></tr>`;
  });
  return tableHtml("operations", header, written, parser);
}

function tableHtml(name: string, header: readonly Tokens.TableCell[], rows: readonly string[], parser: Parser): string {
  const heads = header.map((cell) => `<th scope="col">${html(cell, parser)}</th>`);
  return `<table class="${name}"><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A cell whose parts are separated by semicolons, each in an item of its own if there are several. */
function members(cell: Tokens.TableCell | undefined, parser: Parser): string {
  const items: Token[][] = [[]];
  for (const token of cell?.tokens ?? []) {
    const isEnd = token.type === "text" && token.text.endsWith("; ");
    items.at(-1)?.push(isEnd ? { ...token, text: token.text.slice(0, -2) } : token);
    if (isEnd) items.push([]);
  }
  if (items.length === 1) return html(cell, parser);
  return `<ul class="members">${items.map((tokens) => `<li>${parser.parseInline(tokens)}</li>`).join("")}</ul>`;
}

const html = (cell: Tokens.TableCell | undefined, parser: Parser) => parser.parseInline(cell?.tokens ?? []);

/** The text of a cell that has code; empty for one without. */
function textOf(cell: Tokens.TableCell | undefined): string {
  const [code] = cell?.tokens ?? [];
  return code?.type === "codespan" ? code.text : "";
}

/** A name that, if it is long, may be broken between its words. */
function breakable(name: string): string {
  return name.length > longName ? name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, "<wbr>") : name;
}
