import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";

export const project = fileURLToPath(new URL("..", import.meta.url));

/** A figure of ours, beside that of a tool that a user would take instead. */
export interface Row {
  what: string;
  unit: string;
  ours: number;
  /** The ratio is ours to theirs. */
  peer?: { name: string; value: number; ratio: number };
}

export type Table = Row[];

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle - 1)] ?? Number.NaN)) / 2;
}

/** How often to measure: as often as is usual, or as often as BENCH_ROUNDS says if that is less. */
export function roundsOf(usual: number): number {
  return Math.min(usual, Number(process.env.BENCH_ROUNDS || usual));
}

type Measure = () => number | Promise<number>;

/** Measures ours and theirs in turn. The figures are medians, and the ratio is the median of the rounds' ratios. */
export async function compare(
  what: string,
  unit: string,
  rounds: number,
  ours: Measure,
  name: string,
  theirs: Measure,
): Promise<Row> {
  const [our, their]: [number[], number[]] = [[], []];
  for (let round = 0; round < roundsOf(rounds); round += 1) {
    their.push(await theirs());
    our.push(await ours());
  }
  return rowOf(what, unit, our, name, their);
}

/** The row of figures that were measured in turn. */
export function rowOf(what: string, unit: string, ours: number[], name: string, theirs: number[]): Row {
  const ratio = median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
  return { what, unit, ours: median(ours), peer: { name, value: median(theirs), ratio } };
}

const execute = promisify(execFile);

/** Runs a program in the project's folder to its end, without this process's loader of TypeScript. */
export async function run(program: string, args: readonly string[], folder = project): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: "", REDOCLY_TELEMETRY: "off" };
  const { stdout } = await execute(program, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Runs a Node program, and returns the milliseconds that it took. */
export async function timeOf(args: readonly string[], folder = project): Promise<number> {
  const start = performance.now();
  await run(process.execPath, args, folder);
  return performance.now() - start;
}

/** Bundles a program with its dependencies into one ES module. Imports are relative to the project. */
export async function bundle(program: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: program, loader: "ts", resolveDir: project },
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    write: false,
    // The paths of tsconfig.json lead to the sources.
    tsconfigRaw: {},
    ...options,
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error("esbuild wrote nothing.");
  return file.contents;
}

/** The size of a program in bytes: bundled, minified and compressed. */
export async function minifiedSize(program: string, folder: string): Promise<number> {
  const stdin = { contents: program, loader: "ts", resolveDir: folder } as const;
  return gzipSync(await bundle(program, { minify: true, stdin }), { level: 9 }).length;
}
