// "Constants" of the specification: DNS lookups.

import type { TranscribedTable } from "../types.ts";

export const dns: readonly TranscribedTable[] = [
  {
    component: "DnsLookupType",
    title: "DNS lookup type",
    members: [
      [1, "A"],
      [255, "ALL"],
      [28, "AAAA"],
      [2, "NS"],
      [15, "MX"],
      [5, "CNAME"],
      [6, "SOA"],
      [12, "PTR"],
      [33, "SRV"],
      [16, "TXT"],
      [48, "DNSKEY"],
      [257, "CAA"],
      [43, "DS"],
    ],
  },
  {
    component: "DnsProtocol",
    title: "DNS protocol",
    members: [
      [0, "UDP"],
      [1, "TCP"],
    ],
  },
  {
    component: "DnsTtlOperation",
    title: "DNS TTL operation",
    members: [
      [1, "Greater than"],
      [2, "Equal to"],
      [3, "Less than"],
    ],
  },
];
