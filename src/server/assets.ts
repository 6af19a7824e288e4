import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * What pages load, by file name: the package has it built, and in the repository it is built from the code.
 * @param folder where the package has it
 */
export async function loadAssets(folder: string, sources: readonly string[]): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return buildAssets(sources);
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

/** Builds styles and scripts, each as one minified text by file name. HTML and icons stay as they are. */
export async function buildAssets(sources: readonly string[]): Promise<Map<string, string>> {
  // Not in the package, which has the result.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [...sources],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    loader: { ".html": "copy", ".svg": "copy" },
    outdir: "assets",
    entryNames: "[name]",
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text.trim()]));
}
