/**
 * `npm run build`: lints and bundles openapi/, and writes everything that is generated from it.
 *
 *   --check  write nothing; exit with code 1 if generated/ is not up to date with openapi/
 *   --watch  (`npm run dev`) build again whenever a file in openapi/ or redocly.yaml changes
 */
import { watch } from "node:fs";
import { dirname, relative } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../src/pipeline/build.ts";
import { describeReplaced, replaceOutputs, requireUpToDate } from "../src/pipeline/outputs.ts";
import { projectPaths } from "../src/pipeline/paths.ts";
import { printed, silent } from "../src/pipeline/report.ts";
import { run } from "./run.ts";

/** What is built of what, for messages. */
const ours = { of: "openapi/", fix: "npm run build" };
/** Editors write a file in several steps, so changes within this time trigger one build. */
const settleMilliseconds = 50;

async function rebuild(): Promise<void> {
  const start = performance.now();
  const time = new Date().toLocaleTimeString();
  try {
    const replaced = await replaceOutputs(await build(projectPaths, silent), projectPaths.generated);
    const milliseconds = Math.round(performance.now() - start);
    console.log(`${time}  ${describeReplaced(replaced)}  (${milliseconds} ms)`);
  } catch (error) {
    console.error(`${time}  The build failed; generated/ is unchanged:\n${(error as Error).message}`);
  }
}

async function watchSources(): Promise<void> {
  const watched = [dirname(projectPaths.contract), projectPaths.config];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const build = () => {
    running = running.then(rebuild);
  };
  for (const path of watched) {
    watch(path, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, settleMilliseconds);
    });
  }
  await rebuild();
  console.log(`Watching ${watched.map((path) => relative(process.cwd(), path)).join(" and ")}. Press Ctrl+C to stop.`);
}

await run(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, watch: { type: "boolean" } },
  });
  if (values.watch) return watchSources();
  const outputs = await build(projectPaths, printed);
  if (values.check) return requireUpToDate(outputs, projectPaths.generated, ours);
  await printed("write", () => replaceOutputs(outputs, projectPaths.generated), describeReplaced);
});
