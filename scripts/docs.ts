/** `npm run docs`: writes the HTML pages to generated/docs/, from the current generated/openapi.json. */

import { projectPaths } from "./pipeline/paths.ts";
import { reportTo } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";
import { buildAllDocs } from "./pipeline/site.ts";

await run(async () => {
  await reportTo(process.stdout)(
    "docs",
    () => buildAllDocs(projectPaths),
    (names) => names.map((name) => `docs/${name}`).join(", "),
  );
});
