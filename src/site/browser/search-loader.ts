import type { SearchDocument } from "../search/engine.ts";
import { make } from "./dom.ts";
import type { SearchFunctions } from "./search.ts";

declare global {
  /** Set by `search-data.js`. */
  var searchData: SearchDocument[];
  /** Set by `search.js`. */
  var searchFunctions: SearchFunctions;
}

export type Search = ReturnType<SearchFunctions["searchOf"]>;

/** Creates a function that loads the search when it is first called, and again if that failed. @param root as of `resultOf` */
export function searchLoader(root: string): () => Promise<Search> {
  let loading: Promise<Search> | undefined;
  return () => {
    loading ??= load(root).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load(root: string): Promise<Search> {
  await Promise.all(["search-data", "search"].map((name) => loadScript(`${root}assets/${name}.js`)));
  return searchFunctions.searchOf(searchData);
}

/** Loads a script of the site. It works from disk too, where a page may not fetch files. */
function loadScript(url: string): Promise<unknown> {
  const script = make("script");
  script.src = url;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
}
