// "Constants" of the source: what it says beside the ids and meanings of the tables;
// "States and transitions".

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const constantStatements: readonly Statement[] = [
  ...stated("Constants", [
    {
      says: "Identifiers are used as field values in requests and responses of …",
      words: ["used as field values", "respective modules"],
    },
    {
      says: "Unit of time (granularity)",
      words: ["unit of time", "granularity"],
    },
    {
      says: "Supported granularities per period",
      words: ["supported granularities"],
    },
    // The rows of the period table are data: granularitiesByPeriod of rules.ts.
    {
      says: "For period 50 the granularity is derived from the chosen start and end dates.",
      words: ["derived from the chosen start and end"],
    },
    {
      says: "Raw granularity is considered only when both dates fall within the last 30 days.",
      words: ["raw granularity", "both dates fall within the last 30 days"],
    },
    {
      says: "Busy hour report segment** (also segment type)",
      words: ["segment type"],
    },
    {
      says: "SMS provider**: 1, 2 and 4 (three third-party providers, by numeric id only)",
      words: ["three third-party providers", "by numeric id only"],
    },
    {
      says: "Voice call provider**: 1 (one third-party provider)",
      words: ["one third-party provider"],
    },
    {
      says: "The monitor type list operation additionally returns ids CAPACITY, SERVER_CAPACITY, …",
      words: ["monitor type list operation", "server_capacity", "probe_capacity"],
    },
    {
      says: "Check interval** (minutes, integer)",
      words: ["check interval", "minutes"],
    },
    {
      says: "intervals 1 and 3 are unsupported for URL-SEQ, REALBROWSER, SMTP, HOMEPAGE, FTP",
      words: ["1 and 3 are unsupported for", "url-seq, realbrowser, smtp, homepage"],
    },
    {
      says: "intervals 5 and 10 are unsupported for SMTP and HOMEPAGE",
      words: ["5 and 10 are unsupported for", "smtp and homepage"],
    },
    {
      says: "the others have no restriction",
      words: ["no restriction"],
    },
    {
      says: "Secondary location check interval** (milliseconds)",
      words: ["secondary location check interval", "milliseconds"],
    },
    {
      says: "HTTP method ids** (for REST API and REST API transaction monitors)",
      words: ["rest api transaction monitors"],
    },
    {
      says: "A custom method name may also be set when the wanted method is not in the list.",
      words: ["custom method name", "not in the list"],
    },
    {
      says: "Browser type**: 1 and 2 (two browser families)",
      words: ["two browser families"],
    },
    // The versions of the browser types are data: browserVersionsByType of rules.ts.
    {
      says: "OAuth grant type** (for monitored endpoints)",
      words: ["for monitored endpoints"],
    },
    {
      says: "DNS TTL operation (ttlo)",
      words: ["dns ttl operation", "ttlo"],
    },
    {
      says: "every lookup type also carries ttlo int and ttl int, the TTL of the resolved record",
      words: ["every lookup type", "ttl of the resolved record"],
    },
    // The rows of the DNS table are also data: dnsRecordFields of rules.ts.
    {
      says: "A, AAAA | addr string (host IP address)",
      words: ["addr", "host ip address"],
    },
    {
      says: "NS | target string (authoritative name server hostname)",
      words: ["authoritative name server hostname"],
    },
    {
      says: "CNAME | target string (canonical name)",
      words: ["canonical name"],
    },
    {
      says: "PTR | target string (associated domain name)",
      words: ["associated domain name"],
    },
    {
      says: "MX | target string; priority int",
      words: ["mx", "target", "priority"],
    },
    {
      says: "SRV | port int; target string; priority int; wt int (weight)",
      words: ["wt", "weight"],
    },
    {
      says: "TXT | rcvd string (record value)",
      words: ["rcvd", "record value"],
    },
    {
      says: "SOA | pns string (primary master); admin string (administrator address); …",
      words: ["primary master", "administrator address", "serial"],
    },
    {
      says: "… rff int (refresh seconds); rtf int (retry seconds); expt int (expire seconds); …",
      words: ["refresh seconds", "retry seconds", "expire seconds"],
    },
    {
      says: "… mttl int (negative-caching TTL)",
      words: ["mttl", "negative-caching ttl"],
    },
    {
      says: "DNSKEY | flg int (256 ZSK, 257 KSK); prtcl int; kalg int; kid int; key string",
      words: ["256 zsk", "257 ksk", "prtcl", "kalg"],
    },
    {
      says: "CAA | tag string; certauth string (value for the tag); flg int",
      words: ["certauth", "value for the tag"],
    },
    {
      says: "DS | kid int; kalg int; halg int (hash algorithm); hash string",
      words: ["halg", "hash algorithm"],
    },
    {
      says: "Browser web transaction resolution** (string `width,height`)",
      words: ["browser web transaction resolution", "width,height"],
    },
    {
      says: "Downtime rule (number of locations)",
      words: ["number of locations"],
    },
    {
      says: "SD/dd.mm.yyyy a particular date",
      words: ["sd/dd.mm.yyyy", "a particular date"],
    },
    {
      says: "Country code**: two-letter codes",
      words: ["two-letter codes"],
    },
    {
      says: "Transaction type** (also traces transaction type)",
      words: ["traces transaction type"],
    },
    // Which graph is for which transaction: graphsByTransactionType of rules.ts.
    {
      says: "Graph type for a particular transaction",
      words: ["graph type for a particular transaction"],
    },
  ]),
  ...stated("States and transitions", [
    {
      says: "States are only enumerations of constants; …",
      words: ["only enumerations of constants"],
    },
    {
      says: "… the moves between them are not described.",
      words: ["moves between them are not described"],
    },
    {
      says: "Monitor status | 0 Down; 1 Up; 2 Trouble; 3 Critical; 5 Suspended; 7 Maintenance; …",
      words: ["monitor status", "down", "trouble", "critical"],
    },
    {
      says: "… 5 Suspended; 7 Maintenance; 9 Discovery; 10 Configuration Error",
      words: ["suspended", "maintenance", "discovery", "configuration error"],
    },
    {
      says: "Resource state | 0 Active; 5 Suspended",
      words: ["resource state", "active", "suspended"],
    },
    {
      says: "Schedule report status | 0 Active; 5 Suspend",
      words: ["schedule report status", "active", "suspend"],
    },
    // The state V keeps the longer wording of "Constants".
    {
      says: "Schedule maintenance status | I in progress; C completed; V recurring, …",
      words: ["schedule maintenance status", "in progress", "completed", "recurring"],
    },
    {
      says: "Transitions: not shown.",
      words: ["transitions", "not shown"],
    },
  ]),
];
