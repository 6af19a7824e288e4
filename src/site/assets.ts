import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the style, the icon and the scripts of the pages are built from. */
const sources = [
  ...["./style/site.css", "./style/form.css", "./style/icon.svg"],
  ...["./browser/site.ts", "./browser/search.ts", "./browser/form.ts"],
].map(here);

/** What pages load, by file name: from the package's folder, or, in the repository, built from the code. */
export async function siteAssets(): Promise<Map<string, string>> {
  const folder = here("./site-assets");
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return buildAssets();
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

/** Builds style and scripts, minified, with the licenses of the packages in them. The icon stays as it is. */
export async function buildAssets(): Promise<Map<string, string>> {
  // esbuild is not in the package, because the package has the result.
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    entryPoints: sources,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    loader: { ".svg": "copy" },
    outdir: "assets",
    entryNames: "[name]",
    write: false,
    metafile: true,
  });
  const inputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), Object.keys(output.inputs)]),
  );
  const texts = outputFiles.map(async ({ path, text }) => {
    const name = basename(path);
    const licenses = await licensesOf(inputs.get(name) ?? []);
    return [name, licenses === "" ? text.trim() : `/*!\n${licenses}\n*/\n${text.trim()}`] as const;
  });
  return new Map(await Promise.all(texts));
}

/** The licenses of the packages that bundled files are from. @throws Error if a package has no license file */
export async function licensesOf(files: readonly string[]): Promise<string> {
  const packages = [...new Set(files.flatMap((file) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []))].sort();
  const texts = packages.map(async (path) => {
    const name = (await readdir(path)).find((one) => /^licen[sc]e/i.test(one));
    if (!name) throw new Error(`${path} has no license file.`);
    const { version } = JSON.parse(await readFile(join(path, "package.json"), "utf8"));
    return `${path.slice("node_modules/".length)} ${version}\n\n${(await readFile(join(path, name), "utf8")).trim()}`;
  });
  return (await Promise.all(texts)).join(`\n\n${"-".repeat(80)}\n\n`);
}
