/**
 * `npm run bench:build`: the time of a build without HTML pages, compared with the tools' own command lines, and its
 * growth with the size of the contract. Medians of alternating runs, in whole processes.
 *
 *   --json   print the figures as JSON, without the table
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { median } from "./median.ts";
import { roundsOf } from "./rounds.ts";
import { writeSyntheticContract } from "./synthetic-contract.ts";

const pairs = roundsOf(5);
const runsPerSize = roundsOf(3);
// A trial of the bench itself leaves out the largest, which takes most of the time.
const sizes = runsPerSize === 1 ? [1, 10] : [1, 10, 100];

const project = fileURLToPath(new URL("..", import.meta.url));
const tool = (path: string) => join(project, "node_modules", path);
const run = promisify(execFile);

/** Runs a Node process, and returns the seconds that it took. */
async function secondsOf(folder: string, args: string[]): Promise<number> {
  const start = performance.now();
  await run(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: "off" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return (performance.now() - start) / 1000;
}

function buildIn(folder: string): Promise<number> {
  const preload = join(project, "scripts/preload.js");
  return secondsOf(folder, ["--import", preload, join(project, "scripts/build.ts")]);
}

/** Runs what the build replaces: the command lines for lint, bundle, lint of the bundle, and types. */
async function commandLines(folder: string, scratch: string): Promise<number> {
  const redocly = tool("@redocly/cli/bin/cli.js");
  const bundle = join(scratch, "openapi.yaml");
  const seconds = [
    await secondsOf(folder, [redocly, "lint", "source"]),
    await secondsOf(folder, [redocly, "bundle", "source", "--output", bundle]),
    await secondsOf(folder, [redocly, "lint", bundle, "--config", join(folder, "redocly.yaml")]),
    // In a folder without redocly.yaml, because the older Redocly core of this tool does not know our rules.
    await secondsOf(scratch, [tool("openapi-typescript/bin/cli.js"), bundle, "--output", join(scratch, "types.ts")]),
  ];
  return seconds.reduce((sum, value) => sum + value, 0);
}

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const scratch = await mkdtemp(join(tmpdir(), "bench-build-"));
try {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    ours.push(await buildIn(project));
    theirs.push(await commandLines(project, scratch));
  }
  const ratio = median(ours.map((seconds, index) => seconds / (theirs[index] ?? Number.NaN)));

  const growth: Array<{ factor: number; seconds: number }> = [];
  for (const factor of sizes) {
    const folder = join(scratch, `${factor}x`);
    await writeSyntheticContract(project, folder, factor);
    const seconds: number[] = [];
    for (let count = 0; count < runsPerSize; count += 1) seconds.push(await buildIn(folder));
    growth.push({ factor, seconds: median(seconds) });
  }

  const figures = { ratio, goal: 0.6, build: median(ours), commandLines: median(theirs), growth };
  if (values.json) {
    console.log(JSON.stringify(figures));
  } else {
    console.log(`build / command lines   ${ratio.toFixed(2)}   (goal: at most 0.60; ${pairs} pairs)`);
    console.log(`build                   ${figures.build.toFixed(2)} s`);
    console.log(`command lines           ${figures.commandLines.toFixed(2)} s`);
    const [smallest] = growth;
    for (const { factor, seconds } of growth) {
      const times = seconds / (smallest?.seconds ?? Number.NaN);
      console.log(
        `${`${factor}x the contract`.padEnd(23)} ${seconds.toFixed(2)} s   ${times.toFixed(1)} times the time of 1x`,
      );
    }
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
