/**
 * `npm run docs`: writes the site to generated/docs/, from the current generated/openapi.json.
 *
 *   --url URL  where the site will be published, for sitemap.xml; the address of `npm start` if left out
 */
import { parseArgs } from "node:util";
import { projectPaths } from "./pipeline/paths.ts";
import { printed } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";
import { writeDocs } from "./pipeline/site.ts";

await run(async () => {
  const { values } = parseArgs({ options: { url: { type: "string" } } });
  await writeDocs(projectPaths, printed, { url: values.url });
});
