import type { SearchDocument } from "../search/engine.ts";
import { button, make } from "./dom.ts";
import type { SearchFunctions } from "./search.ts";

/** The search function, and what is searched. */
export interface LoadedSearch extends SearchFunctions {
  search(query: string): SearchDocument[];
  documents: readonly SearchDocument[];
}

/**
 * Creates the search dialog. It is usable at once: what is typed before the search has loaded is searched then, and Enter opens
 * the first result then.
 * @param load loads the search; it is called again after it failed, when the dialog is opened again
 * @returns opens the dialog
 */
export function createSearchDialog(load: () => Promise<LoadedSearch>): () => void {
  const root = document.documentElement.dataset.root ?? "";
  let loaded: LoadedSearch | undefined;

  const dialog = make("dialog", "search");
  dialog.ariaLabel = "Search";
  const input = make("input");
  input.type = "search";
  input.placeholder = "Operation, path, constant, id or meaning";
  input.autocomplete = "off";
  input.spellcheck = false;
  input.enterKeyHint = "go";
  input.role = "combobox";
  input.ariaLabel = "Search the site";
  input.ariaExpanded = "false";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", "search-results");
  const list = make("div");
  list.id = "search-results";
  list.role = "listbox";
  list.ariaLabel = "Results";
  const status = make("p", "quiet");
  status.role = "status";
  const close = button("Close");
  const head = make("div", "search-head", input, close);
  dialog.append(head, status, list);
  document.body.append(dialog);

  let active = 0;
  /** Whether Enter was pressed before the search had loaded. */
  let isAwaited = false;
  const openSelected = () => list.querySelector<HTMLAnchorElement>("[aria-selected=true]")?.click();

  function show(): void {
    if (!loaded) return;
    const query = input.value.trim();
    const found = query === "" ? [] : loaded.search(query);
    // Where a reader may go on who finds nothing.
    const lists = loaded.documents.filter(({ kind }) => kind === "Page");
    const shown = query !== "" && found.length === 0 ? lists : found;
    active = 0;
    list.replaceChildren(...shown.map(resultOf));
    list.hidden = shown.length === 0;
    input.ariaExpanded = String(shown.length > 0);
    if (query === "") status.textContent = "Type to search. Up and down select, Enter opens.";
    else if (found.length === 0) status.textContent = `No results for “${query}”. Try other words, or these pages:`;
    else status.textContent = `${found.length} result${found.length === 1 ? "" : "s"}`;
    select(0);
  }

  function resultOf({ url, title, kind, within, names, text }: SearchDocument, index: number): HTMLAnchorElement {
    const link = make("a");
    link.href = root + url;
    link.role = "option";
    link.id = `search-result-${index}`;
    // The focus stays in the field, whose arrow keys select a result.
    link.tabIndex = -1;
    link.append(make("span", "kind", kind), make("strong", "", ...marked(title)));
    if (!["Guide", "Example"].includes(kind) && names.length > 0)
      link.append(make("code", "", names.slice(0, 2).join(" ")));
    if (within) link.append(make("span", "quiet", within));
    const sentence = loaded?.sentenceOf(text, input.value) ?? "";
    if (sentence) link.append(make("span", "sentence", ...marked(sentence)));
    link.addEventListener("click", () => dialog.close());
    return link;
  }

  /** A text whose words of the query are marked. */
  function marked(text: string): Array<Node | string> {
    const parts = loaded?.splitAtWords(text, input.value) ?? [];
    return parts.map((part, index) => (index % 2 === 1 ? make("mark", "", part) : part));
  }

  /** Marks a result as the one that Enter opens. */
  function select(index: number): void {
    const items = [...list.children];
    items[active]?.setAttribute("aria-selected", "false");
    active = Math.max(0, Math.min(index, items.length - 1));
    const item = items[active];
    item?.setAttribute("aria-selected", "true");
    item?.scrollIntoView({ block: "nearest" });
    if (item) input.setAttribute("aria-activedescendant", item.id);
    else input.removeAttribute("aria-activedescendant");
  }

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) select(active + step);
    // The browser would first clear the field.
    else if (event.key === "Escape") dialog.close();
    else if (event.key !== "Enter") return;
    else if (loaded) openSelected();
    else isAwaited = true;
    event.preventDefault();
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    // Outside of the dialog's content.
    if (event.target === dialog) dialog.close();
  });

  return () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    isAwaited = false;
    if (!loaded) status.textContent = "Loading the search.";
    load().then(
      (search) => {
        loaded = search;
        show();
        if (isAwaited && dialog.open) openSelected();
      },
      () => {
        status.textContent = "The search could not be loaded. Close and open it again to try again.";
      },
    );
  };
}
