import { inc, SemVer } from "semver";
import type { Impact } from "../../src/changes/change.ts";

/**
 * The lowest version that changes of this impact may have, after a released version. Before 1.0.0 a change that breaks a caller
 * raises the minor version, as npm's ranges such as ^0.1.0 expect.
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
