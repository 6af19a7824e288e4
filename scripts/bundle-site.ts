/**
 * Part of `npm run package`: bundles the pages' renderer with its libraries, so that users install none of them. Beside
 * it are the licenses of these libraries, and what the pages load. The page of the inspector is built, too.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { pageSources } from "../src/inspector/page-files.ts";
import { buildAssets, licensesOf } from "../src/server/assets.ts";
import { siteSources } from "../src/site/assets.ts";
import { run } from "./run.ts";

const folder = "dist/src/site";

await run(async () => {
  // TypeScript compiled the modules one by one, because the command imports them.
  for (const name of [folder, "dist/src/samples"]) await rm(name, { recursive: true, force: true });
  const renderer = await build({
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
  });
  await writeAssets(`${folder}/assets`, siteSources);
  await writeAssets("dist/src/inspector/assets", pageSources);
  await writeFile(`${folder}/LICENSES.txt`, `${await licensesOf(Object.keys(renderer.metafile.inputs))}\n`);
});

async function writeAssets(folder: string, sources: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await buildAssets(sources)) await writeFile(join(folder, name), text);
}
