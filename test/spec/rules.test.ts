import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { isValueOf, valuesOf } from "../../src/constants/index.ts";
import {
  considersRawGranularity,
  supportedBrowserVersions,
  supportedCheckIntervals,
  supportedGranularities,
  supportedGraphTypes,
  supportedRecordFields,
  supportedReportTypes,
  supportedRoles,
} from "../../src/constants/rules.ts";
import { bundle, validator } from "../support/bundle.ts";
import * as specified from "./specification/rules.ts";

type Id = number | string;

interface Rule {
  schema: string;
  given: string;
  allows: string;
  /** Every possible argument of the rule's function, and every possible result. */
  ids: Id[];
  results: Id[];
  documented: (id: Id) => readonly Id[];
  // biome-ignore lint/suspicious/noExplicitAny: each function takes ids of its own constant
  allowedBy: (id: any) => readonly Id[];
}

const roles = [
  constants.MonitoringUserAccessRole,
  constants.StatusPageUserAccessRole,
  constants.CostManagementUserAccessRole,
].flatMap((constant): Id[] => valuesOf<Record<string, Id>>(constant));

const rules: Rule[] = [
  {
    schema: "PeriodGranularity",
    given: "period",
    allows: "granularity",
    ids: valuesOf(constants.Period).filter((id) => id !== constants.Period.CustomPeriod),
    results: valuesOf(constants.Granularity),
    documented: (id) => specified.granularitiesByPeriod.get(Number(id)) ?? [],
    allowedBy: supportedGranularities,
  },
  {
    schema: "ReportPeriod",
    given: "period",
    allows: "report_type",
    ids: valuesOf(constants.Period),
    results: valuesOf(constants.ReportType),
    documented: (id) => specified.periodsOfSomeReports.get(Number(id)) ?? valuesOf(constants.ReportType),
    allowedBy: supportedReportTypes,
  },
  {
    schema: "MonitorCheckInterval",
    given: "monitor_type",
    allows: "check_interval",
    ids: [...valuesOf(constants.MonitorType), "A-TYPE-OF-TOMORROW", "constructor"],
    results: valuesOf(constants.CheckInterval),
    documented: (id) =>
      valuesOf(constants.CheckInterval).filter(
        (value) => !specified.unsupportedCheckIntervals.get(String(id))?.includes(value),
      ),
    allowedBy: supportedCheckIntervals,
  },
  {
    schema: "BrowserTypeVersion",
    given: "browser_type",
    allows: "browser_version",
    ids: valuesOf(constants.BrowserType),
    results: valuesOf(constants.BrowserVersion),
    documented: (id) => specified.browserVersionsByType.get(Number(id)) ?? [],
    allowedBy: supportedBrowserVersions,
  },
  {
    schema: "ProductUserAccessRole",
    given: "product",
    allows: "role",
    ids: valuesOf(constants.Product),
    results: roles,
    documented: (id) => specified.rolesByProduct.get(id) ?? [],
    allowedBy: supportedRoles,
  },
  {
    schema: "TransactionGraph",
    given: "transaction_type",
    allows: "graph_type",
    ids: valuesOf(constants.TransactionType),
    results: valuesOf(constants.TransactionGraphType),
    documented: (id) => specified.graphsByTransactionType.get(String(id)) ?? [],
    allowedBy: supportedGraphTypes,
  },
];

it("every rule of the contract has its pairs tested here", () => {
  const inContract = Object.entries(bundle.components.schemas).filter(([, schema]) => schema["x-rule"]);
  // Its pairs are records, which have tests of their own below.
  const names = inContract.map(([name]) => name).filter((name) => name !== "DnsLookupRecord");
  const message = "Add the rule to `rules` in this file, with the pairs that the specification has.";
  expect(rules.map(({ schema }) => schema).sort(), message).toEqual(names.sort());
});

describe.each(rules)("the rule $schema", ({ schema, given, allows, ids, results, documented, allowedBy }) => {
  it("accepts every documented pair and rejects every other pair", () => {
    const fits = validator(schema);
    for (const id of ids) {
      for (const result of results) {
        const expected = documented(id).includes(result);
        expect(fits({ [given]: id, [allows]: result }), `${id} with ${result}`).toBe(expected);
      }
    }
  });

  it("has a function that returns the same", () => {
    for (const id of ids) expect([...allowedBy(id)].sort(), String(id)).toEqual([...documented(id)].sort());
  });

  it("has a function that takes an id of the table's type only, as the validators do", () => {
    // biome-ignore lint/suspicious/noExplicitAny: the types refuse it
    const other: any = typeof ids[0] === "number" ? String(ids[0]) : 7;
    expect(allowedBy(other) ?? []).toEqual([]);
    expect(validator(schema)({ [given]: other, [allows]: results[0] })).toBe(false);
  });

  it("rejects half a pair, and an id that does not exist", () => {
    const fits = validator(schema);
    expect(fits({ [given]: ids[0] })).toBe(false);
    expect(fits({ [given]: {}, [allows]: results[0] })).toBe(false);
    if (schema !== "MonitorCheckInterval") {
      expect(fits({ [given]: "no such id", [allows]: results[0] })).toBe(false);
    }
  });
});

