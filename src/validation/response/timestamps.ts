import { Timestamp } from "../../../generated/validation/records/Timestamp.ts";
import type { Findings } from "../findings.ts";
import { below } from "../schemas/pointer.ts";

/** A date with a time in any notation of ISO 8601. */
const anyTimestamp = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d+)?)? ?([Zz]|[+-]\d\d(:?\d\d)?)?$/;
const maxLength = 40;

/** Checks that every timestamp of a response has the documented notation (specification, Timestamps). */
export function checkTimestamps(value: unknown, at: string, findings: Findings): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "object") checkTimestamps(part, below(at, key), findings);
    // Most attributes are other texts, for which no pointer is made.
    else if (typeof part === "string" && isOtherTimestamp(part)) {
      findings.add("body", below(at, key), "a timestamp such as 2021-01-29T19:00:51+0530", part);
    }
  }
}

function isOtherTimestamp(text: string): boolean {
  return text.length <= maxLength && anyTimestamp.test(text) && !Timestamp.is(text);
}
