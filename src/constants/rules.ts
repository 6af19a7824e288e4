/** The rules between constants, as tables and as functions. */
import { PeriodGranularityDerivation } from "../../generated/rules.ts";

export * from "../../generated/rules.ts";

const day = 24 * 60 * 60_000;

/**
 * Whether the service considers raw granularity for a Custom Period (50): only if both dates are within the last 30
 * days (specification, Constants). This contract interprets them as 30 times 24 hours before `now`.
 * @throws RangeError if a date is invalid
 */
export function considersRawGranularity(start: Date, end: Date, now = new Date()): boolean {
  const from = now.getTime() - PeriodGranularityDerivation.rawWithinDays * day;
  return [start, end].every((date) => {
    const time = date.getTime();
    if (Number.isNaN(time)) throw new RangeError("`start` and `end` must be valid dates.");
    return time >= from && time <= now.getTime();
  });
}
