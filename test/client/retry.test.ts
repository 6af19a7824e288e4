import { describe, expect, it } from "vitest";
import { retryAfter, retryDelay } from "../../src/client/retry.ts";

describe("the wait before a retry", () => {
  const waits = (minWait: number, maxWait: number, random: number, retries = [0, 1, 2, 3, 4, 5, 500]) =>
    retries.map((retry) => retryDelay({ minWait, maxWait, maxRetries: 4 }, retry, undefined, random));

  it("has a bound that doubles from the minimum, or from half a second without one", () => {
    expect(waits(3_000, 30_000, 1, [0, 1, 2])).toEqual([6000, 12_000, 24_000]);
    // 0 times 2 ** 1024 would be NaN.
    expect(waits(0, 30_000, 1, [0, 1, 2, 1023])).toEqual([1000, 2000, 4000, 30_000]);
  });
});

describe("a Retry-After header", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");

  it.each([
    ["120", 120_000],
    ["0", 0],
    ["007", 7000],
    ["Fri, 20 Nov 2026 10:01:00 GMT", 60_000],
    ["Fri, 20 Nov 2026 10:00:00 GMT", 0],
    ["Fri, 20 Nov 2026 09:59:59 GMT", 0],
    // An obsolete date format that RFC 9110 requires recipients to accept.
    ["Friday, 20-Nov-26 10:01:00 GMT", 60_000],
  ])("of %j requests a wait of %i ms", (header, milliseconds) => {
    expect(retryAfter(header, now)).toBe(milliseconds);
  });

  const date = "Fri, 20 Nov 2026 10:01:00 GMT";
  // Date.parse reads these as dates, the first four of 2001, which would make the wait 0.
  const misread = ["-5", "1.5", "5, 5", "soon 5", `soon ${date}`, `${date}+2`];
  it.each([null, "", " ", "soon", "5s", "1e3", "0x10", "Fri, 99 Nov 2026 10:01:00 GMT", ...misread])(
    "of %j is ignored, because it is neither seconds nor a date",
    (header) => {
      expect(retryAfter(header, now)).toBeUndefined();
    },
  );
});
