import truncatedWidth from "fast-string-truncated-width";
import { printable } from "../../shared/text.ts";

/** To how many columns of a terminal a long cell is cut where there is no room, and where there is. */
const [narrow, wide] = [12, 60];
const gap = "  ";

/**
 * Rows in columns under their heads. The first column is never cut, because it identifies the row. Of the others, long
 * cells are cut first; then the last columns are left out.
 */
export function inColumns(
  heads: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
  columns = Number.POSITIVE_INFINITY,
): { text: string; leftOut: string[] } {
  const cells = [heads, ...rows].map((row) => heads.map((_, index) => printable(row[index] ?? "")));
  const longest = heads.map((_, index) => cells.reduce((most, row) => Math.max(most, widthOf(row[index] ?? "")), 0));
  const widths = longest.map((width, index) => (index === 0 ? width : Math.min(width, narrow)));
  const room = () => columns - widths.reduce((sum, width) => sum + width + gap.length, -gap.length);
  while (room() < 0 && widths.length > 1) widths.pop();
  widths.forEach((width, index) => {
    widths[index] = Math.max(width, Math.min(longest[index] ?? 0, wide, width + room()));
  });
  const lines = cells.map((row) => widths.map((width, index) => fitted(row[index] ?? "", width)).join(gap));
  return { text: lines.map((line) => `${line.trimEnd()}\n`).join(""), leftOut: heads.slice(widths.length) };
}

/** How many columns a text takes: two for a wide character, such as most of East Asia. */
export function widthOf(text: string): number {
  return truncatedWidth(text).width;
}

/** A text in exactly so many columns: padded, or with its end replaced by `…`. */
function fitted(text: string, columns: number): string {
  const { index, ellipsed } = truncatedWidth(text, { limit: columns, ellipsis: "…" });
  const shown = ellipsed ? `${text.slice(0, index)}…` : text;
  return shown + " ".repeat(Math.max(0, columns - widthOf(shown)));
}
