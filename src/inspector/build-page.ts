import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleForBrowser } from "../site/assets.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let built: Promise<Map<string, string>> | undefined;

/**
 * The files of the page by name, built once per process. The package has a module with the built files in place of this
 * one: `scripts/pack-inspector.ts` writes it.
 */
export function pageFiles(): Promise<Map<string, string>> {
  built ??= buildPage();
  return built;
}

async function buildPage(): Promise<Map<string, string>> {
  const [assets, html] = await Promise.all([
    bundleForBrowser([here("./page/main.ts"), here("./page/style/page.css")]),
    readFile(here("./page/index.html"), "utf8"),
  ]);
  return assets.set("index.html", html);
}
