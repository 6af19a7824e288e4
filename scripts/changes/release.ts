import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Document } from "../../src/contract/document.ts";

const run = promisify(execFile);

/** The name of the newest release, a tag such as v1.4.0. Undefined without one. */
export async function lastRelease(): Promise<string | undefined> {
  const { stdout } = await git("tag", "--list", "v[0-9]*", "--sort=-version:refname");
  return stdout.split("\n")[0] || undefined;
}

/**
 * The bundle of a release.
 * @throws Error if git has no such version, or no bundle in it
 */
export async function bundleOf(release: string): Promise<Document> {
  const { stdout } = await git("show", `${release}:./generated/openapi.json`);
  return JSON.parse(stdout);
}

async function git(...args: string[]): Promise<{ stdout: string }> {
  return run("git", args, { maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
    throw new Error(`Releases are read from git, which says: ${String(error.stderr || error.message).trim()}`);
  });
}
