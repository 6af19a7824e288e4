import type { ConstantsData } from "../constants/data.ts";
import { byId } from "./dom.ts";
import { searchOf } from "./search.ts";
import { shownTables } from "./shown-tables.ts";

/** Browsers limit how often a page may change its address. */
const addressMilliseconds = 300;

/** Searches while the user types. The address contains the search, so that it can be shared. */
export function setUpSearch(data: ConstantsData): void {
  const input = byId("query", HTMLInputElement);
  const search = searchOf(data);
  const tables = shownTables(data.constants);
  const found = byId("found", HTMLElement);
  let timer: number | undefined;

  function show(): void {
    const query = input.value.trim();
    if (query === "") {
      tables.showAll();
      found.textContent = "";
    } else {
      const outcome = search(query);
      tables.show(outcome);
      found.textContent = summary(outcome.members, outcome.rules.size);
    }
  }

  function change(query: string): void {
    input.value = query;
    show();
    clearTimeout(timer);
    timer = setTimeout(keepInAddress, addressMilliseconds);
  }

  function keepInAddress(): void {
    const address = new URL(location.href);
    if (input.value.trim() === "") address.searchParams.delete("q");
    else address.searchParams.set("q", input.value.trim());
    history.replaceState(null, "", address);
  }

  /**
   * Scrolls to the target of the address. If the search hides it, the search is cleared. If its table fits, all of it
   * is shown.
   */
  function revealTarget(): void {
    const target = document.getElementById(anchorOf(location.hash));
    if (!target) return;
    if (target.closest("[hidden]")) change("");
    const table = target.closest<HTMLElement>(".entry");
    const fits = table && table.offsetHeight < innerHeight * 0.8;
    (fits ? table : target).scrollIntoView();
  }

  input.addEventListener("input", () => change(input.value));
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (input.value === "") input.blur();
    else change("");
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  addEventListener("hashchange", revealTarget);

  byId("search", HTMLElement).hidden = false;
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  show();
  // Until the page is loaded, the browser itself scrolls to the target.
  addEventListener("load", revealTarget);
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

function summary(members: Map<string, number[]>, rules: number): string {
  const ids = [...members.values()].reduce((sum, places) => sum + places.length, 0);
  const parts = [
    ...(ids > 0 ? [`${count(ids, "id")} in ${count(members.size, "table")}`] : []),
    ...(rules > 0 ? [count(rules, "rule")] : []),
  ];
  return parts.length === 0 ? "Nothing found" : parts.join(", ");
}

function count(number: number, of: string): string {
  return `${number.toLocaleString("en")} ${of}${number === 1 ? "" : "s"}`;
}
