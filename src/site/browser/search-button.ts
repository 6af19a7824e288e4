import { byId, elements } from "./dom.ts";

/** The search, once its script has loaded. */
export interface LoadedSearch {
  open(): void;
}

declare global {
  /** Set by `search.js`. */
  var loadedSearch: LoadedSearch | undefined;
}

/** Loads the search when it is first opened: with the button, with `/`, or with Ctrl+K. */
export function setUpSearchButton(): void {
  const openSearch = byId("open-search", HTMLButtonElement);
  const [label] = elements("#open-search span");
  const name = label?.textContent ?? "";
  let loading: Promise<void> | undefined;
  const open = async () => {
    loading ??= load("search-data").then(() => load("search"));
    const isLoaded = await loading.then(
      () => true,
      () => false,
    );
    if (label) label.textContent = isLoaded ? name : `${name} failed. Try again`;
    if (isLoaded) globalThis.loadedSearch?.open();
    else loading = undefined;
  };
  openSearch.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const isCtrlK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCtrlK) return;
    event.preventDefault();
    void open();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
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
