/**
 * npm runs it at the end of `npm ci`, and `npm start` and others run it first: it writes what git does not keep of `generated/`, which
 * is missing after `npm ci --ignore-scripts`, and stale after `git pull`. Without the development dependencies
 * (`npm ci --omit=dev`) nothing here reads these files, and what would write them is missing.
 */
import { existsSync } from "node:fs";

if (existsSync("node_modules/tsx")) {
  await import("tsx/esm");
  const { run } = await import("./run.ts");
  await run(async () => {
    const { buildUntracked } = await import("../src/pipeline/build.ts");
    const { writeOutputs } = await import("../src/pipeline/outputs.ts");
    const { projectPaths } = await import("../src/pipeline/paths.ts");
    await writeOutputs(await buildUntracked(projectPaths), projectPaths.generated);
  });
}
