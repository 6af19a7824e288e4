import fc from "fast-check";
import { expect, it } from "vitest";
import { formatTimestamp, parseTimestamp } from "../../src/client/index.ts";

it.each([
  ["2026-11-20T10:00:00+0530", "2026-11-20T04:30:00.000Z"],
  ["2026-11-19T23:30:00-0500", "2026-11-20T04:30:00.000Z"],
  ["2024-02-29T23:59:59-0030", "2024-03-01T00:29:59.000Z"],
  ["2026-01-01T00:00:00+1400", "2025-12-31T10:00:00.000Z"],
])("the timestamp %s is the moment %s", (text, moment) => {
  expect(parseTimestamp(text).toISOString()).toBe(moment);
});

it.each([
  ...["2026-02-30T10:00:00+0000", "2026-02-29T10:00:00+0000", "2026-04-31T10:00:00+0000", "2026-13-20T10:00:00+0000"],
  ...["2026-11-00T10:00:00+0000", "2026-11-20T24:00:00+0000", "2026-11-20T10:60:00+0000", "2026-12-31T23:59:60+0000"],
  ...["2026-11-20T10:00:00+2400", "2026-11-20T10:00:00+0060", "2026-11-20T10:00:00+05:30", "2026-11-20T10:00:00Z"],
  ...["2026-11-20T10:00:00", "2026-11-20T10:00:000530", "2026-11-20T10:00:00.000+0530", "2026-11-20 10:00:00+0530"],
  ...["2026-11-20", "2026-11-20T10:00:00+05300", "2026-11-20T10:00:00+0530\n", "", "1763634600000"],
])("%j is no timestamp, and the error has it and the format", (text) => {
  const message = `The timestamp must be a valid time in the format 2026-11-20T10:00:00+0530; got ${JSON.stringify(text)}.`;
  expect(() => parseTimestamp(text)).toThrow(new RangeError(message));
});

const moment = new Date("2026-11-20T04:30:00.999Z");

it.each([
  [330, "2026-11-20T10:00:00+0530"],
  [undefined, "2026-11-20T04:30:00+0000"],
  [-0, "2026-11-20T04:30:00+0000"],
  [-30, "2026-11-20T04:00:00-0030"],
  [1439, "2026-11-21T04:29:00+2359"],
  [-1439, "2026-11-19T04:31:00-2359"],
])("a date with the offset %s is written as %s", (offset, text) => {
  expect(formatTimestamp(moment, offset)).toBe(text);
});

it.each<[string, Date, number]>([
  ["an offset of a whole day", moment, 1440],
  ["half a minute of offset", moment, 0.5],
  ["an invalid date", new Date(Number.NaN), 0],
  ["a year of five digits", new Date("+010000-01-01T00:00:00Z"), 0],
  ["a year that the offset makes have five digits", new Date("9999-12-31T23:59:00Z"), 1],
  ["a year that the offset moves before 0", new Date("0000-01-01T00:00:00Z"), -1],
])("is not written with %s", (_what, date, offset) => {
  const message = /^`date` must be valid with a year of four digits, and `offset` /;
  expect(() => formatTimestamp(date, offset)).toThrow(message);
});

it("a date that is written and read is the same second, with any offset", () => {
  const range = { min: new Date(0), max: new Date("9998-12-31T23:59:59.999Z"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), fc.integer({ min: -1439, max: 1439 }), (date, offset) => {
      const text = formatTimestamp(date, offset);
      expect(parseTimestamp(text).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      expect(formatTimestamp(parseTimestamp(text), offset)).toBe(text);
    }),
  );
});
