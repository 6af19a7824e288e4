/** The part of a version that a change must raise. */
export type Impact = "major" | "minor" | "patch";

/** A change of the contract between two versions, in words for a user. */
export interface Change {
  impact: Impact;
  text: string;
}

export const impacts: readonly Impact[] = ["major", "minor", "patch"];

/** The highest impact; undefined without changes. */
export function highestImpact(changes: readonly Change[]): Impact | undefined {
  return impacts.find((impact) => changes.some((change) => change.impact === impact));
}
