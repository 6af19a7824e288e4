import { execFile, spawnSync } from "node:child_process";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { codeOf } from "../docs/pages.ts";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A client in some language: `examples/clients/<folder>`, with what is in `test/clients/<folder>`. */
export interface ClientProject {
  folder: string;
  /** The name and the version of its generator. */
  generator: string;
  /** The folder of the generated code, and what shows there that errors are typed. */
  generated: { folder: string; typedError: RegExp };
  /** The programs that it needs. */
  needs: string[];
  /** Folders of downloads and compiled code, which are kept between runs. */
  caches: string[];
  /** Puts into the copy what a user puts there besides the contract for generators. */
  add?: (copy: string) => Promise<unknown>;
  /** Variables of the environment for all of its commands. */
  environment?: Record<string, string>;
  /** Another program of the tests, and what it prints with a mock. */
  program?: { command: string; prints: string };
  /** Command lines that check and compile the runner. */
  build: string[];
  /** The command line of the runner, which makes the calls of the cases. */
  runner?: readonly [string, ...string[]];
  /** Whether the generated code notices a missing field (default: true). */
  requiresFields?: boolean;
  /** Whether its client can be closed (default: false). */
  isCloseable?: boolean;
}

/** Options for Java programs that run for seconds: without the slower compiler, they take half the CPU time. */
export const shortJava = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/** {@link shortJava} for Maven only, or for every `java`, which then prints a note. */
export function shortJavaIn(variable: "MAVEN_OPTS" | "JDK_JAVA_OPTIONS"): Record<string, string> {
  return { [variable]: `${process.env[variable] ?? ""} ${shortJava}` };
}

export const hasProgram = (program: string) => spawnSync("which", [program]).status === 0;

/** The programs that are not installed. */
export function missingOf({ needs }: ClientProject): string[] {
  return needs.filter((program) => !hasProgram(program));
}

/** The commands of a project's README, which get the tools, generate and build. The last one runs the program. */
export function commandsOf({ folder }: ClientProject): string[] {
  const [commands = ""] = codeOf(join(root, "examples/clients", folder, "README.md"), "sh");
  return commands.trim().split("\n");
}

/**
 * Copies a project, as a user would, with the contract for generators and the runner.
 * @returns the copy's folder
 */
export async function copyProject({ folder, caches, add }: ClientProject): Promise<string> {
  const copy = join(root, "node_modules/.cache/clients", folder);
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(copy)) {
    if (!caches.includes(name)) await rm(join(copy, name), { recursive: true });
  }
  await cp(join(root, "examples/clients", folder), copy, { recursive: true });
  await cp(join(root, "test/clients", folder), copy, { recursive: true });
  await cp(join(root, "generated/openapi.client.json"), join(copy, "openapi.client.json"));
  await add?.(copy);
  return copy;
}

/** @returns its standard output. @throws Error with the command and all its output */
export async function run(folder: string, command: string, environment: object = {}): Promise<string> {
  const env = { ...process.env, ...environment };
  try {
    const { stdout } = await promisify(execFile)("bash", ["-ec", command], { cwd: folder, env, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${(stdout + stderr).slice(-8000)}`);
  }
}
