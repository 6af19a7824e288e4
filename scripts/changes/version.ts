import type { Impact } from "../../src/changes/change.ts";

/**
 * The lowest version that changes of this impact may have, after a released version.
 * @throws Error if the version does not have three numbers
 */
export function requiredVersion(released: string, impact: Impact | undefined): string {
  const [major, minor, patch] = numbersOf(released);
  if (impact === "major") return `${major + 1}.0.0`;
  if (impact === "minor") return `${major}.${minor + 1}.0`;
  return impact === "patch" ? `${major}.${minor}.${patch + 1}` : released;
}

/** Whether a version is at least as high as another. */
export function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const first = a.findIndex((number, index) => number !== b[index]);
  return first === -1 || (a[first] ?? 0) > (b[first] ?? 0);
}

function numbersOf(version: string): [number, number, number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`The version "${version}" must be three numbers, such as 1.4.0.`);
  return [Number(major), Number(minor), Number(patch)];
}
