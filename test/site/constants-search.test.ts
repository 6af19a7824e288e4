import { describe, expect, it } from "vitest";
import type { DomainConstant } from "../../src/contract/constants.ts";
import { searchOf } from "../../src/site/browser/search.ts";
import type { ConstantsData } from "../../src/site/constants/data.ts";

function constant(name: string, title: string, members: Array<[id: number | string, name: string, meaning?: string]>) {
  return {
    name,
    title,
    description: "Not searched.",
    domain: "monitors",
    domainTitle: "monitors",
    type: "string",
    members: members.map(([id, name, meaning]) => ({ id, name, meaning })),
  } satisfies DomainConstant;
}

const data: ConstantsData = {
  contract: "",
  version: "",
  constants: [
    constant("MonitorStatus", "Monitor status", [
      [1, "Up", "Up"],
      [10, "ConfigurationError", "Configuration Error"],
    ]),
    constant("HttpProtocol", "HTTP protocol", [
      ["H1.1", "H1_1"],
      ["H2", "H2"],
    ]),
    constant("PersistentNotification", "Persistent notification", [
      [-1, "DoNotNotify", "Do not notify persistently"],
      [1, "EveryError", "Every error"],
      [100, "Never", "After 10 minutes."],
    ]),
    constant("Operator", "Operator", [[3, "AtLeast", ">="]]),
  ],
  rules: [
    {
      name: "StatusRule",
      title: "Statuses per day",
      description: "Which status.",
      function: "",
      property: "",
      allowedProperty: "",
      given: "",
      rows: [],
      refused: [],
    },
  ],
  otherValues: [
    { name: "HttpOrOther", title: "HTTP or other", description: "A custom protocol.", constant: "", others: [] },
  ],
};

const search = searchOf(data);

function ids(query: string): string[] {
  return [...search(query).members].flatMap(([name, places]) =>
    places.map((place) => `${name}=${data.constants.find((found) => found.name === name)?.members[place]?.id}`),
  );
}

describe("the search over the constants", () => {
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

  it("finds rules and other values by their texts", () => {
    expect([...search("which status").rules]).toEqual(["StatusRule"]);
    expect([...search("custom protocol").rules]).toEqual(["HttpOrOther"]);
  });
});
