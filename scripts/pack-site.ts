/** Part of `npm run package`: packs the site into dist/site.json.br, from the current generated/openapi.json. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packSite } from "../src/site/archive.ts";
import { renderSite } from "../src/site/render.tsx";
import { projectPaths } from "./pipeline/paths.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  const document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
  const files = await renderSite(document, dirname(projectPaths.contract));
  await mkdir("dist", { recursive: true });
  await writeFile("dist/site.json.br", packSite(files));
});
