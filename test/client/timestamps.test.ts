import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTimestamp, parseTimestamp } from "../../src/client/timestamps.ts";
import { validator } from "../support/bundle.ts";

const digits = (value: number, count = 2) => String(value).padStart(count, "0");

interface Fields {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  sign: string;
  offsetHours: number;
  offsetMinutes: number;
}

const textOf = ({ year, month, day, hour, minute, second, sign, offsetHours, offsetMinutes }: Fields) =>
  `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}:${digits(second)}` +
  `${sign}${digits(offsetHours)}${digits(offsetMinutes)}`;

/** The calendar, without `Date`, which rolls over to the next month. */
function daysIn(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeapYear ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const exists = ({ year, month, day, hour, minute, second, offsetHours, offsetMinutes }: Fields) =>
  [month >= 1 && month <= 12, day >= 1 && day <= daysIn(year, month), hour < 24, minute < 60, second < 60].every(
    Boolean,
  ) &&
  offsetHours < 24 &&
  offsetMinutes < 60;

/** Fields of the right width; each may be slightly out of range. */
const nearlyFields = fc.record({
  // Leap years depend on 4, 100 and 400.
  year: fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(1900, 2000, 2024, 2100)),
  month: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 2, 13)),
  day: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constantFrom(0, 29, 30, 31, 32)),
  hour: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 23 }), weight: 5 }, fc.constantFrom(24, 25)),
  minute: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 59 }), weight: 5 }, fc.constantFrom(60, 99)),
  second: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 59 }), weight: 5 }, fc.constantFrom(60, 61)),
  sign: fc.constantFrom("+", "-"),
  offsetHours: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 23 }), weight: 5 }, fc.constantFrom(24, 99)),
  offsetMinutes: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 59 }), weight: 5 }, fc.constantFrom(60, 99)),
});

const existingFields = nearlyFields.map((fields) => ({
  ...fields,
  month: Math.min(Math.max(fields.month, 1), 12),
  day: Math.min(Math.max(fields.day, 1), 28),
  hour: fields.hour % 24,
  minute: fields.minute % 60,
  second: fields.second % 60,
  offsetHours: fields.offsetHours % 24,
  offsetMinutes: fields.offsetMinutes % 60,
}));

