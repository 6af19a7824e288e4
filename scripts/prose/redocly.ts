import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
const command = join(dirname(manifest), "bin/cli.js");

/** It sends no telemetry, and does not look for updates. */
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
};

/** The boxed announcement that Redocly prints at every start on Node 20. */
const announcement = /^ *╔═+╗\n(?: *║.*║\n)*? *╚═+╝\n/gm;

interface CommandResult {
  code: number;
  stdout: string;
  /** Without announcements; what is left are progress lines and errors. */
  stderr: string;
}

/** Runs a command. */
export async function runRedocly(args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [command, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
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
