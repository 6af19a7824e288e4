import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import * as labelled from "../../src/constants/labels.ts";
import { find, type LabelledConstant, labelOf, valuesOf } from "../../src/constants/labels.ts";
import { bundle } from "../support/bundle.ts";

const tables = new Map<string, LabelledConstant>(
  Object.entries(labelled).filter((entry): entry is [string, typeof labelled.Period] => typeof entry[1] === "object"),
);
const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const tableOf = (name: string) => {
  const table = tables.get(name);
  if (!table) throw new Error(`${name} is missing.`);
  return table;
};

describe("the label of an id", () => {
  it("is its documented meaning", () => {
    expect(labelOf(labelled.Period, 7)).toBe(
      "Last Month: 12 am of the 1st of the previous month until 12 am of the 1st of the current month",
    );
    expect(labelOf(labelled.Period, labelled.Period.Last6Hours)).toBe("Last 6 hours: 6 hours ago until now");
    expect(labelOf(labelled.PersistentNotification, -1)).toBe("Do not notify persistently");
    expect(labelOf(labelled.MonitorType, "URL")).toBe("Website");
  });

  it("is undefined if the meaning is not documented, or if the id does not exist", () => {
    for (const id of ["PING", "constructor"]) expect(labelOf(labelled.MonitorType, id), id).toBeUndefined();
    expect([labelOf(labelled.CheckInterval, 5), labelOf(labelled.Period, 6)]).toEqual([undefined, undefined]);
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
  it.each<[string, LabelledConstant, string, number]>([
    // By its name, whatever the case and the spaces.
    ["Period", labelled.Period, "last 7 days", 2],
    ["Period", labelled.Period, "Last7Days", 2],
    ["ReportFormat", labelled.ReportFormat, "PDF", 2],
    // By its meaning, or by the first part of it.
    ["OutageReportPeriod", labelled.OutageReportPeriod, "three months", 90],
    ["BytesUnit", labelled.BytesUnit, "kb", 2],
    ["ThresholdCondition", labelled.ThresholdCondition, ">=", 3],
    ["Period", labelled.Period, "Last 6 hours: 6 hours ago until now", 17],
    ["InternetProtocol", labelled.InternetProtocol, "IPv4 and IPv6", 3],
  ])("finds an id of %s", (_name, constant, text, id) => {
    expect(find(constant, text)).toBe(id);
  });

  it("finds nothing for an unknown, an incomplete or an ambiguous text", () => {
    for (const text of ["last 8 days", "last", "7", "", "constructor"])
      expect(find(labelled.Period, text)).toBeUndefined();
    // Three types have this meaning.
    expect(find(labelled.MonitorType, "Additionally returned by the monitor type list operation")).toBeUndefined();
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
    expect(valuesOf(labelled.ReportFormat)).toEqual([2, 3]);
    expect(JSON.stringify(labelled.ReportFormat)).toBe('{"Pdf":2,"Csv":3}');
  });
});