const offsets = fc.integer({ min: -(23 * 60 + 59), max: 23 * 60 + 59 });
const instants = fc.date({
  min: new Date("1970-01-01T00:00:00.000Z"),
  max: new Date("9998-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

describe("parsing a timestamp", () => {
  it.each([
    ["2026-11-20T10:00:00+0530", "2026-11-20T04:30:00.000Z"],
    ["2026-11-20T04:30:00+0000", "2026-11-20T04:30:00.000Z"],
    ["2026-11-19T23:30:00-0500", "2026-11-20T04:30:00.000Z"],
    ["2024-02-29T23:59:59-0030", "2024-03-01T00:29:59.000Z"],
    ["2026-01-01T00:00:00+1400", "2025-12-31T10:00:00.000Z"],
  ])("gives the moment of %s", (text, moment) => {
    expect(parseTimestamp(text).toISOString()).toBe(moment);
  });

  it("returns the same moment as Date.parse with a colon in the offset", () => {
    fc.assert(
      fc.property(existingFields, (fields) => {
        const text = textOf(fields);
        expect(parseTimestamp(text).getTime()).toBe(Date.parse(text.replace(/(..)$/, ":$1")));
      }),
    );
  });

  it("accepts dates and times that exist, and rejects others", () => {
    fc.assert(
      fc.property(nearlyFields, (fields) => {
        const read = () => parseTimestamp(textOf(fields));
        if (exists(fields)) expect(read()).toBeInstanceOf(Date);
        else expect(read).toThrow(RangeError);
      }),
      // Random fields are rarely all valid, so many runs are needed.
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["February 30", "2026-02-30T10:00:00+0000"],
    ["February 29 of a common year", "2026-02-29T10:00:00+0000"],
    ["February 29 of a century's common year", "2100-02-29T10:00:00+0000"],
    ["April 31", "2026-04-31T10:00:00+0000"],
    ["month 0", "2026-00-20T10:00:00+0000"],
    ["month 13", "2026-13-20T10:00:00+0000"],
    ["day 0", "2026-11-00T10:00:00+0000"],
    ["hour 24, even if it is midnight", "2026-11-20T24:00:00+0000"],
    ["minute 60", "2026-11-20T10:60:00+0000"],
    ["a leap second", "2026-12-31T23:59:60+0000"],
    ["an offset of a whole day", "2026-11-20T10:00:00+2400"],
    ["an offset of 60 minutes", "2026-11-20T10:00:00+0060"],
  ])("refuses %s", (_, text) => {
    expect(() => parseTimestamp(text)).toThrow(RangeError);
  });

  it.each<[string, (text: string) => string]>([
    ["a colon in the offset", (text) => text.replace(/(..)$/, ":$1")],
    ["Z instead of an offset", (text) => `${text.slice(0, 19)}Z`],
    ["Z and an offset", (text) => `${text.slice(0, 19)}Z${text.slice(19)}`],
    ["no offset", (text) => text.slice(0, 19)],
    ["an offset of hours alone", (text) => text.slice(0, -2)],
    ["an offset without its sign", (text) => text.slice(0, 19) + text.slice(20)],
    ["a typographic minus", (text) => `${text.slice(0, 19)}\u2212${text.slice(20)}`],
    ["no seconds", (text) => text.slice(0, 16) + text.slice(19)],
    ["milliseconds", (text) => `${text.slice(0, 19)}.000${text.slice(19)}`],
    ["a space for the T", (text) => text.replace("T", " ")],
    ["a small t", (text) => text.replace("T", "t")],
    ["no time", (text) => text.slice(0, 10)],
    ["no hyphens in the date", (text) => text.slice(0, 10).replaceAll("-", "") + text.slice(10)],
    ["a year of two digits", (text) => text.slice(2)],
    ["a year of six digits", (text) => `+00${text}`],
    ["an hour of one digit", (text) => text.slice(0, 11) + text.slice(12)],
    ["a digit too many", (text) => `${text}0`],
    ["digits of another script", (text) => text.replace(/^./, "\u0662")],
    ["a space before it", (text) => ` ${text}`],
    ["a line break after it", (text) => `${text}\n`],
    ["a second one after it", (text) => `${text}\n${text}`],
  ])("refuses %s", (_, change) => {
    fc.assert(
      fc.property(existingFields, (fields) => {
        expect(() => parseTimestamp(change(textOf(fields)))).toThrow(RangeError);
      }),
    );
  });

  it.each(["", "now", "1763634600000", "Fri, 20 Nov 2026 10:00:00 GMT"])("rejects %j", (text) => {
    expect(() => parseTimestamp(text)).toThrow(RangeError);
  });

  it("throws an error with the text and the format of a timestamp", () => {
    expect(() => parseTimestamp("yesterday")).toThrow(/2026-11-20T10:00:00\+0530; got "yesterday"\./);
  });
});

describe("formatting a timestamp", () => {
  const moment = new Date("2026-11-20T04:30:00.999Z");

  it.each([
    [330, "2026-11-20T10:00:00+0530"],
    [0, "2026-11-20T04:30:00+0000"],
    [-0, "2026-11-20T04:30:00+0000"],
    [-300, "2026-11-19T23:30:00-0500"],
    [-30, "2026-11-20T04:00:00-0030"],
    [1439, "2026-11-21T04:29:00+2359"],
    [-1439, "2026-11-19T04:31:00-2359"],
  ])("%i minutes ahead of UTC gives %s", (offset, text) => {
    expect(formatTimestamp(moment, offset)).toBe(text);
  });

  it("uses UTC unless an offset is given", () => {
    expect(formatTimestamp(moment)).toBe("2026-11-20T04:30:00+0000");
  });

  it.each([
    ["an offset of a whole day", moment, 1440],
    ["an offset of a whole day back", moment, -1440],
    ["half a minute of offset", moment, 0.5],
    ["no number as offset", moment, Number.NaN],
    ["an endless offset", moment, Number.POSITIVE_INFINITY],
    ["an invalid date", new Date(Number.NaN), 0],
    ["a year of five digits", new Date("+010000-01-01T00:00:00Z"), 0],
    ["a year that the offset makes have five digits", new Date("9999-12-31T23:59:00Z"), 1],
    ["a year before 0", new Date("-000001-01-01T00:00:00Z"), 0],
    ["a year that the offset moves before 0", new Date("0000-01-01T00:00:00Z"), -1],
    ["an offset that leads out of time", new Date(8.64e15), 1],
  ])("refuses %s", (_, date, offset) => {
    expect(() => formatTimestamp(date, offset)).toThrow(RangeError);
    expect(() => formatTimestamp(date, offset)).toThrow(
      /^`date` must be valid with a year of four digits, and `offset` /,
    );
  });

  it("returns what the contract accepts as a timestamp", () => {
    const fits = validator("Timestamp");
    fc.assert(
      fc.property(instants, offsets, (date, offset) => {
        expect(fits(formatTimestamp(date, offset))).toBe(true);
      }),
    );
  });
});

describe("a round trip", () => {
  it("from a date returns the same second, with any offset", () => {
    fc.assert(
      fc.property(instants, offsets, (date, offset) => {
        const second = Math.floor(date.getTime() / 1000) * 1000;
        expect(parseTimestamp(formatTimestamp(date, offset)).getTime()).toBe(second);
      }),
    );
  });

  it("keeps the second also before 1970, where timestamps are negative", () => {
    expect(parseTimestamp(formatTimestamp(new Date("1969-12-31T23:59:59.999Z"))).toISOString()).toBe(
      "1969-12-31T23:59:59.000Z",
    );
  });

  it("from a text returns the same text, with its offset", () => {
    fc.assert(
      fc.property(existingFields, (fields) => {
        const offset = (fields.offsetHours * 60 + fields.offsetMinutes) * (fields.sign === "-" ? -1 : 1);
        // UTC is always formatted as +0000.
        fc.pre(fields.sign === "+" || offset !== 0);
        expect(formatTimestamp(parseTimestamp(textOf(fields)), offset)).toBe(textOf(fields));
      }),
    );
  });

  it("turns -0000 into +0000", () => {
    expect(formatTimestamp(parseTimestamp("2026-11-20T10:00:00-0000"), -0)).toBe("2026-11-20T10:00:00+0000");
  });
});
