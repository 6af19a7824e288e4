/**
 * Part of `npm run package`: packs the site into dist/site.json.br, from the current generated/openapi.json, and builds
 * the page of the inspector.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageSources } from "../src/inspector/page-files.ts";
import { buildAssets } from "../src/server/assets.ts";
import { packSite } from "../src/site/archive.ts";
import { renderSite } from "../src/site/render.tsx";
import { projectPaths } from "./pipeline/paths.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  const document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
  const files = await renderSite(document, dirname(projectPaths.contract));
  await mkdir("dist", { recursive: true });
  await writeFile("dist/site.json.br", packSite(files));
  await buildInspectorPage("dist/src/inspector/assets");
});

async function buildInspectorPage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await buildAssets(pageSources)) await writeFile(join(folder, name), text);
}
