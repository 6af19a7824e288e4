import { describe, expect, it } from "vitest";
import { type FilteredTable, filterOf } from "../../src/site/browser/filter-tables.ts";

function table(name: string, title: string, rows: Array<[id: string, name: string, meaning?: string]>): FilteredTable {
  return { name, title, about: "Not searched.", isSubset: false, rows: rows.map((row) => row.join("\n")) };
}

const tables = [
  table("MonitorStatus", "Monitor status", [
    ["1", "Up", "Up"],
    ["10", "ConfigurationError", "Configuration Error"],
  ]),
  table("HttpProtocol", "HTTP protocol", [
    ["H1.1", "H1_1"],
    ["H2", "H2"],
  ]),
  table("PersistentNotification", "Persistent notification", [
    ["-1", "DoNotNotify", "Do not notify persistently"],
    ["1", "EveryError", "Every error"],
    ["100", "Never", "After 10 minutes."],
  ]),
  table("Operator", "Operator", [["3", "AtLeast", ">="]]),
  { ...table("StatusSubset", "Some of it", [["10", "ConfigurationError"]]), isSubset: true },
  { ...table("StatusRule", "Statuses per day", []), about: "Which status." },
];

const filter = filterOf(tables);

function ids(query: string): string[] {
  return [...filter(query)].flatMap(([name, places]) =>
    [...places].map((place) => `${name}=${tables.find((found) => found.name === name)?.rows[place]?.split("\n")[0]}`),
  );
}

describe("the filter of the constants", () => {
  it.each([
    ["configuration error", ["MonitorStatus=10"]],
    ["ConfigurationError", ["MonitorStatus=10"]],
    ["error config", ["MonitorStatus=10"]],
    ["  EVERY  ", ["PersistentNotification=1"]],
    [">=", ["Operator=3"]],
    ["h2", ["HttpProtocol=H2"]],
    ["nothing of this", []],
    ["searched", []],
  ])("finds members by id, name and meaning, in any case and order: %s", (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it.each([
    ["10", ["MonitorStatus=10", "PersistentNotification=100"]],
    ["1", ["MonitorStatus=1", "HttpProtocol=H1.1", "PersistentNotification=1"]],
    ["-1", ["PersistentNotification=-1"]],
    ["1.1", ["HttpProtocol=H1.1"]],
    ["100", ["PersistentNotification=100"]],
  ])("finds a number only as a whole number: %s", (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it("finds a whole table by its name or title, and a member by both together", () => {
    expect(ids("monitor status")).toEqual(["MonitorStatus=1", "MonitorStatus=10"]);
    expect(ids("monitorstatus 10")).toEqual(["MonitorStatus=10"]);
  });

  it("finds a member of a subset in the whole constant only, and the subset by its name", () => {
    expect(ids("configuration")).toEqual(["MonitorStatus=10"]);
    expect(ids("StatusSubset")).toEqual(["StatusSubset=10"]);
  });

  it("finds rules by their texts", () => {
    expect([...filter("which status").keys()]).toEqual(["StatusRule"]);
  });
});
