/**
 * `npm run build`: lints and bundles openapi/, and writes everything that is generated from it. The last line says how
 * easy the contract is to integrate and to read.
 *
 *   --check  write nothing; exit with code 1 if generated/ is not up to date with openapi/
 */
import { parseArgs } from "node:util";
import { build } from "./pipeline/build.ts";
import { changedOutputs, describeReplaced, obsoleteFiles, replaceOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { describeQuality, qualityOf } from "./pipeline/quality.ts";
import { reportTo } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean" } },
  });
  const report = reportTo(process.stdout);
  const outputs = await build(projectPaths, report);
  if (values.check) {
    const changed = await changedOutputs(outputs, projectPaths.generated);
    const obsolete = await obsoleteFiles(outputs, projectPaths.generated);
    if (changed.length + obsolete.length === 0) return;
    const lines = [...changed, ...obsolete.map((name) => `${name} (to be removed)`)];
    const files = lines.map((line) => `  generated/${line}`).join("\n");
    throw new Error(`These files are not up to date with openapi/:\n${files}\nFix with: npm run build`);
  }
  await report("write", () => replaceOutputs(outputs, projectPaths.generated), describeReplaced);
  await report("quality", () => qualityOf(projectPaths), describeQuality);
});
