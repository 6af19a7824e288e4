import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTimestamp, parseTimestamp } from "../../src/client/timestamps.ts";

const instants = fc.date({
  min: new Date("1970-01-01T00:00:00.000Z"),
  max: new Date("9998-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});
const offsets = fc.integer({ min: -(23 * 60 + 59), max: 23 * 60 + 59 });

/** A timestamp at this time of a clock that is ahead of UTC by so many minutes. */
function textOf(clock: Date, offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const digits = (value: number) => String(value).padStart(2, "0");
  return `${clock.toISOString().slice(0, 19)}${offset < 0 ? "-" : "+"}${digits(hours)}${digits(minutes)}`;
}

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
    ["no offset", (text) => text.slice(0, 19)],
    ["an offset without its sign", (text) => text.slice(0, 19) + text.slice(20)],
    ["milliseconds", (text) => `${text.slice(0, 19)}.000${text.slice(19)}`],
    ["a space for the T", (text) => text.replace("T", " ")],
    ["no time", (text) => text.slice(0, 10)],
    ["a digit too many", (text) => `${text}0`],
    ["a line break after it", (text) => `${text}\n`],
  ])("refuses %s", (_, change) => {
    for (const text of ["2026-11-20T10:00:00+0530", "2024-02-29T23:59:59-0030"]) {
      expect(() => parseTimestamp(change(text))).toThrow(RangeError);
    }
  });

  const others = ["", "yesterday", "1763634600000", "Fri, 20 Nov 2026 10:00:00 GMT"];
  it.each(others)("refuses %j with an error that has it and the format", (text) => {
    const message = expect.stringContaining(`2026-11-20T10:00:00+0530; got ${JSON.stringify(text)}.`);
    expect(() => parseTimestamp(text)).toThrow(expect.objectContaining({ name: "RangeError", message }));
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
    const format = () => formatTimestamp(date, offset);
    expect(format).toThrow(RangeError);
    expect(format).toThrow(/^`date` must be valid with a year of four digits, and `offset` /);
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

  it("from a text returns the same text, with its offset", () => {
    fc.assert(
      fc.property(instants, offsets, (clock, offset) => {
        expect(formatTimestamp(parseTimestamp(textOf(clock, offset)), offset)).toBe(textOf(clock, offset));
      }),
    );
  });
});
