import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The style, the icon and the scripts of the pages by file name: in the package as it has them, built in the repository. */
export async function loadAssets(): Promise<Map<string, string>> {
  const names = await readdir(here("./assets")).catch(() => undefined);
  if (!names) return buildAssets();
  const texts = names.map(async (name) => [name, await readFile(here(`./assets/${name}`), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

/** Builds the assets from the code of the repository, each as one minified text. */
export async function buildAssets(): Promise<Map<string, string>> {
  // Not in the package, which has the result.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: ["./style/site.css", "./style/icon.svg", "./browser/site.ts", "./browser/search.ts"].map(here),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    loader: { ".svg": "copy" },
    outdir: "assets",
    entryNames: "[name]",
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1) ?? "", text.trim()]));
}
