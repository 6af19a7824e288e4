/** `npm run docs`: writes the reference to generated/docs/, from generated/openapi.json as it is. */

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
