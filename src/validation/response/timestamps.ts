import { Timestamp } from "../../../generated/validation/records/Timestamp.ts";
import type { Findings } from "../findings.ts";
import { below } from "../schemas/pointer.ts";

/** A date with a time in any notation of ISO 8601. */
const anyTimestamp = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d+)?)? ?([Zz]|[+-]\d\d(:?\d\d)?)?$/;
const maxLength = 40;

/** Checks that every timestamp of a response has the documented notation (source: Timestamps). */
export function checkTimestamps(value: unknown, at: string, findings: Findings): void {
  if (typeof value === "string") {
    if (value.length <= maxLength && anyTimestamp.test(value) && !Timestamp.is(value)) {
      findings.add("body", at, "a timestamp such as 2021-01-29T19:00:51+0530", value);
    }
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "object" || typeof part === "string") checkTimestamps(part, below(at, key), findings);
  }
}