describe("the granularity of a custom period", () => {
  const { CustomPeriod } = constants.Period;
  const now = new Date("2026-11-21T12:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

  it("is derived, so it cannot be chosen", () => {
    expect(supportedGranularities(CustomPeriod)).toBe("derived");
    const fits = validator("PeriodGranularity");
    expect(fits({ period: CustomPeriod })).toBe(true);
    for (const granularity of valuesOf(constants.Granularity)) {
      expect(fits({ period: CustomPeriod, granularity })).toBe(false);
    }
  });

  it("may be raw if both dates are within the last 30 days", () => {
    expect(considersRawGranularity(daysAgo(29), daysAgo(1), now)).toBe(true);
    expect(considersRawGranularity(daysAgo(30), now, now)).toBe(true);
    expect(considersRawGranularity(daysAgo(31), daysAgo(1), now)).toBe(false);
    expect(considersRawGranularity(daysAgo(29), daysAgo(-1), now)).toBe(false);
    expect(() => considersRawGranularity(new Date("never"), now, now)).toThrow("valid dates");
  });
});

/** A valid integer of a field: the flags of a DNSKEY have two values, those of a CAA record any. */
function integerOf(field: string, fields: specified.DnsFields): number {
  return field === "flg" && "kalg" in fields ? 257 : 1;
}

describe("the DNS records", () => {
  const lookups = Array.from(specified.dnsRecordFields, ([id, fields]) => ({
    id: id as constants.DnsLookupType,
    fields: { ...fields, ...specified.dnsCommonFields },
  }));
  const recordOf = (fields: specified.DnsFields): Record<string, Id> =>
    Object.fromEntries(
      Object.entries(fields).map(([field, type]) => [field, type === "integer" ? integerOf(field, fields) : "text"]),
    );

  it.each(lookups)("of lookup type $id have the documented fields, with ttlo and ttl", ({ id, fields }) => {
    // A field with a constant has the constant's name.
    const constantTypes: Record<string, string> = { DnskeyFlag: "integer", DnsTtlOperation: "integer" };
    const supported = Object.entries(supportedRecordFields(id)).map(([field, type]) => [
      field,
      constantTypes[type] ?? type,
    ]);
    expect(Object.fromEntries(supported)).toEqual(fields);
    const fits = validator("DnsLookupRecord");
    const record = recordOf(fields);
    expect(fits({ lookup_type: id, record })).toBe(true);
    // The fields of ALL are not documented, so it is not among the records with documented fields.
    expect(validator("DnsRecord")(record)).toBe(id !== constants.DnsLookupType.All);
    expect(fits({ lookup_type: id, record: { ...record, other: 1 } })).toBe(id === constants.DnsLookupType.All);
  });

  it("reject every field that is not documented for their lookup type", () => {
    const fits = validator("DnsLookupRecord");
    const lookup = fc.constantFrom(...lookups.filter(({ id }) => id !== constants.DnsLookupType.All));
    fc.assert(
      fc.property(lookup, fc.string(), fc.jsonValue(), ({ id, fields }, name, value) => {
        fc.pre(!Object.hasOwn(fields, name) && name !== "__proto__");
        expect(fits({ lookup_type: id, record: { ...recordOf(fields), [name]: value } })).toBe(false);
      }),
    );
  });

  it("are documented for every lookup type", () => {
    expect(lookups.map(({ id }) => id).sort()).toEqual(valuesOf(constants.DnsLookupType).sort());
  });

  it("name the constants of the flags and of the operation on the TTL", () => {
    expect(supportedRecordFields(constants.DnsLookupType.Dnskey).flg).toBe("DnskeyFlag");
    expect(supportedRecordFields(constants.DnsLookupType.Caa).flg).toBe("integer");
    expect(supportedRecordFields(constants.DnsLookupType.All)).toEqual({ ttlo: "DnsTtlOperation", ttl: "integer" });
  });
});

describe("a monitor type that the contract does not know", () => {
  it("has no restriction on check intervals: schema and function agree", () => {
    const fits = validator("MonitorCheckInterval");
    const intervals = valuesOf(constants.CheckInterval);
    fc.assert(
      fc.property(
        fc.string(),
        fc.oneof(fc.constantFrom(...intervals), fc.integer()),
        (monitor_type, check_interval) => {
          fc.pre(!isValueOf(constants.MonitorType, monitor_type));
          expect(fits({ monitor_type, check_interval })).toBe(isValueOf(constants.CheckInterval, check_interval));
          expect(supportedCheckIntervals(monitor_type)).toEqual(intervals);
        },
      ),
    );
  });
});

it("a custom HTTP method is any text, except for the names that have an id of one letter", () => {
  const fits = validator("HttpMethodOrCustom");
  const method = fc.oneof(fc.string(), fc.constantFrom(...specified.methodsWithLetter));
  const isInList = (text: string) => specified.methodsWithLetter.includes(text);
  fc.assert(fc.property(method, (text) => fits(text) === (text !== "" && !isInList(text))));
});
