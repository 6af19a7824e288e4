import type { AnyOverride } from "../override.ts";
import { matches, type ReceivedCall } from "./match.ts";

export interface PendingOverride {
  readonly override: AnyOverride;
  /** How many calls it has applied to. */
  used: number;
}

/** Overrides that wait for calls. Each applies to as many calls as it is for. */
export class PendingOverrides {
  /** Also those that are used up, the oldest first. */
  readonly entries: PendingOverride[] = [];

  add(override: AnyOverride): void {
    this.entries.push({ override, used: 0 });
  }

  /** What applies to a call: the newest that matches. */
  find(call: ReceivedCall): PendingOverride | undefined {
    return this.entries.findLast(({ override, used }) => {
      const { times = "always" } = override;
      return (times === "always" || used < times) && matches(override, call);
    });
  }
}
