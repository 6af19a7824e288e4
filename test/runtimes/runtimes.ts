import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { installIn } from "../support/install.ts";
import type { Outcomes } from "./program.ts";
import { runWorker, startWorker } from "./workerd.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** How to run the program. */
export interface Run {
  /** The folder of the bundled program, for temporary files too. */
  folder: string;
  service: string;
  closed: string;
  /** The environment variables of the program. */
  variables: Record<string, string>;
  /** Time limit in milliseconds. */
  timeout: number;
}

export interface Runtime {
  name: string;
  /** Whether the package.json of this folder has it. */
  isInstalled: boolean;
  run(run: Run): Promise<Outcomes>;
}

/** The current versions, and a worker from before workers had Node's APIs. */
export const runtimes: Runtime[] = [
  { name: "Node", isInstalled: false, run: command(process.execPath) },
  {
    name: "Deno",
    isInstalled: true,
    // The minimal permissions of the program.
    run: command(binary("@deno/linux-x64-glibc/deno"), "run", "--allow-net=127.0.0.1", "--allow-env=SVC_*"),
  },
  { name: "Bun", isInstalled: true, run: command(binary("@oven/bun-linux-x64/bin/bun"), "run", "--no-install") },
  { name: "a worker", isInstalled: true, run: worker("2026-11-17") },
  { name: "a worker without an environment", isInstalled: true, run: worker("2024-01-01") },
];

function binary(path: string): string {
  return join(here, "node_modules", path);
}

/** Installs the runtimes of this folder's package.json. */
export const installRuntimes = () => installIn(here);

/** Bundles each entry point of the program with the client's sources into one JavaScript file. */
export async function bundlePrograms(folder: string): Promise<void> {
  const entryPoints = ["main.ts", "worker.ts", "visitors.ts"].map((entry) => join(here, entry));
  await build({
    entryPoints,
    bundle: true,
    format: "esm",
    platform: "neutral",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
  });
}

function command(program: string, ...options: string[]): Runtime["run"] {
  return async ({ folder, service, closed, variables, timeout }) => {
    const quiet = { DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
    const env = { HOME: folder, ...quiet, ...variables };
    const { stdout } = await promisify(execFile)(program, [...options, "main.mjs", service, closed], {
      cwd: folder,
      env,
      timeout,
    });
    return JSON.parse(stdout);
  };
}

const workerd = binary("@cloudflare/workerd-linux-64/bin/workerd");

/** @param date the compatibility date of workerd */
function worker(date: string): Runtime["run"] {
  return (run) => runWorker(workerd, date, run);
}

/** Starts the worker of `visitors.ts`. @param date the compatibility date of workerd */
export const startVisitors = (folder: string, date: string) =>
  startWorker(workerd, { folder, program: "visitors.mjs", date, variables: {} });
