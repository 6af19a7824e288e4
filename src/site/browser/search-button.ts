import type { SearchDocument } from "../search/engine.ts";
import { byId } from "./dom.ts";
import type { SearchFunctions } from "./search.ts";
import { createSearchDialog, type LoadedSearch } from "./search-dialog.ts";

declare global {
  /** Set by `search-data.js`. */
  var searchData: SearchDocument[];
  /** Set by `search.js`. */
  var searchFunctions: SearchFunctions;
}

/** Opens the search with the button, with `/`, or with Ctrl+K, and loads it when it is first opened. */
export function setUpSearchButton(): void {
  const openSearch = byId("open-search", HTMLButtonElement);
  let loading: Promise<LoadedSearch> | undefined;
  const loadOnce = () => {
    loading ??= loadSearch().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const open = createSearchDialog(loadOnce);
  openSearch.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const isCtrlK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCtrlK) return;
    event.preventDefault();
    open();
  });
}

/** The field of the search keeps the focus for a moment after the dialog has closed. */
function isTyping(target: EventTarget | null): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.checkVisibility();
}

async function loadSearch(): Promise<LoadedSearch> {
  await Promise.all(["search-data", "search"].map(load));
  const { searchData: documents, searchFunctions } = globalThis;
  return { ...searchFunctions, documents, search: searchFunctions.searchOf(documents) };
}

/** Loads a script of the site. It works from disk too, where a page may not fetch files. */
function load(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${document.documentElement.dataset.root ?? ""}assets/${name}.js`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${script.src} could not be loaded.`));
    document.head.append(script);
  });
}
