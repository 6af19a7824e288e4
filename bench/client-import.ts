import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const pairs = roundsOf(15);

const importer = `
  const start = performance.now();
  await import(process.argv[1]);
  console.log(performance.now() - start);
`;

/** Measures the time that a new process takes to import a file, in milliseconds. */
export async function importTime(file: string): Promise<number> {
  return Number(await outputOf(["--input-type=module", "--eval", importer, pathToFileURL(file).href]));
}

export interface ImportFigures {
  ratio: number;
  goal: number;
  pairs: number;
  /** Milliseconds. */
  ours: number;
  openapiFetch: number;
}

/**
 * Measures the time that a new process takes to import our client and openapi-fetch, each as one file of JavaScript.
 */
export async function importFigures(scratch: string): Promise<ImportFigures> {
  const ourFile = join(scratch, "ours.mjs");
  const theirFile = join(scratch, "openapi-fetch.mjs");
  await writeFile(ourFile, await bundle('export * from "./src/client/index.ts";'));
  await writeFile(theirFile, await bundle('export * from "openapi-fetch"; export { default } from "openapi-fetch";'));

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    ours.push(await importTime(ourFile));
    theirs.push(await importTime(theirFile));
  }
  const ratio = median(ours.map((time, index) => time / (theirs[index] ?? Number.NaN)));
  return { ratio, goal: 1.5, pairs, ours: median(ours), openapiFetch: median(theirs) };
}
