import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayRetry, type RetrySettings, retryAfter, retryDelay } from "../../src/client/retry.ts";
import { settingsOf } from "../../src/client/settings.ts";

const defaultRetry = { minWait: 1_000, maxWait: 30_000, maxRetries: 4 };

const safe = ["GET", "PUT", "DELETE", "HEAD"];

describe("a failed request", () => {
  it.each(safe)("%s is sent again after a network failure, a 429, and a 5xx", (method) => {
    expect(mayRetry(method, { networkCode: "ECONNRESET" })).toBe(true);
    expect(mayRetry(method, { networkCode: "ECONNREFUSED" })).toBe(true);
    for (const status of [429, 500, 502, 503, 504, 599]) expect(mayRetry(method, { status }), `${status}`).toBe(true);
  });

  it.each(safe)("%s is not sent again after a response that will not change", (method) => {
    // 501 is permanent: the service does not know the method.
    for (const status of [200, 204, 302, 400, 401, 403, 404, 405, 408, 428, 430, 499, 501]) {
      expect(mayRetry(method, { status }), `${status}`).toBe(false);
    }
  });

  it("POST is sent again only if the service certainly did not process it: the connection was refused, or the status is 429", () => {
    expect(mayRetry("POST", { networkCode: "ECONNREFUSED" })).toBe(true);
    expect(mayRetry("POST", { status: 429 })).toBe(true);
    expect(mayRetry("POST", { networkCode: "ECONNRESET" })).toBe(false);
  });

  it("POST is not sent again after any other status", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        expect(mayRetry("POST", { status })).toBe(status === 429);
      }),
      { numRuns: 500 },
    );
  });

  it("any method that is not known to be idempotent is treated like POST", () => {
    const unknown = fc.oneof(fc.string(), fc.constantFrom("PATCH", "OPTIONS", "constructor"));
    fc.assert(
      fc.property(unknown, fc.integer({ min: 500, max: 599 }), (method, status) => {
        fc.pre(!safe.includes(method));
        expect(mayRetry(method, { status })).toBe(false);
        expect(mayRetry(method, { networkCode: "ECONNRESET" })).toBe(false);
      }),
    );
  });
});

