import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as schemas from "../../generated/validation/schemas.ts";
import * as ruleFunctions from "../../src/constants/rules.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { rulesOf } from "../../src/contract/rules.ts";
import type { ContractSchema } from "../../src/validation/schemas/schema.ts";
import { bundle, validator } from "../support/bundle.ts";

const document = bundle as unknown as Document;
const all = schemas as unknown as Record<string, ContractSchema<unknown>>;
const schema = (name: string): ContractSchema<unknown> => {
  const found = all[name];
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found;
};
const constants = constantsOf(document);
const idsOf = (name: string) => constants.find((constant) => constant.name === name)?.members.map(({ id }) => id) ?? [];

/** Values that are no id of any constant. */
const others = [-99, 1e9, 0.5, "", "nothing", null, true, undefined, [], {}];

describe("the schemas", () => {
  it("are all that the contract has", () => {
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(bundle.components.schemas).sort());
  });

  it("are Standard Schemas", () => {
    const { ReportType, Monitor, PeriodGranularity } = schemas;
    expect(ReportType["~standard"]).toMatchObject({ version: 1, vendor: "svc-monitoring-api" });
    expect(ReportType["~standard"].validate(11)).toEqual({ value: 11 });
    expect(ReportType["~standard"].validate(12)).toEqual({
      issues: [{ message: expect.stringContaining("12 is not a report type"), path: [] }],
    });
    expect(Monitor["~standard"].validate({ monitor_id: 1 })).toEqual({
      issues: [{ message: "expected a string; got 1", path: ["monitor_id"] }],
    });
    expect(PeriodGranularity["~standard"].validate({ period: 7, granularity: 1 })).toMatchObject({
      issues: [{ path: ["granularity"] }],
    });
  });

  it("are type guards", () => {
    const value: unknown = 7;
    expect(schemas.Period.is(value) && value.toFixed()).toBe("7");
  });
});

describe("every constant", () => {
  it.each(constants)("$name accepts its ids, and nothing else", ({ name, members }) => {
    for (const { id } of members) expect(schema(name).is(id)).toBe(true);
    for (const other of others) expect(schema(name).is(other)).toBe(false);
  });
});

describe("every rule", () => {
  // Expected is the verdict of Ajv at run time on the rule's own JSON schema.
  it.each(rulesOf(document).filter(({ rows }) => !rows.some(({ allows }) => "record" in allows)))(
    "$name allows the same pairs as its JSON schema",
    ({ name, property, allowedProperty, given, rows }) => {
      const isValid = validator(name);
      const allowed = rows.flatMap(({ allows }) => ("constant" in allows ? idsOf(allows.constant) : []));
      const verdicts = new Set<boolean>();
      // An id as text is another value, and what every object inherits is no id.
      const texts = [...idsOf(given).map(String), "constructor", "toString", "__proto__", "hasOwnProperty"];
      for (const id of [...idsOf(given), ...texts, ...others]) {
        for (const value of [...new Set(allowed), ...others]) {
          const pair = JSON.parse(JSON.stringify({ [property]: id, [allowedProperty]: value }));
          const verdict = schema(name).is(pair);
          verdicts.add(verdict);
          expect({ pair, verdict }).toEqual({ pair, verdict: isValid(pair) });
        }
      }
      expect(verdicts).toEqual(new Set([true, false]));
    },
  );

  it("DnsLookupRecord checks the record of the lookup type", () => {
    const address = { lookup_type: 1, record: { addr: "1.1.1.1", ttlo: idsOf("DnsTtlOperation")[0], ttl: 1 } };
    const isValid = validator("DnsLookupRecord");
    for (const value of [
      address,
      { ...address, lookup_type: 15 },
      { ...address, lookup_type: 3 },
      { lookup_type: 1 },
      1,
    ]) {
      expect(schema("DnsLookupRecord").is(value)).toBe(isValid(value));
    }
    expect(
      schema("DnsLookupRecord")
        .problems({ ...address, record: { addr: 1 } })
        .map(({ at }) => at),
    ).toContain("/record/addr");
  });
});

describe("hostile values", () => {
  const name = fc.constantFrom("constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "prototype");
  const leaf = fc.oneof(name, fc.constantFrom(Number.NaN, -0, Infinity, "\ud800", null, undefined), fc.anything());
  const value = fc.oneof(leaf, fc.dictionary(fc.oneof(name, fc.string()), leaf, { noNullPrototype: false }));
  const rules = rulesOf(document);
  const functions = ruleFunctions as unknown as Record<string, (given: unknown) => unknown>;

  it.each(Object.keys(all))("are no reason for %s to throw", (one) => {
    const fields = rules.filter((rule) => rule.name === one).flatMap((rule) => [rule.property, rule.allowedProperty]);
    const pair = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(fields.length > 0 ? fc.oneof(value, pair) : value, (hostile) => {
        expect(Array.isArray(schema(one).problems(hostile))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it.each(rules)("are allowed nothing by the function of $name", (rule) => {
    const lookup = functions[rule.function];
    for (const hostile of ["constructor", "toString", "__proto__", "valueOf"]) {
      const isOpen = rule.rows.some((row) => row.isOpen);
      // The service may add a type of any name.
      if (!isOpen) expect(lookup?.(hostile)).toBeUndefined();
      else expect(Array.isArray(lookup?.(hostile))).toBe(true);
    }
  });

  it("that are no text are no type of a monitor", () => {
    for (const hostile of [33, null, []]) expect(functions.supportedCheckIntervals?.(hostile)).toEqual([]);
  });
});

describe("the problem of a value with alternatives", () => {
  it("is that of the alternative that is meant", () => {
    const problems = schemas.TokenRequest.problems({ grant_type: "refresh_token", client_id: "a", client_secret: "b" });
    expect(problems.map(({ at }) => at)).toEqual(["/refresh_token"]);
  });

  it("is one problem if none is meant", () => {
    expect(schemas.DnsRecord.problems({ addr: 1 })).toHaveLength(1);
    expect(schemas.HttpMethodOrCustom.problems(5)).toHaveLength(1);
  });
});
