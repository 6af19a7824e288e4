/**
 * `npm run build`: lints and bundles openapi/, and writes everything that is generated from it.
 *
 *   --check  write nothing; exit with code 1 if generated/ is not up to date with openapi/
 */
import { parseArgs } from "node:util";
import { build } from "../src/pipeline/build.ts";
import { describeReplaced, replaceOutputs, requireUpToDate } from "../src/pipeline/outputs.ts";
import { projectPaths } from "../src/pipeline/paths.ts";
import { printed } from "../src/pipeline/report.ts";
import { run } from "./run.ts";

/** What is built of what, for messages. */
const ours = { of: "openapi/", fix: "npm run build" };

await run(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean" } },
  });
  const outputs = await build(projectPaths, printed);
  if (values.check) return requireUpToDate(outputs, projectPaths.generated, ours);
  await printed("write", () => replaceOutputs(outputs, projectPaths.generated), describeReplaced);
});
