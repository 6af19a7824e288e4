import { fileURLToPath } from "node:url";
import { loadAssets } from "../server/assets.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the style, the icon and the scripts of the pages are built from. */
export const siteSources = [
  ...["./style/site.css", "./style/form.css", "./style/icon.svg"],
  ...["./browser/site.ts", "./browser/search.ts", "./browser/form.ts"],
].map(here);

/** The style, the icon and the scripts of the pages, by file name. */
export function siteAssets(): Promise<Map<string, string>> {
  return loadAssets(here("./site-assets"), siteSources);
}
