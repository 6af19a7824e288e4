import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const cli = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** The boxed announcement that Redocly prints at every start on Node 20. */
const announcement = /^ *╔═+╗\n(?: *║.*║\n)*? *╚═+╝\n/gm;

export interface CommandResult {
  code: number;
  stdout: string;
  /** Without announcements; what is left are progress lines and errors. */
  stderr: string;
}

/**
 * Runs a command of Redocly that its library does not have, without telemetry, update notices and announcements.
 * @param environment additional variables, for what must not be on a command line
 */
export async function runRedocly(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [cli, ...args], {
    env: {
      ...process.env,
      ...environment,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (output.stderr += text));
  const code = await new Promise<number>((resolve, reject) =>
    child.on("error", reject).on("close", (status) => resolve(status ?? 1)),
  );
  return { code, stdout: output.stdout, stderr: output.stderr.replace(announcement, "").trim() };
}

/**
 * The JSON that a command prints.
 * @throws Error with the command's error output if it printed something else
 */
export async function redoclyJson<T>(args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await runRedocly([...args, "--format=json"]);
  try {
    return JSON.parse(stdout) as T;
  } catch {
    throw new Error(`redocly ${args[0]} ended with code ${code}:\n${stderr || stdout}`);
  }
}
