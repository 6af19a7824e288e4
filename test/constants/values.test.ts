import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { isValueOf, nameOf, parse, valuesOf } from "../../src/constants/index.ts";
import { bundle } from "../support/bundle.ts";

const tables = new Map<string, Record<string, number | string>>(
  Object.entries(constants).filter((entry): entry is [string, typeof constants.Period] => typeof entry[1] === "object"),
);
const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);

describe("the values of a constant", () => {
  it("are in the documented order", () => {
    expect(valuesOf(constants.PersistentNotification)).toEqual([-1, 1, 2, 3, 4, 5]);
  });

  it.each(enums)("of %s are those of the contract", (name, schema) => {
    const table = tables.get(name) ?? {};
    expect(valuesOf(table)).toEqual(schema.enum);
    expect(Object.keys(table)).toEqual(schema["x-enum-varnames"]);
  });
});

describe("isValueOf", () => {
  it("accepts each id and rejects other values, including ids of another type", () => {
    expect(isValueOf(constants.ReportFormat, 2)).toBe(true);
    for (const other of [4, "2", "Pdf", undefined])
      expect(isValueOf(constants.ReportFormat, other), `${other}`).toBe(false);
  });
});

describe("the name of an id", () => {
  it("is the one of the constant, and undefined if the constant does not have the id", () => {
    expect([nameOf(constants.Period, 7), nameOf(constants.Period, 6)]).toEqual(["LastMonth", undefined]);
    expect(nameOf(constants.MonitorType, "URL-SEQ")).toBe("UrlSeq");
    expect(nameOf(constants.MonitorType, "constructor")).toBeUndefined();
  });
});

describe("parse", () => {
  it("reads an id from text, also one that the constant does not have", () => {
    expect(["7", "0", "99"].map((text) => parse(constants.Period, text))).toEqual([7, 0, 99]);
    expect(parse(constants.PersistentNotification, "-1")).toBe(-1);
    for (const id of ["URL-SEQ", "A-TYPE-OF-TOMORROW"]) expect(parse(constants.MonitorType, id)).toBe(id);
    expect(parse(constants.MonitorType, "")).toBeUndefined();
  });

  const others = ["", " ", "7 ", "+7", "07", "-0", "7.0", "7e0", "0x7", "LastMonth", "NaN", "Infinity"];
  it.each([...others, "9007199254740993"])("returns undefined for %j, which is not an integer", (text) => {
    expect(parse(constants.Period, text)).toBeUndefined();
  });

  it("reads every id of every constant back from its text", () => {
    for (const table of tables.values()) {
      for (const id of valuesOf(table)) expect(parse(table, String(id))).toBe(id);
    }
  });
});
