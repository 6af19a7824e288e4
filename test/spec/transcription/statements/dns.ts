// "DNS search config record fields" of the specification.

import { stated } from "../helpers.ts";
import type { Location, Some } from "../locations.ts";

type Fields = Record<string, string | number>;

/** What every lookup type also carries. */
const common = { ttlo: 1, ttl: 3600 };

/** Each record without one field, and with one field of the wrong type. */
function broken(record: Fields, fields: string[]): Fields[] {
  return fields.flatMap((field) => {
    const { [field]: value, ...lacking } = record;
    return [lacking, { ...record, [field]: typeof value === "number" ? "text" : 1 }];
  });
}

/**
 * The fields of lookup types: a record with them is accepted, one without one of them or with another type is not.
 * @param meanings the meanings that the specification gives, by field
 */
function record(
  types: Some<number>,
  schema: string,
  fields: Fields,
  meanings: Record<string, string> = {},
): Location[] {
  const whole = { ...fields, ...common };
  const lookups = (records: Fields[]) =>
    types.flatMap((type) => records.map((one) => ({ lookup_type: type, record: one }))) as unknown as Some<object>;
  const described = Object.entries(meanings).map(
    ([field, meaning]): Location => ({ at: `schemas/${schema}/properties/${field}`, words: [meaning] }),
  );
  const shape: Location = {
    schema: "DnsLookupRecord",
    accepts: lookups([whole]),
    refuses: lookups(broken(whole, Object.keys(fields))),
  };
  return [shape, ...described];
}

const soa = { pns: "ns.test", admin: "a.test", serial: 1, rff: 2, rtf: 3, expt: 4, mttl: 5 };
const dnskey = { flg: 256, prtcl: 3, kalg: 8, kid: 1, key: "k" };

export const dnsStatements = stated("Constants", [
  [
    165,
    "DNS TTL operation (ttlo)",
    {
      schema: "DnsRecord",
      accepts: [1, 2, 3].map((ttlo) => ({ addr: "192.0.2.1", ttlo, ttl: 1 })) as unknown as Some<object>,
      refuses: [
        { addr: "192.0.2.1", ttlo: 0, ttl: 1 },
        { addr: "192.0.2.1", ttlo: 4, ttl: 1 },
      ],
    },
    { guide: "constants", words: ["DNS TTL operation", "ttlo"] },
  ],
  [
    166,
    "every lookup type also carries ttlo int and ttl int, the TTL of the resolved record",
    {
      schema: "DnsLookupRecord",
      accepts: [
        { lookup_type: 1, record: { addr: "192.0.2.1", ...common } },
        { lookup_type: 255, record: common },
      ],
      refuses: [
        ...broken({ addr: "192.0.2.1", ...common }, ["ttlo", "ttl"]).map((one) => ({ lookup_type: 1, record: one })),
        ...broken(common, ["ttlo", "ttl"]).map((one) => ({ lookup_type: 255, record: one })),
      ] as unknown as Some<object>,
    },
    { at: "schemas/DnsAddressRecord/properties/ttl", words: ["TTL of the resolved record"] },
    { guide: "constants", words: ["every lookup type also carries ttlo and ttl"] },
  ],
  // That each lookup type has these fields and no others is also tested with dnsRecordFields of rules.ts as data.
  [
    170,
    "A, AAAA | addr string (host IP address)",
    ...record([1, 28], "DnsAddressRecord", { addr: "192.0.2.1" }, { addr: "host IP address" }),
  ],
  [
    171,
    "NS | target string (authoritative name server hostname)",
    ...record([2], "DnsNsRecord", { target: "ns.test" }, { target: "authoritative name server hostname" }),
  ],
  [
    172,
    "CNAME | target string (canonical name)",
    ...record([5], "DnsCnameRecord", { target: "a.test" }, { target: "canonical name" }),
  ],
  [
    173,
    "PTR | target string (associated domain name)",
    ...record([12], "DnsPtrRecord", { target: "a.test" }, { target: "associated domain name" }),
  ],
  [174, "MX | target string; priority int", ...record([15], "DnsMxRecord", { target: "mx.test", priority: 10 })],
  [
    175,
    "SRV | port int; target string; priority int; wt int (weight)",
    ...record([33], "DnsSrvRecord", { port: 443, target: "a.test", priority: 1, wt: 5 }, { wt: "weight" }),
  ],
  [
    176,
    "TXT | rcvd string (record value)",
    ...record([16], "DnsTxtRecord", { rcvd: "text" }, { rcvd: "record value" }),
  ],
  [
    177,
    "SOA | pns string (primary master); admin string (administrator address); …",
    ...record([6], "DnsSoaRecord", soa, { pns: "primary master", admin: "administrator address" }),
  ],
  [
    177,
    "… rff int (refresh seconds); rtf int (retry seconds); expt int (expire seconds); …",
    ...record([6], "DnsSoaRecord", soa, { rff: "refresh seconds", rtf: "retry seconds", expt: "expire seconds" }),
  ],
  [177, "… mttl int (negative-caching TTL)", ...record([6], "DnsSoaRecord", soa, { mttl: "negative-caching TTL" })],
  [
    178,
    "DNSKEY | flg int (256 ZSK, 257 KSK); prtcl int; kalg int; kid int; key string",
    ...record([48], "DnsDnskeyRecord", dnskey),
    { schema: "DnskeyFlag", accepts: [256, 257], refuses: [0, 255, "256"] },
    { at: "schemas/DnskeyFlag", words: ["256 ZSK; 257 KSK"] },
    { guide: "constants", words: ["flg", "256 (ZSK) and 257 (KSK)"] },
  ],
  [
    179,
    "CAA | tag string; certauth string (value for the tag); flg int",
    ...record([257], "DnsCaaRecord", { tag: "issue", certauth: "ca.test", flg: 0 }, { certauth: "value for the tag" }),
  ],
  [
    180,
    "DS | kid int; kalg int; halg int (hash algorithm); hash string",
    ...record([43], "DnsDsRecord", { kid: 1, kalg: 8, halg: 2, hash: "h" }, { halg: "hash algorithm" }),
  ],
]);
