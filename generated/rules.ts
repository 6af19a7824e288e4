// Written by `npm run build` from openapi/. Do not edit.

import type {
  BrowserType,
  BrowserVersion,
  CheckInterval,
  CostManagementUserAccessRole,
  DnsLookupType,
  Granularity,
  MonitorType,
  MonitoringUserAccessRole,
  Period,
  Product,
  ReportType,
  StatusPageUserAccessRole,
  TransactionGraphType,
  TransactionType,
} from "./constants.ts";

/** Returns the entry of a table; undefined for a value that is not its id, such as "constructor", a list, or "7" for 7. */
function entry<Table extends object, Key extends keyof Table>(table: Table, key: Key, type: "number" | "string"): Table[Key] {
  return (typeof key === type && Object.hasOwn(table, key) ? table[key] : undefined) as Table[Key];
}

/**
 * Browser version per browser type.
 *
 * Which browser version belongs to a browser type. The property names are not the service's.
 */
export const BrowserTypeVersion: Readonly<Record<BrowserType, readonly BrowserVersion[]>> = {
  1: [83],
  2: [88],
};

/** Returns what the rule `BrowserTypeVersion` allows. */
export function supportedBrowserVersions(browserType: BrowserType): readonly BrowserVersion[] {
  return entry(BrowserTypeVersion, browserType, "number");
}

/**
 * DNS record fields per lookup type.
 *
 * Which record shape a DNS lookup type has in a search configuration. Every lookup type also carries `ttlo` and `ttl`. No others are documented for lookup type 255 (ALL). The property names are not the service's.
 */
