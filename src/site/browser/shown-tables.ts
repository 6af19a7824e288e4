import type { DomainConstant } from "../../contract/constants.ts";
import { memberAnchor } from "../anchor.ts";
import { byId } from "./dom.ts";
import type { Found } from "./search.ts";

/** Shows and hides the entries of the page, with their rows, groups and links in the index. */
export function shownTables(constants: DomainConstant[]): { show(found: Found): void; showAll(): void } {
  const tables = constants.map(({ name, members }) => ({
    name,
    rows: members.map(({ id }) => byId(memberAnchor(name, id), HTMLElement)),
  }));
  const entries = [...document.querySelectorAll<HTMLElement>(".entry")];
  const groups = [...document.querySelectorAll<HTMLElement>(".group")];
  const links = elementsBy("entry");
  const groupLinks = elementsBy("group");

  function showEntries(isShown: (name: string) => boolean): void {
    for (const entry of entries) {
      entry.hidden = !isShown(entry.id);
      const link = links.get(entry.id);
      if (link) link.hidden = entry.hidden;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector(".entry:not([hidden])");
      const link = groupLinks.get(group.id);
      if (link) link.hidden = group.hidden;
    }
  }

  return {
    show({ members, rules }) {
      document.body.classList.add("searching");
      for (const { name, rows } of tables) {
        const found = new Set(members.get(name));
        rows.forEach((row, index) => {
          row.hidden = !found.has(index);
        });
      }
      showEntries((name) => members.has(name) || rules.has(name));
    },
    showAll() {
      document.body.classList.remove("searching");
      for (const { rows } of tables) for (const row of rows) row.hidden = false;
      showEntries(() => true);
    },
  };
}

/** The elements of the index, by the id of their target. */
function elementsBy(kind: "entry" | "group"): Map<string | undefined, HTMLElement> {
  const elements = document.querySelectorAll<HTMLElement>(`[data-${kind}]`);
  return new Map([...elements].map((element) => [element.dataset[kind], element]));
}
