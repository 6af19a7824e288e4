import { printable } from "../../shared/printable.ts";
import { fitted, widthOf } from "./text.ts";

/** To how many columns of a terminal a long cell is cut where there is no room, and where there is. */
const [narrow, wide] = [12, 60];
const gap = "  ";

/** A table as text, and the heads of the columns that have no room in it. */
export interface Table {
  text: string;
  leftOut: string[];
}

/**
 * Rows in columns under their heads, for a terminal. The first column is never cut, because it identifies the row. Of the
 * others, long cells are cut first; then the last columns are left out.
 * @param columns of the terminal
 */
export function tableOf(heads: readonly string[], rows: ReadonlyArray<readonly string[]>, columns: number): Table {
  const cells = [heads, ...rows].map((row) => heads.map((_, index) => printable(row[index] ?? "")));
  const longest = heads.map((_, index) => cells.reduce((most, row) => Math.max(most, widthOf(row[index] ?? "")), 0));
  const widths = longest.map((width, index) => (index === 0 ? width : Math.min(width, narrow)));
  const room = () => columns - widths.reduce((sum, width) => sum + width + gap.length, -gap.length);
  while (room() < 0 && widths.length > 1) widths.pop();
  widths.forEach((width, index) => {
    widths[index] = Math.max(width, Math.min(longest[index] ?? 0, wide, width + room()));
  });
  const lines = cells.map((row) =>
    widths
      .map((width, index) => fitted(row[index] ?? "", width))
      .join(gap)
      .trimEnd(),
  );
  return { text: `${lines.join("\n")}\n`, leftOut: heads.slice(widths.length) };
}
