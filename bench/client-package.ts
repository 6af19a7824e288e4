import { execFile } from "node:child_process";
import { mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const run = promisify(execFile);
const project = fileURLToPath(new URL("..", import.meta.url));
const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const rounds = roundsOf(9);

const programs = {
  ours: `
    import { createClient } from "svc-monitoring-api";
    const api = createClient();
    const { data } = await api.GET("/monitors");
    console.log(data?.data);
  `,
  openapiFetch: `
    import createClient from "openapi-fetch";
    import type { paths } from "svc-monitoring-api/types";
    const api = createClient<paths>({ baseUrl: "http://127.0.0.1" });
    const { data } = await api.GET("/monitors");
    console.log(data?.data);
  `,
};

export interface PackageFigures {
  /** Time of `tsc` for a program with one call, ours to openapi-fetch with the same types. */
  ratio: number;
  goal: number;
  rounds: number;
  /** Milliseconds. */
  ours: number;
  openapiFetch: number;
  /** All files of the package and of its dependencies in node_modules, in bytes. */
  installed: number;
  installedGoal: number;
  packages: number;
}

/** Measures what the package costs the user who installs it: its size, and the time that the compiler takes. */
export async function packageFigures(scratch: string): Promise<PackageFigures> {
  await run("npm", ["run", "package", "--silent"], { cwd: project });
  const times: Array<{ ours: number; openapiFetch: number }> = [];
  const folders = {
    ours: await projectWith(scratch, "ours"),
    openapiFetch: await projectWith(scratch, "openapiFetch"),
  };
  await compileTime(folders.ours); // reads the files once, for both
  for (let round = 0; round < rounds; round += 1) {
    times.push({ openapiFetch: await compileTime(folders.openapiFetch), ours: await compileTime(folders.ours) });
  }
  return {
    ratio: median(times.map(({ ours, openapiFetch }) => ours / openapiFetch)),
    goal: 1.1,
    rounds,
    ours: median(times.map(({ ours }) => ours)),
    openapiFetch: median(times.map(({ openapiFetch }) => openapiFetch)),
    ...(await installedSize()),
    installedGoal: 1_000_000,
  };
}

/** A user's project, in which the package and openapi-fetch are installed. */
async function projectWith(scratch: string, name: keyof typeof programs): Promise<string> {
  const folder = join(scratch, `types-${name}`);
  await mkdir(join(folder, "node_modules"), { recursive: true });
  await symlink(project, join(folder, "node_modules/svc-monitoring-api"));
  await symlink(join(project, "node_modules/openapi-fetch"), join(folder, "node_modules/openapi-fetch"));
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    target: "es2022",
    module: "nodenext",
    types: [],
    noEmit: true,
  };
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "program.ts"), programs[name]);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  return folder;
}

async function compileTime(folder: string): Promise<number> {
  const start = performance.now();
  await outputOf([compiler, "--project", folder]);
  return performance.now() - start;
}

async function installedSize(): Promise<{ installed: number; packages: number }> {
  const { stdout } = await run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: project });
  const [packed] = JSON.parse(stdout);
  const dependencies = ["openapi-fetch", "openapi-typescript-helpers"].map((name) =>
    sizeOf(join(project, "node_modules", name)),
  );
  const sizes = [packed.unpackedSize as number, ...(await Promise.all(dependencies))];
  return { installed: sizes.reduce((sum, size) => sum + size, 0), packages: sizes.length };
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
