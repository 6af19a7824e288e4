/**
 * `npm run build`: lints and bundles openapi/, and writes everything that is generated from it.
 *
 *   --check  write nothing; exit with code 1 if generated/ is not up to date with openapi/
 */
import { parseArgs } from "node:util";
import { build } from "./pipeline/build.ts";
import { changedOutputs, describeReplaced, obsoleteFiles, replaceOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { printed } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean" } },
  });
  const outputs = await build(projectPaths, printed);
  if (values.check) {
    const changed = await changedOutputs(outputs, projectPaths.generated);
    const obsolete = await obsoleteFiles(outputs, projectPaths.generated);
    if (changed.length + obsolete.length === 0) return;
    const lines = [...changed, ...obsolete.map((name) => `${name} (to be removed)`)];
    const files = lines.map((line) => `  generated/${line}`).join("\n");
    throw new Error(`These files are not up to date with openapi/:\n${files}\nFix with: npm run build`);
  }
  await printed("write", () => replaceOutputs(outputs, projectPaths.generated), describeReplaced);
});
