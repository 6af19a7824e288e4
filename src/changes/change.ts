/** The part of a version that a change must raise. */
export type Impact = "major" | "minor" | "patch";

/** A change of the contract between two versions, in words for a user. */
export interface Change {
  impact: Impact;
  text: string;
}

export const impacts: readonly Impact[] = ["major", "minor", "patch"];

export const major = (text: string): Change => ({ impact: "major", text });
export const minor = (text: string): Change => ({ impact: "minor", text });
export const patch = (text: string): Change => ({ impact: "patch", text });

export function highestImpact(changes: readonly Change[]): Impact | undefined {
  return impacts.find((impact) => changes.some((change) => change.impact === impact));
}

/** Compares what two versions have, by name or id: what only the first has is gone, what only the second has is added. */
export function comparedByKey<Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
  changes: {
    gone: (one: Value) => Change;
    added: (one: Value) => Change;
    changed: (old: Value, now: Value) => Change[];
  },
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old !== undefined && now !== undefined) return changes.changed(old, now);
    if (old !== undefined) return changes.gone(old);
    return now === undefined ? [] : changes.added(now);
  });
}
