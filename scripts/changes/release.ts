import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inc, SemVer } from "semver";
import { type Change, type Impact, major, minor } from "../../src/changes/change.ts";
import type { Document } from "../../src/contract/document.ts";

const run = promisify(execFile);

/**
 * The newest release before the contract in this folder: a tag such as v1.4.0 on this commit or its ancestors. If the contract is
 * this commit's, the tags of the commit are left out, because a release that is compared with itself has no changes. Release
 * candidates are left out, because users compare releases.
 * Undefined without one.
 * @throws Error if a release is checked out without the history that has the one before it
 */
export async function lastRelease(): Promise<string | undefined> {
  const tags = (...which: string[]) => git("tag", "--list", "v[0-9]*", "--sort=-version:refname", ...which);
  const edited = (await git("status", "--porcelain", "--", "generated/openapi.json", "api-report")).length > 0;
  const release = (await tags("--merged", "HEAD", ...(edited ? [] : ["--no-contains", "HEAD"]))).find(isReleaseTag);
  if (release !== undefined) return release;
  const [shallow] = await git("rev-parse", "--is-shallow-repository");
  const [current] = await tags("--points-at", "HEAD");
  if (shallow === "true" && current !== undefined) {
    throw new Error(
      `${current} cannot be compared with the release before it, because this clone has no older commits. Run: git fetch --unshallow --tags`,
    );
  }
  return undefined;
}

/**
 * The bundle of a release.
 * @throws Error if git has no such version, or no bundle in it
 */
export async function bundleOf(release: string): Promise<Document> {
  return JSON.parse((await git("show", `${release}:./generated/openapi.json`)).join("\n"));
}

/** The lines of `api-report/`, which has what users can write besides the contract, that came (`+`) and went (`-`) since a release. */
export async function reportDifference(release: string): Promise<string[]> {
  const lines = await git("diff", "--unified=0", release, "--", "api-report");
  return lines.filter((line) => /^[+-](?!\+\+ |-- )\s*\S/.test(line));
}

/**
 * What the lines of a difference require. A function, class, field, command or option that is gone is a major change. What another
 * change of a line means for users, only a person can say; it is at least a minor one.
 */
export function reportChanges(difference: readonly string[]): Change[] {
  const added = new Set(difference.filter((line) => line.startsWith("+")).map(nameIn));
  return difference.map((text) => (text.startsWith("-") && !added.has(nameIn(text)) ? major(text) : minor(text)));
}

/** The name that a line of the report declares: of a function, a field or an option. */
function nameIn(line: string): string {
  const modifiers = /\b(?:export|declare|abstract|static|readonly|get|function|class|interface|type|const|enum)\s+/g;
  return /--?[\w-]+|[\w$]+/.exec(line.slice(1).replace(modifiers, ""))?.[0] ?? line;
}

/** The lines that a command of git prints. */
async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await run("git", args, { maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
    throw new Error(`Releases are read from git, which says: ${String(error.stderr || error.message).trim()}`);
  });
  return stdout.trim() === "" ? [] : stdout.trim().split("\n");
}

/**
 * The lowest version that changes of this impact may have, after a released version. Before 1.0.0 a change that breaks a caller
 * raises the minor version, as npm's ranges such as ^0.4.2 expect.
 * @throws Error if the text is not a version
 */
export function requiredVersion(released: string, impact: Impact | undefined): string {
  const { version, major } = versionOf(released);
  if (impact === undefined) return version;
  return inc(version, impact === "major" && major === 0 ? "minor" : impact) ?? version;
}

/** Whether a version is at least as high as another. A release candidate is as high as its release. */
export function isAtLeast(version: string, other: string): boolean {
  return versionOf(version).compareMain(other) >= 0;
}

/** Whether a tag of git is a release, such as v1.4.0. A release candidate, such as v1.0.0-rc.1, is not one. */
export function isReleaseTag(tag: string): boolean {
  return /^v\d+\.\d+\.\d+$/.test(tag);
}

function versionOf(text: string): SemVer {
  try {
    return new SemVer(text);
  } catch {
    throw new Error(
      `The version "${text}" must be three numbers, such as 1.4.0, or a release candidate, such as 1.4.0-rc.1.`,
    );
  }
}
