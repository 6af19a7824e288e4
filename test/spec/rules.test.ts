import { describe, expect, it } from "vitest";
import { bundle, validator } from "../support/bundle.ts";
import { advice, factsOf } from "./facts.ts";

type Id = number | string;

const idsOf = (...names: string[]): Id[] => names.flatMap((name) => bundle.components.schemas[name].enum);
const periods = idsOf("Period");

interface Rule {
  /** Its name in facts/rules.csv. */
  name: string;
  schema: string;
  /** The property that is given, with its ids, and the property that depends on it, with all that it may be. */
  given: [property: string, ids: Id[]];
  depends: [property: string, ids: Id[]];
}

const rules: Rule[] = [
  {
    name: "granularity of period",
    schema: "PeriodGranularity",
    given: ["period", periods],
    depends: ["granularity", idsOf("Granularity")],
  },
  {
    name: "report type of period",
    schema: "ReportPeriod",
    given: ["period", periods],
    depends: ["report_type", idsOf("ReportType")],
  },
  {
    name: "unsupported interval of monitor type",
    schema: "MonitorCheckInterval",
    given: ["monitor_type", idsOf("MonitorType")],
    depends: ["check_interval", idsOf("CheckInterval")],
  },
  {
    name: "version of browser",
    schema: "BrowserTypeVersion",
    given: ["browser_type", idsOf("BrowserType")],
    depends: ["browser_version", idsOf("BrowserVersion")],
  },
  {
    name: "graph of transaction type",
    schema: "TransactionGraph",
    given: ["transaction_type", idsOf("TransactionType")],
    depends: ["graph_type", idsOf("TransactionGraphType")],
  },
  {
    name: "role of product",
    schema: "ProductUserAccessRole",
    given: ["product", idsOf("Product")],
    depends: ["role", idsOf("MonitoringUserAccessRole", "StatusPageUserAccessRole", "CostManagementUserAccessRole")],
  },
];

const facts = factsOf("rules");

/** Whether the specification allows a pair. Two rules restrict some ids only. */
function isAllowed(rule: string, given: Id, result: Id): boolean {
  const fact = facts.find((one) => one.rule === rule && one.key === String(given));
  const isListed = fact?.values?.split(" ").includes(String(result)) ?? false;
  if (rule === "unsupported interval of monitor type") return !isListed;
  if (rule === "report type of period") return fact === undefined || isListed;
  return isListed;
}

describe.each(rules)("the rule $schema", ({ name, schema, given: [given, ids], depends: [depends, results] }) => {
  it("accepts each pair that the specification allows, and refuses all others", () => {
    const fits = validator(schema);
    const pairs = ids.flatMap((id) => results.map((result) => ({ id, result })));
    const wrong = pairs.filter(
      ({ id, result }) => fits({ [given]: id, [depends]: result }) !== isAllowed(name, id, result),
    );
    expect(wrong, advice(`${schema} decides otherwise about these pairs.`, "rules")).toEqual([]);
  });

  it("has a row of facts for each id that it restricts", () => {
    const known = facts.filter(({ rule }) => rule === name).map(({ key = "" }) => key);
    expect(known).not.toEqual([]);
    expect(ids.map(String)).toEqual(expect.arrayContaining(known));
  });
});

it("the granularity of a custom period is derived, so none is chosen", () => {
  const fits = validator("PeriodGranularity");
  const custom = 50;
  expect(fits({ period: custom })).toBe(true);
  for (const granularity of idsOf("Granularity")) expect(fits({ period: custom, granularity })).toBe(false);
});

it.each(factsOf("values"))("$schema of $value is valid: $valid ($fact)", ({ schema = "", value = "", valid, fact }) => {
  const message = advice(`${schema} decides otherwise about ${value}: ${fact}.`, "values");
  expect(validator(schema)(JSON.parse(value)), message).toBe(valid === "yes");
});
