import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the style, the icon and the scripts of the pages are built from. */
export const siteSources = [
  "./style/site.css",
  "./style/icon.svg",
  "./browser/site.ts",
  "./browser/search.ts",
  "./browser/filter.ts",
  "./browser/old-links.ts",
].map(here);