describe("the wait before a retry", () => {
  it("is 1 to 30 seconds, 4 times, by default", () => {
    expect(settingsOf({ baseUrl: "https://a.test" }, {}).retry).toEqual(defaultRetry);
  });

  it("is random between the minimum and a bound that doubles until it is the maximum", () => {
    const waits = (random: number) =>
      [0, 1, 2, 3, 4, 5, 500].map((retry) => retryDelay(defaultRetry, retry, undefined, random));
    expect(waits(0)).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1000]);
    expect(waits(0.5)).toEqual([1500, 2500, 4500, 8500, 15_500, 15_500, 15_500]);
    // `random` is less than 1, so the wait only comes close to the bound.
    expect(waits(1)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it("has a bound that doubles from the minimum, or from half a second without one", () => {
    const bounds = (minWait: number) =>
      [0, 1, 2].map((retry) => retryDelay({ minWait, maxWait: 30_000, maxRetries: 4 }, retry, undefined, 1));
    expect(bounds(3_000)).toEqual([6000, 12_000, 24_000]);
    expect(bounds(0)).toEqual([1000, 2000, 4000]);
  });

  it("is the minimum if the maximum is not larger", () => {
    expect(retryDelay({ minWait: 5_000, maxWait: 5_000, maxRetries: 4 }, 3, undefined, 0.9)).toBe(5000);
    expect(retryDelay({ minWait: 5_000, maxWait: 2_000, maxRetries: 4 }, 3, undefined, 0.9)).toBe(5000);
  });

  // Eighths are exact in binary, so the comparison needs no tolerance.
  const times = fc.nat(8 * 3_600_000).map((eighths) => eighths / 8);
  const settings: fc.Arbitrary<RetrySettings> = fc.record({
    minWait: times,
    maxWait: times,
    maxRetries: fc.nat(1000),
  });
  const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it("is never shorter than the minimum nor longer than the maximum", () => {
    fc.assert(
      fc.property(settings, fc.nat(1000), randoms, (retry, count, random) => {
        const wait = retryDelay(retry, count, undefined, random);
        expect(wait).toBeGreaterThanOrEqual(retry.minWait);
        expect(wait).toBeLessThanOrEqual(Math.max(retry.minWait, retry.maxWait));
      }),
    );
  });

  it("never decreases from retry to retry, with the same random number", () => {
    fc.assert(
      fc.property(settings, fc.nat(999), randoms, (retry, count, random) => {
        const wait = retryDelay(retry, count, undefined, random);
        expect(retryDelay(retry, count + 1, undefined, random)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it("is never shorter than the service requested, even if that is more than the maximum", () => {
    fc.assert(
      fc.property(settings, fc.nat(1000), fc.nat(24 * 3_600_000), randoms, (retry, count, requested, random) => {
        const wait = retryDelay(retry, count, requested, random);
        expect(wait).toBeGreaterThanOrEqual(requested);
        expect(wait).toBeLessThanOrEqual(Math.max(requested, retry.minWait, retry.maxWait));
      }),
    );
  });

  it("is at least the minimum, even if the service requests less", () => {
    expect(retryDelay(defaultRetry, 0, 0, 0.5)).toBeGreaterThanOrEqual(1000);
  });

  // 0 times 2 ** 1024 would be NaN.
  it("is a number after any number of retries, even without a minimum", () => {
    expect(retryDelay({ minWait: 0, maxWait: 30_000, maxRetries: 2000 }, 1023, undefined, 0.5)).not.toBeNaN();
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
    // An obsolete date format that RFC 9110 requires recipients to accept.
    ["Friday, 20-Nov-26 10:01:00 GMT", 60_000],
  ])("of %j requests a wait of %i ms", (header, milliseconds) => {
    expect(retryAfter(header, now)).toBe(milliseconds);
  });

  it.each([null, "", " ", "soon", "5s", "1e3", "0x10", "Fri, 99 Nov 2026 10:01:00 GMT"])(
    "of %j is ignored",
    (header) => {
      expect(retryAfter(header, now)).toBeUndefined();
    },
  );

  // Date.parse reads these as dates, the first four of 2001, which would make the wait 0.
  const misread = ["-5", "1.5", "5, 5", "soon 5"];
  const date = "Fri, 20 Nov 2026 10:01:00 GMT";
  it.each([...misread, `soon ${date}`, `${date}+2`])(
    "of %j is ignored, because it is neither seconds nor a date",
    (header) => {
      expect(retryAfter(header, now)).toBeUndefined();
    },
  );

  it("with a date in the past requests a wait of 0, not a negative one", () => {
    expect(retryAfter("Fri, 20 Nov 2026 09:59:59 GMT", now)).toBe(0);
  });

  const dates = fc.date({
    min: new Date("1970-01-01T00:00:00Z"),
    max: new Date("9998-12-31T23:59:59Z"),
    noInvalidDate: true,
  });

  it("never requests a negative number or NaN", () => {
    const header = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[-+]?\d{1,400}$/),
      fc.stringMatching(/^-?\d*[.,: ]\d*$/),
      dates.map((date) => date.toUTCString()),
      dates.map((date) => date.toISOString()),
    );
    fc.assert(
      fc.property(header, dates, (text, date) => {
        const milliseconds = retryAfter(text, date.getTime()) ?? 0;
        expect(milliseconds).not.toBeNaN();
        expect(milliseconds).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it("with a number of seconds requests this number", () => {
    fc.assert(
      fc.property(fc.nat(), dates, (seconds, date) => {
        expect(retryAfter(String(seconds), date.getTime())).toBe(seconds * 1000);
      }),
    );
  });

  it("with a date requests the time until then", () => {
    fc.assert(
      fc.property(dates, dates, (date, current) => {
        const second = Math.floor(date.getTime() / 1000) * 1000;
        expect(retryAfter(date.toUTCString(), current.getTime())).toBe(Math.max(0, second - current.getTime()));
      }),
    );
  });
});
