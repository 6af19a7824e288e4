/** `npm run docs`: writes the site to generated/docs/, from the current generated/openapi.json. */

import { projectPaths } from "./pipeline/paths.ts";
import { reportTo } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";
import { writeDocs } from "./pipeline/site.ts";

await run(async () => {
  await writeDocs(projectPaths, reportTo(process.stdout));
});
