/** `npm run dev`: rebuilds generated/, without the HTML pages, whenever a file in openapi/ or redocly.yaml changes. */
import { dirname, relative } from "node:path";
import { watch } from "chokidar";
import { build } from "../src/pipeline/build.ts";
import { describeReplaced, replaceOutputs } from "../src/pipeline/outputs.ts";
import { projectPaths } from "../src/pipeline/paths.ts";
import { silent } from "../src/pipeline/report.ts";

/** Editors write a file in several steps, so changes within this time trigger one build. */
const settleMilliseconds = 50;

let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();

async function rebuild(): Promise<void> {
  const start = performance.now();
  const time = new Date().toLocaleTimeString();
  try {
    const replaced = await replaceOutputs(await build(projectPaths, silent), projectPaths.generated);
    const milliseconds = Math.round(performance.now() - start);
    console.log(`${time}  ${describeReplaced(replaced)}  (${milliseconds} ms)`);
  } catch (error) {
    console.error(
      `${time}  The build failed; generated/ is unchanged:\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const watched = [dirname(projectPaths.contract), projectPaths.config];
watch(watched, { ignoreInitial: true }).on("all", () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(rebuild);
  }, settleMilliseconds);
});

await rebuild();
console.log(`Watching ${watched.map((path) => relative(process.cwd(), path)).join(" and ")}. Press Ctrl+C to stop.`);
