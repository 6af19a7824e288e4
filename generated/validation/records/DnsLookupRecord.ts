// Written by `npm run build` from openapi/. Do not edit.

import { RuleSchema } from "../../../src/validation/schemas/rule.ts";
import type { components } from "../../types.ts";
import * as constants from "../constants.ts";
import { DnsAddressRecord } from "./DnsAddressRecord.ts";
import { DnsNsRecord } from "./DnsNsRecord.ts";
import { DnsCnameRecord } from "./DnsCnameRecord.ts";
import { DnsPtrRecord } from "./DnsPtrRecord.ts";
import { DnsMxRecord } from "./DnsMxRecord.ts";
import { DnsSrvRecord } from "./DnsSrvRecord.ts";
import { DnsTxtRecord } from "./DnsTxtRecord.ts";
import { DnsSoaRecord } from "./DnsSoaRecord.ts";
import { DnsDnskeyRecord } from "./DnsDnskeyRecord.ts";
import { DnsCaaRecord } from "./DnsCaaRecord.ts";
import { DnsDsRecord } from "./DnsDsRecord.ts";
import { DnsAllRecord } from "./DnsAllRecord.ts";

export const DnsLookupRecord: RuleSchema<components["schemas"]["DnsLookupRecord"]> = /* @__PURE__ */ new RuleSchema(
  "DnsLookupRecord",
  "DNS record fields per lookup type",
  { property: "lookup_type", constant: constants.DnsLookupType },
  { property: "record", constants: [] },
  (given: number) => ({ 1: DnsAddressRecord, 28: DnsAddressRecord, 2: DnsNsRecord, 5: DnsCnameRecord, 12: DnsPtrRecord, 15: DnsMxRecord, 33: DnsSrvRecord, 16: DnsTxtRecord, 6: DnsSoaRecord, 48: DnsDnskeyRecord, 257: DnsCaaRecord, 43: DnsDsRecord, 255: DnsAllRecord })[given],
);
