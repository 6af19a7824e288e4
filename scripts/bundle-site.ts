/**
 * Part of `npm run package`: bundles the pages' renderer with its libraries, so that users install none of them. Beside
 * it are what the pages load, and the licenses of the libraries. The page of the inspector is built, too.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { pageSources } from "../src/inspector/page-files.ts";
import { buildAssets } from "../src/server/assets.ts";
import { siteSources } from "../src/site/assets.ts";
import { run } from "./run.ts";

const folder = "dist/src/site";

await run(async () => {
  // TypeScript compiled the modules one by one, because the command imports them.
  for (const name of [folder, "dist/src/samples"]) await rm(name, { recursive: true, force: true });
  const [renderer, search] = await Promise.all([
    build({
      entryPoints: ["src/site/index.ts"],
      outfile: `${folder}/index.js`,
      bundle: true,
      minify: true,
      platform: "node",
      target: "node20",
      format: "esm",
      legalComments: "none",
      // Only the repository builds the assets.
      external: ["esbuild"],
      metafile: true,
    }),
    build({ entryPoints: ["src/site/browser/search.ts"], bundle: true, write: false, metafile: true }),
  ]);
  await writeAssets(`${folder}/assets`, siteSources);
  await writeAssets("dist/src/inspector/assets", pageSources);
  const inputs = Object.keys({ ...renderer.metafile.inputs, ...search.metafile.inputs });
  await writeFile(`${folder}/LICENSES.txt`, await licensesOf(inputs));
});

async function writeAssets(folder: string, sources: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await buildAssets(sources)) await writeFile(join(folder, name), text);
}

/** The licenses of the packages that bundled files are from. */
async function licensesOf(files: string[]): Promise<string> {
  const packages = [...new Set(files.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []))].sort();
  const texts = packages.map(async (path) => {
    const name = (await readdir(path)).find((one) => /^licen[sc]e/i.test(one));
    if (!name) throw new Error(`${path} has no license file.`);
    return `${path.slice("node_modules/".length)}\n\n${await readFile(join(path, name), "utf8")}`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(80)}\n`);
}
