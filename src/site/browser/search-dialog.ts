import { partUrls } from "../urls.ts";
import { elements, isForPage, make } from "./dom.ts";
import { type Search, searchLoader } from "./search-loader.ts";
import { resultOf } from "./search-result.ts";

/** What an empty search offers. */
const starts = ["Where to start", "Authentication", "Errors", "Limits", "Operations", "Constants"];

/**
 * Opens the search with the button, with `/`, or with Ctrl+K, and loads it when it is first opened. The dialog is usable at
 * once: what the reader types before the search is loaded is searched as soon as it is loaded. If Enter was pressed meanwhile,
 * the first result is then opened.
 */
export function setUpSearch(): void {
  const root = document.documentElement.dataset.root ?? "";
  const { dialog, input, close, status, list, missing } = addDialog(root);
  const load = searchLoader(root);
  let search: Search | undefined;
  let active = 0;
  /** Whether Enter was pressed before the search had loaded. */
  let isAwaited = false;

  const openSelected = () => list.querySelector<HTMLAnchorElement>("[aria-selected=true]")?.click();

  function show(): void {
    const query = input.value.trim();
    const found = query === "" ? [] : (search?.(query) ?? []);
    // An empty field offers the pages to begin with, and a search without a result offers the lists.
    const offered = (titles: readonly string[]) =>
      titles.flatMap((title) => searchData.find((one) => one.title === title) ?? []);
    const lists = offered(query === "" ? starts : Object.keys(partUrls));
    const shown = found.length === 0 ? lists : found;
    const links = shown.map((one) => resultOf(one, input.value, root));
    for (const [index, link] of links.entries()) {
      link.id = `search-result-${index}`;
      link.addEventListener("click", () => dialog.close());
    }
    list.replaceChildren(...links);
    input.ariaExpanded = "true";
    if (query === "") status.textContent = "Type to search. Up and down select, Enter opens.";
    else if (found.length === 0) status.textContent = `No results for “${query}”. Try other words, or these pages:`;
    else status.textContent = `${found.length} result${found.length === 1 ? "" : "s"}`;
    // The hint below the results says that the service may have more than the contract, and how to add it.
    missing.hidden = query === "";
    select(0);
  }

  /** Marks a result as the one that Enter opens. */
  function select(index: number): void {
    const items = [...list.children];
    items[active]?.setAttribute("aria-selected", "false");
    active = Math.max(0, Math.min(index, items.length - 1));
    const item = items[active];
    item?.setAttribute("aria-selected", "true");
    item?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", item?.id ?? "");
  }

  input.addEventListener("input", () => search && show());
  input.addEventListener("keydown", (event) => {
    if (!isForPage(event)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) select(active + step);
    // The browser would first clear the field.
    else if (event.key === "Escape") dialog.close();
    else if (event.key !== "Enter") return;
    else if (search) openSelected();
    else isAwaited = true;
    event.preventDefault();
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    // A click on the dialog itself is outside of its content (the backdrop), so it closes the dialog.
    if (event.target === dialog) dialog.close();
  });

  function open(): void {
    if (!dialog.open) dialog.showModal();
    input.select();
    isAwaited = false;
    if (!search) status.textContent = "Loading the search.";
    load().then(
      (loaded) => {
        search = loaded;
        show();
        if (isAwaited && dialog.open) openSelected();
      },
      () => {
        status.textContent = "The search could not be loaded. Close and open it again to try again.";
      },
    );
  }

  for (const opener of elements("#open-search, [data-open-search]")) opener.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (!isForPage(event)) return;
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const isCtrlK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCtrlK) return;
    event.preventDefault();
    open();
  });
}

/** Adds the dialog to the page. @returns it, and what is in it */
function addDialog(root: string) {
  const dialog = make("dialog", "search");
  dialog.ariaLabel = "Search";
  dialog.innerHTML = `
    <div class="search-head">
      <input type="search" role="combobox" aria-label="Search the site" aria-expanded="false" aria-autocomplete="list"
        aria-controls="search-results" placeholder="Operation, path, constant, id or meaning" autocomplete="off"
        spellcheck="false" enterkeyhint="go">
      <button type="button">Close</button>
    </div>
    <p class="quiet" role="status"></p>
    <div id="search-results" role="listbox" aria-label="Results"></div>
    <p class="quiet" hidden>Not in the contract? <a href="${root}guides/own-operations.html">Add your own operation</a>.</p>`;
  document.body.append(dialog);
  const [input, close, status, list, missing] = ["input", "button", "p", "#search-results", "p:last-child"].map(
    (selector) => dialog.querySelector(selector),
  ) as [HTMLInputElement, HTMLButtonElement, HTMLElement, HTMLElement, HTMLElement];
  return { dialog, input, close, status, list, missing };
}

/**
 * Whether the reader types in a field that is visible. The search field is not enough: it keeps the focus for a moment after the
 * dialog is closed.
 */
function isTyping(target: EventTarget | null): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.checkVisibility();
}
