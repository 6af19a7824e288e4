import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the style and the scripts of the pages, each as one minified text, by file name. */
export async function buildAssets(): Promise<Map<string, string>> {
  const scripts = ["site", "search", "filter", "old-links"].map((name) => here(`./browser/${name}.ts`));
  const [{ outputFiles }, icon] = await Promise.all([
    build({
      entryPoints: [here("./style/site.css"), ...scripts],
      bundle: true,
      minify: true,
      format: "iife",
      target: "es2022",
      legalComments: "none",
      outdir: "assets",
      entryNames: "[name]",
      write: false,
    }),
    readFile(here("./style/icon.svg"), "utf8"),
  ]);
  return new Map([
    ...outputFiles.map(({ path, text }): [string, string] => [path.split(/[\\/]/).at(-1) ?? "", text.trim()]),
    ["icon.svg", icon],
  ]);
}
