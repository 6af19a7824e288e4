/** Runs Redocly's command line, for what its library does not have. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** It sends no telemetry, and does not look for updates. */
const redoclyEnvironment = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
};

/**
 * The path of Redocly's command line.
 * @throws Error that says how to install it
 */
export function redoclyCli(): string {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve("@redocly/cli/package.json");
    // Version 1 has other options.
    if (!require(manifest).version.startsWith("1.")) return join(dirname(manifest), "bin/cli.js");
  } catch {
    // It is not installed.
  }
  throw new Error("This needs Redocly's command line. Install it: npm install --save-dev @redocly/cli@2");
}

/** The boxed announcement that Redocly prints at every start on Node 20. */
const announcement = /^ *╔═+╗\n(?: *║.*║\n)*? *╚═+╝\n/gm;

/** What Redocly printed, without announcements. */
function withoutAnnouncements(text: string): string {
  return text.replace(announcement, "").trim();
}

export interface CommandResult {
  code: number;
  stdout: string;
  /** Without announcements; what is left are progress lines and errors. */
  stderr: string;
}

export interface RunOptions {
  /** Additional variables, for what must not be on a command line. */
  environment?: Record<string, string>;
  /** Ends the command. */
  signal?: AbortSignal | undefined;
}

/** Runs a command of Redocly. @throws Error if Redocly is not installed, or the signal's reason */
export async function runRedocly(
  args: readonly string[],
  { environment = {}, signal }: RunOptions = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [redoclyCli(), ...args], {
    env: { ...redoclyEnvironment, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal && { signal }),
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (output.stderr += text));
  const code = await new Promise<number>((resolve, reject) =>
    child.on("error", reject).on("close", (status) => resolve(status ?? 1)),
  );
  return { code, stdout: output.stdout, stderr: withoutAnnouncements(output.stderr) };
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
