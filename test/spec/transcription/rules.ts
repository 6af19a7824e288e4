// "Constants" of the specification: the rules between fields.

/** "Supported granularities per period": period id -> ids of Unit of time. */
export const granularitiesByPeriod: Readonly<Record<number, readonly number[]>> = {
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
  // 50 is not in the table: its granularity is derived from the chosen start and end dates.
};

/** Check interval: monitor type id -> intervals (minutes) unsupported for it. */
export const unsupportedCheckIntervals: ReadonlyMap<string, readonly number[]> = new Map([
  ["URL-SEQ", [1, 3]],
  ["REALBROWSER", [1, 3]],
  ["SMTP", [1, 3, 5, 10]],
  ["HOMEPAGE", [1, 3, 5, 10]],
  ["FTP", [1, 3]],
]);

/** The monitor type ids that only the monitor type list operation returns, additionally. */
export const returnedOnly: readonly string[] = ["CAPACITY", "SERVER_CAPACITY", "PROBE_CAPACITY"];

/** Period id -> the report types that it is for, where the specification names some ("top N / bottom N reports and certain widgets"). */
export const periodsOfSomeReports: Readonly<Record<number, readonly number[]>> = { 51: [15, 42] };

/** The HTTP methods with an id of one letter; the others are their own ids. */
export const methodsWithLetter = ["POST", "GET", "HEAD", "PUT", "DELETE", "PATCH", "PROPFIND"] as const;

/** Browser type id -> browser version values. */
export const browserVersionsByType: Readonly<Record<number, readonly number[]>> = {
  1: [83],
  2: [88],
};

/** Product id -> ids of the user access roles of that product. */
export const rolesByProduct: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 10], // monitoring product
  1: [21, 22, 23, 24, 25], // status-page product
  2: [11, 12], // cost-management product
};

/** "Graph type for a particular transaction": transaction type id -> its graph types. */
export const graphsByTransactionType: Record<"txn" | "bgtxn" | "db", readonly string[]> = {
  txn: ["rtandthroughput", "components"],
  bgtxn: ["rtandthroughput", "components", "rtbycomponents"],
  db: ["rtandthroughput", "throughputbycaller", "throughput", "avgrt"],
};

export type DnsFieldType = "string" | "integer";
export type DnsFields = Readonly<Record<string, DnsFieldType>>;

/** "Every lookup type also carries ttlo int and ttl int, the TTL of the resolved record." */
export const dnsCommonFields: DnsFields = { ttlo: "integer", ttl: "integer" };

/** "DNS search config record fields": lookup type id -> its fields, without the common ones. */
export const dnsRecordFields: Readonly<Record<number, DnsFields>> = {
  1: { addr: "string" }, // A
  28: { addr: "string" }, // AAAA
  2: { target: "string" }, // NS
  5: { target: "string" }, // CNAME
  12: { target: "string" }, // PTR
  15: { target: "string", priority: "integer" }, // MX
  33: { port: "integer", target: "string", priority: "integer", wt: "integer" }, // SRV
  16: { rcvd: "string" }, // TXT
  // SOA
  6: {
    pns: "string",
    admin: "string",
    serial: "integer",
    rff: "integer",
    rtf: "integer",
    expt: "integer",
    mttl: "integer",
  },
  // DNSKEY
  48: { flg: "integer", prtcl: "integer", kalg: "integer", kid: "integer", key: "string" },
  257: { tag: "string", certauth: "string", flg: "integer" }, // CAA
  43: { kid: "integer", kalg: "integer", halg: "integer", hash: "string" }, // DS
  255: {}, // ALL: not in the table, but every lookup type carries the common fields
};
