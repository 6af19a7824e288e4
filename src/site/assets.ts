import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export interface Assets {
  style: string;
  script: string;
}

/** Builds the style and the script of the pages, each as one minified text. */
export async function buildAssets(): Promise<Assets> {
  const { outputFiles } = await build({
    entryPoints: ["style/page.css", "browser/constants.ts"].map((file) =>
      fileURLToPath(new URL(`./${file}`, import.meta.url)),
    ),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    outdir: "assets",
    write: false,
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? "";
  return { style: textOf(".css"), script: textOf(".js") };
}
