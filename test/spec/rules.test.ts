import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { valuesOf } from "../../src/constants/index.ts";
import {
  dnsRecordFields,
  supportedBrowserVersions,
  supportedCheckIntervals,
  supportedGranularities,
  transactionGraphTypes,
  userAccessRoles,
} from "../../src/constants/rules.ts";
import { validator } from "../support/bundle.ts";
import * as source from "./source/rules.ts";

type Id = number | string;

interface Rule {
  schema: string;
  given: string;
  allows: string;
  /** Every id that may be asked about, and every id that could be the answer. */
  ids: Id[];
  answers: Id[];
  documented: (id: Id) => readonly Id[];
  // biome-ignore lint/suspicious/noExplicitAny: each function takes ids of its own constant
  ask: (id: any) => readonly Id[];
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
    ids: valuesOf(constants.Period),
    answers: valuesOf(constants.UnitOfTime),
    documented: (id) => source.granularitiesByPeriod[Number(id)] ?? [],
    ask: supportedGranularities,
  },
  {
    schema: "MonitorCheckInterval",
    given: "monitor_type",
    allows: "check_interval",
    ids: valuesOf(constants.MonitorType),
    answers: valuesOf(constants.CheckInterval),
    documented: (id) =>
      valuesOf(constants.CheckInterval).filter((value) => !source.unsupportedCheckIntervals[id]?.includes(value)),
    ask: supportedCheckIntervals,
  },
  {
    schema: "BrowserTypeVersion",
    given: "browser_type",
    allows: "browser_version",
    ids: valuesOf(constants.BrowserType),
    answers: valuesOf(constants.BrowserVersion),
    documented: (id) => source.browserVersionsByType[Number(id)] ?? [],
    ask: supportedBrowserVersions,
  },
  {
    schema: "ProductUserAccessRole",
    given: "product",
    allows: "role",
    ids: valuesOf(constants.Product),
    answers: roles,
    documented: (id) => source.rolesByProduct[Number(id)] ?? [],
    ask: userAccessRoles,
  },
  {
    schema: "TransactionGraph",
    given: "transaction_type",
    allows: "graph_type",
    ids: valuesOf(constants.TransactionType),
    answers: valuesOf(constants.TransactionGraphType),
    documented: (id) => source.graphsByTransactionType[id as "txn"],
    ask: transactionGraphTypes,
  },
];

describe.each(rules)("the rule $schema", ({ schema, given, allows, ids, answers, documented, ask }) => {
  it("accepts every documented pair and refuses every other", () => {
    const fits = validator(schema);
    const accepted = ids.flatMap((id) => answers.filter((answer) => fits({ [given]: id, [allows]: answer })).length);
    expect(accepted.every((count) => count > 0)).toBe(true);
    for (const id of ids) {
      for (const answer of answers) {
        const expected = documented(id).includes(answer);
        expect(fits({ [given]: id, [allows]: answer }), `${id} with ${answer}`).toBe(expected);
      }
    }
  });

  it("answers a program with the same", () => {
    for (const id of ids) expect([...ask(id)].sort(), String(id)).toEqual([...documented(id)].sort());
  });

  it("refuses half a pair, and an id that does not exist", () => {
    const fits = validator(schema);
    expect(fits({ [given]: ids[0] })).toBe(false);
    expect(fits({ [given]: "no such id", [allows]: answers[0] })).toBe(false);
  });
});

describe("the DNS records", () => {
  const lookups = Object.entries(source.dnsRecordFields).map(([id, fields]) => ({
    id: Number(id) as constants.DnsLookupType,
    fields: { ...fields, ...source.dnsCommonFields },
  }));
  const recordOf = (fields: source.DnsFields): Record<string, Id> =>
    Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, type === "integer" ? 1 : "text"]));

  it.each(lookups)("of lookup type $id have the documented fields, with ttlo and ttl", ({ id, fields }) => {
    expect(dnsRecordFields(id)).toEqual(fields);
    const fits = validator("DnsLookupRecord");
    const record = recordOf(fields);
    expect(fits({ lookup_type: id, record })).toBe(true);
    expect(validator("DnsRecord")(record)).toBe(true);
    for (const [field, type] of Object.entries(fields)) {
      const { [field]: _left, ...lacking } = record;
      expect(fits({ lookup_type: id, record: lacking }), `without ${field}`).toBe(false);
      const mistyped = { ...record, [field]: type === "integer" ? "text" : 1 };
      expect(fits({ lookup_type: id, record: mistyped }), `${field} mistyped`).toBe(false);
    }
  });

  it("are documented for every lookup type", () => {
    expect(lookups.map(({ id }) => id).sort()).toEqual(valuesOf(constants.DnsLookupType).sort());
  });

  it("refuse a TTL operation that does not exist", () => {
    expect(validator("DnsRecord")({ addr: "192.0.2.1", ttl: 1, ttlo: 4 })).toBe(false);
  });
});

describe("values outside of a table", () => {
  it.each(["G", "PROPPATCH", "PURGE"])("the HTTP method %s fits", (method) => {
    expect(validator("HttpMethodOrCustom")(method)).toBe(true);
  });

  it.each(["", 1])("the HTTP method %j does not", (method) => {
    expect(validator("HttpMethodOrCustom")(method)).toBe(false);
  });

  it.each(["H", "hD", "SD/20.11.2026"])("the time window %s fits", (window) => {
    expect(validator("TimeWindowOrDate")(window)).toBe(true);
  });

  it.each(["h", "SD/2026-11-20", "SD/20.11.26", "SD/32.01.2026", "SD/01.13.2026", "SD/20.11.2026x"])(
    "the time window %s does not",
    (window) => {
      expect(validator("TimeWindowOrDate")(window)).toBe(false);
    },
  );
});
