import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import * as labelled from "../../src/constants/labels.ts";
import {
  BytesUnit,
  CheckInterval,
  find,
  InternetProtocol,
  type LabelledConstant,
  labelOf,
  MonitorType,
  OutageReportPeriod,
  Period,
  PersistentNotification,
  ReportFormat,
  ThresholdCondition,
  valuesOf,
} from "../../src/constants/labels.ts";
import { bundle } from "../support/bundle.ts";

const tables = new Map<string, LabelledConstant>(
  Object.entries(labelled).filter((entry): entry is [string, typeof Period] => typeof entry[1] === "object"),
);
const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const tableOf = (name: string) => {
  const table = tables.get(name);
  if (!table) throw new Error(`${name} is missing.`);
  return table;
};

describe("the label of an id", () => {
  it("is its documented meaning", () => {
    expect(labelOf(Period, 7)).toBe(
      "Last Month: 12 am of the 1st of the previous month until 12 am of the 1st of the current month",
    );
    expect(labelOf(Period, Period.Last6Hours)).toBe("Last 6 hours: 6 hours ago until now");
    expect(labelOf(PersistentNotification, -1)).toBe("Do not notify persistently");
    expect(labelOf(MonitorType, "URL")).toBe("Website");
  });

  it("is undefined if the meaning is not documented, or if the id does not exist", () => {
    expect(labelOf(MonitorType, "PING")).toBeUndefined();
    expect(labelOf(CheckInterval, 5)).toBeUndefined();
    expect(labelOf(Period, 6)).toBeUndefined();
    expect(labelOf(MonitorType, "constructor")).toBeUndefined();
  });

  it.each(enums)("of %s is the contract's", (name, schema) => {
    const meanings: string[] = schema["x-enum-descriptions"] ?? [];
    const table = tableOf(name);
    for (const id of valuesOf(table)) expect(labelOf(table, id)).toBe(meanings[schema.enum.indexOf(id)] || undefined);
  });

  it("says where to import a constant that has no meanings", () => {
    expect(() => labelOf(constants.Period as never, 7 as never)).toThrow("svc-monitoring-api/constants/labels");
    expect(() => find(constants.Period as never, "today")).toThrow("svc-monitoring-api/constants/labels");
  });
});

describe("find", () => {
  it("finds an id by its name, whatever the case and the spaces", () => {
    expect(find(Period, "last 7 days")).toBe(2);
    expect(find(Period, "Last7Days")).toBe(2);
    expect(find(ReportFormat, "PDF")).toBe(2);
  });

  it("finds an id by its meaning, or by the first part of it", () => {
    expect(find(OutageReportPeriod, "three months")).toBe(90);
    expect(find(BytesUnit, "kb")).toBe(2);
    expect(find(ThresholdCondition, ">=")).toBe(3);
    expect(find(Period, "Last 6 hours: 6 hours ago until now")).toBe(17);
    expect(find(InternetProtocol, "IPv4 and IPv6")).toBe(3);
  });

  it("finds nothing for an unknown, an incomplete or an ambiguous text", () => {
    expect(find(Period, "last 8 days")).toBeUndefined();
    expect(find(Period, "last")).toBeUndefined();
    expect(find(Period, "7")).toBeUndefined();
    expect(find(Period, "")).toBeUndefined();
    expect(find(Period, "constructor")).toBeUndefined();
    // Three types have this meaning.
    expect(find(MonitorType, "Additionally returned by the monitor type list operation")).toBeUndefined();
  });

  it.each(enums)("finds every id of %s by its name", (name, schema) => {
    const found = schema["x-enum-varnames"]?.map((member: string) => find(tableOf(name), member));
    expect(found).toEqual(schema.enum);
  });
});

describe("svc-monitoring-api/constants/labels", () => {
  it("has the same constants as svc-monitoring-api/constants", () => {
    for (const [name, value] of Object.entries(constants)) {
      if (typeof value === "object") expect(Object.entries(tableOf(name))).toEqual(Object.entries(value));
      else expect(labelled).toHaveProperty(name, value);
    }
  });

  it("does not show the meanings in a list or in JSON", () => {
    expect(valuesOf(ReportFormat)).toEqual([2, 3]);
    expect(JSON.stringify(ReportFormat)).toBe('{"Pdf":2,"Csv":3}');
  });
});
