import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
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

type Id = number | string;

const idsOf = (...tables: Array<Record<string, Id>>): Id[] => tables.flatMap((table) => constants.valuesOf(table));
const roles = idsOf(
  constants.MonitoringUserAccessRole,
  constants.StatusPageUserAccessRole,
  constants.CostManagementUserAccessRole,
);
const monitorTypes = [...idsOf(constants.MonitorType), "A-TYPE-OF-TOMORROW", "constructor"];
const periods = idsOf(constants.Period).filter((id) => id !== constants.Period.CustomPeriod);

// biome-ignore lint/suspicious/noExplicitAny: each function takes ids of its own constant
const rules: Array<[schema: string, supported: (id: any) => readonly Id[], ids: Id[], results: Id[]]> = [
  ["PeriodGranularity", supportedGranularities, periods, idsOf(constants.Granularity)],
  ["ReportPeriod", supportedReportTypes, idsOf(constants.Period), idsOf(constants.ReportType)],
  ["MonitorCheckInterval", supportedCheckIntervals, monitorTypes, idsOf(constants.CheckInterval)],
  ["BrowserTypeVersion", supportedBrowserVersions, idsOf(constants.BrowserType), idsOf(constants.BrowserVersion)],
  ["ProductUserAccessRole", supportedRoles, idsOf(constants.Product), roles],
  ["TransactionGraph", supportedGraphTypes, idsOf(constants.TransactionType), idsOf(constants.TransactionGraphType)],
];

describe.each(rules)("the function of the rule %s", (schema, supported, ids, results) => {
  const { given, allows } = bundle.components.schemas[schema]["x-rule"];
  const fits = validator(schema);

  it("returns what the contract accepts", () => {
    for (const id of ids) {
      const accepted = results.filter((result) => fits({ [given]: id, [allows]: result }));
      expect([...supported(id)].sort(), String(id)).toEqual(accepted.sort());
    }
  });

  it("returns nothing for a value of another type, which the contract refuses, too", () => {
    const other = typeof ids[0] === "number" ? String(ids[0]) : 7;
    for (const one of [other, {}, null, [], ["URL"], 1n, Symbol("a"), Number.NaN])
      expect(supported(one) ?? []).toEqual([]);
    expect(fits({ [given]: other, [allows]: results[0] })).toBe(false);
  });
});

describe("the granularity of a custom period", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

  it("is derived, and may be raw if both dates are within the last 30 days", () => {
    expect(supportedGranularities(constants.Period.CustomPeriod)).toBe("derived");
    expect(considersRawGranularity(daysAgo(29), daysAgo(1), now)).toBe(true);
    expect(considersRawGranularity(daysAgo(30), now, now)).toBe(true);
    expect(considersRawGranularity(daysAgo(31), daysAgo(1), now)).toBe(false);
    expect(considersRawGranularity(daysAgo(29), daysAgo(-1), now)).toBe(false);
    expect(() => considersRawGranularity(new Date("never"), now, now)).toThrow("valid dates");
  });
});

describe("the fields of a DNS record", () => {
  it.each(Object.entries(constants.DnsLookupType))("of the lookup type %s are those of its schema", (_name, id) => {
    const branches: Array<{ properties: Record<string, { enum: number[]; $ref: string }> }> =
      bundle.components.schemas.DnsLookupRecord.oneOf;
    const branch = branches.find(({ properties }) => properties.lookup_type?.enum.includes(id));
    const schema = bundle.components.schemas[branch?.properties.record?.$ref.split("/").at(-1) ?? ""];
    expect(Object.keys(supportedRecordFields(id)).sort()).toEqual(Object.keys(schema.properties).sort());
  });

  it("name the constants of the flags and of the operation on the TTL", () => {
    expect(supportedRecordFields(constants.DnsLookupType.Dnskey).flg).toBe("DnskeyFlag");
    expect(supportedRecordFields(constants.DnsLookupType.Caa).flg).toBe("integer");
    expect(supportedRecordFields(constants.DnsLookupType.All)).toEqual({ ttlo: "DnsTtlOperation", ttl: "integer" });
  });
});
