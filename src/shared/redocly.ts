/** Runs Redocly's command line, for what its library does not have. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

/** It sends no telemetry, and does not look for updates. */
const redoclyEnvironment = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
};

/** @throws Error that says how to install it */
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

export interface CommandResult {
  code: number;
  stdout: string;
  /** Without announcements; what is left are progress lines and errors. */
  stderr: string;
}

/** Runs a command. Its environment has what must not be on a command line. @throws Error without Redocly */
export async function runRedocly(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const env = { ...redoclyEnvironment, ...environment };
  const child = spawn(process.execPath, [redoclyCli(), ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code ?? 1, stdout, stderr: stderr.replace(announcement, "").trim() };
}

/** The JSON that a command prints. @throws Error with its error output if it printed something else */
export async function redoclyJson<T>(args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await runRedocly([...args, "--format=json"]);
  try {
    return JSON.parse(stdout) as T;
  } catch {
    throw new Error(`redocly ${args[0]} ended with code ${code}:\n${stderr || stdout}`);
  }
}
