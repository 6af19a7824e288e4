import type { Override } from "../override.ts";
import { matches, type ReceivedCall } from "./match.ts";

export interface PendingOverride {
  readonly override: Override;
  /** How many calls it has applied to. */
  used: number;
}

/** Overrides that wait for calls. Each applies to as many calls as it is for. */
export class PendingOverrides {
  /** Also those that are used up, the oldest first. */
  readonly entries: PendingOverride[] = [];

  add(override: Override): void {
    this.entries.push({ override, used: 0 });
  }

  /** What applies to a call: the newest that matches. */
  find(call: ReceivedCall): PendingOverride | undefined {
    const isLeft = ({ override: { times }, used }: PendingOverride) => times === undefined || used < times;
    return this.entries.findLast((pending) => isLeft(pending) && matches(pending.override, call));
  }
}