export const DnsLookupRecord: Readonly<Record<DnsLookupType, Readonly<Record<string, "DnsTtlOperation" | "DnskeyFlag" | "integer" | "string">>>> = {
  1: { addr: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  28: { addr: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  2: { target: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  5: { target: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  12: { target: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  15: { target: "string", priority: "integer", ttlo: "DnsTtlOperation", ttl: "integer" },
  33: { port: "integer", target: "string", priority: "integer", wt: "integer", ttlo: "DnsTtlOperation", ttl: "integer" },
  16: { rcvd: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  6: { pns: "string", admin: "string", serial: "integer", rff: "integer", rtf: "integer", expt: "integer", mttl: "integer", ttlo: "DnsTtlOperation", ttl: "integer" },
  48: { flg: "DnskeyFlag", prtcl: "integer", kalg: "integer", kid: "integer", key: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  257: { tag: "string", certauth: "string", flg: "integer", ttlo: "DnsTtlOperation", ttl: "integer" },
  43: { kid: "integer", kalg: "integer", halg: "integer", hash: "string", ttlo: "DnsTtlOperation", ttl: "integer" },
  255: { ttlo: "DnsTtlOperation", ttl: "integer" },
};

/** Returns what the rule `DnsLookupRecord` allows. */
export function supportedRecordFields(lookupType: DnsLookupType): Readonly<Record<string, "DnsTtlOperation" | "DnskeyFlag" | "integer" | "string">> {
  return entry(DnsLookupRecord, lookupType, "number");
}

/**
 * Check intervals per monitor type.
 *
 * The check intervals that a monitor type supports. Monitors of the types URL-SEQ, REALBROWSER, SMTP, HOMEPAGE and FTP cannot be checked every minute or every 3 minutes, and those of SMTP and HOMEPAGE not every 5 or 10 minutes either. All other types take any interval. The property names are not the service's.

**Interpretation:** A monitor type that this contract does not know has no restriction.
 */
export const MonitorCheckInterval: Readonly<Record<string, readonly CheckInterval[]>> = {
  HOMEPAGE: [15, 20, 30, 60, 120, 180, 360, 1440],
  SMTP: [15, 20, 30, 60, 120, 180, 360, 1440],
  "URL-SEQ": [5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  REALBROWSER: [5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  FTP: [5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
};

/** What ids that are not in `MonitorCheckInterval` allow. */
const otherMonitorCheckInterval: readonly CheckInterval[] = [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440];

/** Returns what the rule `MonitorCheckInterval` allows. An unknown id has no restrictions; a value that is not a text allows nothing. */
export function supportedCheckIntervals(monitorType: MonitorType | (string & {})): readonly CheckInterval[] {
  // An unknown text may be an id that the service has added later. A value of another type is a mistake, for which nothing is
  // allowed.
  return entry(MonitorCheckInterval, monitorType, "string") ?? (typeof monitorType === "string" ? otherMonitorCheckInterval : []);
}

/**
 * Supported granularities per period.
 *
 * The granularities (units of time) that a period supports. That of Custom Period (50) follows from its dates. It can be raw only if both dates are within the last 30 days. The property names are not the service's.

**Interpretation:** For period 50 no granularity is chosen, because the specification derives it from the dates.

**Interpretation:** "Within the last 30 days" is read as 30 times 24 hours before now.
 */
export const PeriodGranularity: Readonly<Record<Exclude<Period, 50>, readonly Granularity[]> & Record<50, "derived">> = {
  0: [1, 2],
  1: [1, 2],
  3: [1, 2],
  4: [1, 2],
  17: [1, 2],
  18: [1, 2],
  2: [1, 2, 3],
  11: [1, 2, 3],
  12: [1, 2, 3],
  5: [1, 2, 3, 4],
  13: [1, 2, 3, 4],
  7: [2, 3, 4],
  8: [2, 3, 4, 5],
  9: [2, 3, 4, 5],
  22: [2, 3, 4, 5],
  25: [2, 3, 4, 5],
  51: [1],
  50: "derived",
};

/** Returns what the rule `PeriodGranularity` allows; `"derived"` if the value cannot be chosen. */
export function supportedGranularities<Given extends Period>(period: Given): (typeof PeriodGranularity)[Given] {
  return entry(PeriodGranularity, period, "number");
}

/**
 * How `PeriodGranularity` derives a value from the start date and the end date: Raw is possible only if the report begins at most this
 * number of days ago.
 */
export const PeriodGranularityDerivation = { rawWithinDays: 30 } as const;

/**
 * User access roles per product.
 *
 * Which user access roles a product has. The property names are not the service's.
 */
export const ProductUserAccessRole: Readonly<Record<Product, readonly MonitoringUserAccessRole[] | readonly StatusPageUserAccessRole[] | readonly CostManagementUserAccessRole[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 10],
  1: [21, 22, 23, 24, 25],
  2: [11, 12],
};

/** Returns what the rule `ProductUserAccessRole` allows. */
export function supportedRoles(product: Product): readonly MonitoringUserAccessRole[] | readonly StatusPageUserAccessRole[] | readonly CostManagementUserAccessRole[] {
  return entry(ProductUserAccessRole, product, "number");
}

/**
 * Report types per period.
 *
 * The report types that a period is for. Last Poll (51) is only for top N and bottom N reports and certain widgets; which widgets is not documented. The specification restricts no other period. The property names are not the service's.
 */
export const ReportPeriod: Readonly<Record<Period, readonly ReportType[]>> = {
  51: [15, 42],
  0: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  1: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  2: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  3: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  4: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  5: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  7: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  8: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  9: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  11: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  12: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  13: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  17: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  18: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  22: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  25: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
  50: [11, 13, 14, 15, 42, 16, 17, 18, 19, 21, 23, 25, 31, 32, 33, 34],
};

/** Returns what the rule `ReportPeriod` allows. */
export function supportedReportTypes(period: Period): readonly ReportType[] {
  return entry(ReportPeriod, period, "number");
}

/**
 * Graph types per transaction type.
 *
 * Which graph types a particular transaction has, by its type. The property names are not the service's.
 */
export const TransactionGraph: Readonly<Record<TransactionType, readonly TransactionGraphType[]>> = {
  txn: ["rtandthroughput", "components"],
  bgtxn: ["rtandthroughput", "components", "rtbycomponents"],
  db: ["rtandthroughput", "throughputbycaller", "throughput", "avgrt"],
};

/** Returns what the rule `TransactionGraph` allows. */
export function supportedGraphTypes(transactionType: TransactionType): readonly TransactionGraphType[] {
  return entry(TransactionGraph, transactionType, "string");
}
