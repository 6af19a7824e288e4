import { elements } from "./dom.ts";
import type { FilteredTable } from "./filter-tables.ts";

/** The tables of the page: what they say, and which are shown. */
export interface PageTables {
  content: FilteredTable[];
  /** Shows these rows of these tables only. */
  show(rows: Map<string, Set<number>>): void;
  showAll(): void;
}

export function tablesOfPage(): PageTables {
  const entries = elements(".entry").map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLTableRowElement>("table.constant tbody tr")],
  }));
  const groups = elements(".group");
  const links = new Map([
    ...elements("[data-entry]").map((link): [string, HTMLElement] => [link.dataset.entry ?? "", link]),
    ...elements("[data-group]").map((link): [string, HTMLElement] => [link.dataset.group ?? "", link]),
  ]);
  const setShown = (element: HTMLElement, isShown: boolean) => {
    element.hidden = !isShown;
    const link = links.get(element.id);
    if (link) link.hidden = !isShown;
  };
  const showEntries = (isShown: (name: string) => boolean) => {
    for (const { element } of entries) setShown(element, isShown(element.id));
    for (const group of groups) setShown(group, group.querySelector(".entry:not([hidden])") !== null);
  };
  return {
    content: entries.map(({ element, rows }) => ({
      name: element.id,
      title: element.querySelector("h3")?.textContent ?? "",
      about: [...element.querySelectorAll(":scope > p")].map(({ textContent }) => textContent).join("\n"),
      isSubset: "subset" in element.dataset,
      rows: rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent).join("\n")),
    })),
    show(found) {
      document.body.classList.add("filtering");
      for (const { element, rows } of entries) {
        const shown = found.get(element.id);
        rows.forEach((row, index) => {
          row.hidden = !shown?.has(index);
        });
      }
      showEntries((name) => found.has(name));
    },
    showAll() {
      document.body.classList.remove("filtering");
      for (const { rows } of entries) for (const row of rows) row.hidden = false;
      showEntries(() => true);
    },
  };
}
