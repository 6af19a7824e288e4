import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { isValueOf, Period, PersistentNotification, ReportFormat, valuesOf } from "../../src/constants/index.ts";
import * as labels from "../../src/constants/labels.ts";
import { labelOf, MonitorTypeLabels, PeriodLabels, PersistentNotificationLabels } from "../../src/constants/labels.ts";
import { bundle } from "../support/bundle.ts";

const tables = new Map<string, Record<string, number | string>>(
  Object.entries(constants).filter((entry): entry is [string, typeof Period] => typeof entry[1] === "object"),
);
const labelTables = new Map<string, unknown>(Object.entries(labels));
const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);

describe("the values of a constant", () => {
  it("are in the documented order", () => {
    expect(valuesOf(PersistentNotification)).toEqual([-1, 1, 2, 3, 4, 5]);
  });

  it.each(enums)("of %s are those of the contract", (name, schema) => {
    const table = tables.get(name) ?? {};
    expect(valuesOf(table)).toEqual(schema.enum);
    expect(Object.keys(table)).toEqual(schema["x-enum-varnames"]);
  });
});

describe("isValueOf", () => {
  it("accepts each id and rejects other values, including ids of another type", () => {
    expect(isValueOf(ReportFormat, 2)).toBe(true);
    expect(isValueOf(ReportFormat, 4)).toBe(false);
    expect(isValueOf(ReportFormat, "2")).toBe(false);
    expect(isValueOf(ReportFormat, "Pdf")).toBe(false);
    expect(isValueOf(ReportFormat, undefined)).toBe(false);
  });
});

describe("the label of an id", () => {
  it("is its documented meaning", () => {
    expect(labelOf(PeriodLabels, Period.Last6Hours)).toBe("Last 6 hours: 6 hours ago until now");
    expect(labelOf(PersistentNotificationLabels, -1)).toBe("Do not notify persistently");
  });

  it("is undefined if the meaning is not documented, or if the id does not exist", () => {
    expect(labelOf(MonitorTypeLabels, "PING")).toBeUndefined();
    expect(labelOf(PeriodLabels, 6)).toBeUndefined();
    expect(labelOf(PeriodLabels, "constructor")).toBeUndefined();
  });

  it.each(enums)("of %s is the contract's", (name, schema) => {
    const table = labelTables.get(`${name}Labels`);
    const documented = Object.entries<string>(schema["x-enumDescriptions"] ?? {}).filter(([, meaning]) => meaning);
    expect(Object.entries(table ?? {}).sort()).toEqual(documented.sort());
  });
});
