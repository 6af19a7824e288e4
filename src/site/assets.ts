import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the style and the scripts of the pages. */
export async function buildAssets(): Promise<Map<string, string>> {
  const scripts = ["site", "search", "filter", "old-links"].map((name) => here(`./browser/${name}.ts`));
  const [assets, icon] = await Promise.all([
    bundleForBrowser([here("./style/site.css"), ...scripts]),
    readFile(here("./style/icon.svg"), "utf8"),
  ]);
  return assets.set("icon.svg", icon);
}

/** Builds styles and scripts, each as one minified text, by file name. */
export async function bundleForBrowser(entryPoints: string[]): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    outdir: "assets",
    entryNames: "[name]",
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text.trim()]));
}
