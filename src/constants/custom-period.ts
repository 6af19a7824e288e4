import { PeriodGranularityDerivation } from "../../generated/rules.ts";

const day = 24 * 60 * 60_000;

/**
 * Whether the service considers raw granularity for a Custom Period (50), whose granularity is derived from its dates:
 * only if both dates fall within the last 30 days (source: Constants). That these are 30 times 24 hours before now is a
 * reading of the contract.
 * @throws RangeError if a date is invalid
 */
export function considersRawGranularity(start: Date, end: Date, now = new Date()): boolean {
  const from = now.getTime() - PeriodGranularityDerivation.rawWithinDays * day;
  return [start, end].every((date) => {
    const time = date.getTime();
    if (Number.isNaN(time)) throw new RangeError("The start and the end of a custom period must be valid dates.");
    return time >= from && time <= now.getTime();
  });
}
