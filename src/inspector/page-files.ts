import { fileURLToPath } from "node:url";
import { loadAssets } from "../server/assets.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the page is built from. */
export const pageSources = ["./page/index.html", "./page/main.tsx", "./page/page.css"].map(here);

let files: Promise<Map<string, string>> | undefined;

/** The files of the page by name, built or read once per process. */
export function pageFiles(): Promise<Map<string, string>> {
  files ??= loadAssets(here("./inspector-assets"), pageSources);
  return files;
}
