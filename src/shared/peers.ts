import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

const require = createRequire(import.meta.url);

/** The optional peer dependencies that the commands load: the major version that is needed, or the first and the last one. */
const peers: Record<string, { major: number; minor?: number; upTo?: number }> = {
  "@modelcontextprotocol/server": { major: 2 },
  // Version 1 has other options.
  "@redocly/cli": { major: 2, upTo: Number.POSITIVE_INFINITY },
  // Before, overlays of version 1.1 are unknown. openapi-typescript brings version 1, for itself.
  "@redocly/openapi-core": { major: 2, minor: 56 },
  esbuild: { major: 0 },
  "openapi-typescript": { major: 7 },
  // A peer of openapi-typescript, whose range has 5 alone; it writes the same with 6.
  typescript: { major: 5, upTo: 6 },
};

/** @throws Error that names all packages that are not installed, or in another version, and how to install them */
export function requirePeer(...names: string[]): void {
  const missing = names.flatMap((name) => {
    const { major = 0, minor = 0, upTo = major } = peers[name] ?? {};
    const version = versionOf(name);
    const [found = Number.NaN, foundMinor = 0] = version?.split(".").map(Number) ?? [];
    const isNewEnough = found > major || (found === major && foundMinor >= minor);
    return isNewEnough && found <= upTo
      ? []
      : [{ name, needed: minor > 0 ? `${major}.${minor}` : `${major}`, version }];
  });
  const [first, ...others] = missing;
  if (!first) return;
  const { name, needed, version } = first;
  const one = version
    ? `This needs ${name} in version ${needed}, and finds version ${version}. Install it`
    : "This needs a package that is not installed. Install it";
  const all = "This needs packages that are not installed, or in another version. Install them";
  const packages = missing.map(({ name, needed }) => `${name}@${needed}`);
  throw new Error(
    `${others.length > 0 ? all : one} with: npm install --save-dev ${packages.join(" ")}
With npx and no project: npx -p svc-monitoring-api ${packages.map((one) => `-p ${one}`).join(" ")} svc-monitoring-api`,
  );
}

function versionOf(peer: string): string | undefined {
  // Some packages do not export their package.json.
  const folders = require.resolve.paths(peer) ?? [];
  for (const path of [`${peer}/package.json`, ...folders.map((folder) => join(folder, peer, "package.json"))]) {
    try {
      return JSON.parse(readFileSync(require.resolve(path), "utf8")).version;
    } catch {}
  }
  return undefined;
}

/** It sends no telemetry, and does not look for updates. */
const redoclyEnvironment = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
};

/** The path of Redocly's command line, for what its library does not have. @throws Error that says how to install it */
export function redoclyCli(): string {
  requirePeer("@redocly/cli");
  return join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
}

/** The boxed announcement that Redocly prints at every start on Node 20. */
const announcement = /^ *╔═+╗\n(?: *║.*║\n)*? *╚═+╝\n/gm;

export interface CommandResult {
  code: number;
  stdout: string;
  /** Without announcements; what is left are progress lines and errors. */
  stderr: string;
}

/** Runs a command. @throws Error without Redocly */
export async function runRedocly(args: readonly string[]): Promise<CommandResult> {
  const env = redoclyEnvironment;
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
