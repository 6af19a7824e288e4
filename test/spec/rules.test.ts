import { describe, expect, it } from "vitest";
import { bundle, validator } from "../support/bundle.ts";
import { advice, factsOf } from "./facts.ts";

type Id = number | string;

const idsOf = (...names: string[]): Id[] => names.flatMap((name) => bundle.components.schemas[name].enum);
const roles = ["MonitoringUserAccessRole", "StatusPageUserAccessRole", "CostManagementUserAccessRole"];

/** The name of a rule in facts/rules.csv and its schema; the constant that is given, and those of what depends on it. */
const rules: Array<[name: string, schema: string, given: string, depends: string[]]> = [
  ["granularity of period", "PeriodGranularity", "Period", ["Granularity"]],
  ["report type of period", "ReportPeriod", "Period", ["ReportType"]],
  ["unsupported interval of monitor type", "MonitorCheckInterval", "MonitorType", ["CheckInterval"]],
  ["version of browser", "BrowserTypeVersion", "BrowserType", ["BrowserVersion"]],
  ["graph of transaction type", "TransactionGraph", "TransactionType", ["TransactionGraphType"]],
  ["role of product", "ProductUserAccessRole", "Product", roles],
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

describe.each(rules)("the rule %s (%s)", (name, schema, given, depends) => {
  const ids = idsOf(given);

  it("accepts each pair that the specification allows, and refuses all others", () => {
    const fits = validator(schema);
    const { given: one, allows: other } = bundle.components.schemas[schema]["x-rule"];
    const pairs = ids.flatMap((id) => idsOf(...depends).map((result) => ({ id, result })));
    const wrong = pairs.filter(
      ({ id, result }) => fits({ [one]: id, [other]: result }) !== isAllowed(name, id, result),
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
