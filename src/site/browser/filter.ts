// The filter of constants.html.

import { byId } from "./dom.ts";
import { filterOf } from "./filter-tables.ts";
import { tablesOfPage } from "./shown-tables.ts";

/** Browsers limit how often a page may change its address. */
const addressMilliseconds = 300;

const input = byId("query", HTMLInputElement);
const found = byId("found", HTMLElement);
const tables = tablesOfPage();
const filter = filterOf(tables.content);
let timer: number | undefined;

function show(): void {
  const query = input.value.trim();
  if (query === "") {
    tables.showAll();
    found.textContent = "";
    return;
  }
  const rows = filter(query);
  tables.show(rows);
  found.textContent = summary(rows);
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

/** Scrolls to the target of the address. If the filter hides it, the filter is cleared. */
function revealTarget(): void {
  const target = document.querySelector(":target");
  if (!target) return;
  if (target.closest("[hidden]")) change("");
  target.scrollIntoView();
}

function summary(rows: Map<string, Set<number>>): string {
  const sizes = [...rows.values()].map(({ size }) => size);
  const ids = sizes.reduce((sum, size) => sum + size, 0);
  const constants = sizes.filter((size) => size > 0).length;
  const others = sizes.length - constants;
  const parts = [
    ...(ids > 0 ? [`${count(ids, "id")} in ${count(constants, "table")}`] : []),
    ...(others > 0 ? [count(others, "rule")] : []),
  ];
  return parts.length === 0 ? "Nothing found" : parts.join(", ");
}

function count(number: number, of: string): string {
  return `${number.toLocaleString("en")} ${of}${number === 1 ? "" : "s"}`;
}

input.addEventListener("input", () => change(input.value));
input.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  change("");
});
addEventListener("hashchange", revealTarget);
input.value = new URLSearchParams(location.search).get("q") ?? "";
show();
// Until the page is loaded, the browser itself scrolls to the target.
addEventListener("load", revealTarget);
