import { elements } from "./dom.ts";

/** Highlights the column of the cell that the pointer is on; the style highlights its row. */
export function setUpMatrices(): void {
  for (const table of elements<HTMLTableElement>(".matrix")) {
    table.addEventListener("pointerover", ({ target }) => {
      const cell = target instanceof Element ? target.closest("td, th") : undefined;
      highlight(table, cell instanceof HTMLTableCellElement ? cell.cellIndex : 0);
    });
    table.addEventListener("pointerleave", () => highlight(table, 0));
  }
}

/** @param column 0 for none: the first column has the heads of the rows */
function highlight(table: HTMLTableElement, column: number): void {
  for (const row of table.rows) {
    for (const cell of row.cells) cell.classList.toggle("in-column", column > 0 && cell.cellIndex === column);
  }
}
