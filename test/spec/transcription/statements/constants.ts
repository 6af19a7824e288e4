// "Constants" of the specification: what it says besides the ids and meanings of the tables, which ../../specification reads.

import { stated } from "../helpers.ts";

export const constantStatements = stated("Constants", [
  [
    59,
    "Requests and responses of the respective modules have identifiers as values of their fields.",
    { guide: "constants" },
  ],
  [
    99,
    "Unit of time (granularity)",
    { at: "schemas/Granularity", words: ["unit of time", "granularity"] },
    { guide: "constants", words: ["Unit of time (Granularity)"] },
  ],
  [
    115,
    "Busy hour report segment** (also segment type)",
    { at: "schemas/BusyHourReportSegment", words: ["busy hour report segment", "also called segment type"] },
    { guide: "constants", words: ["Busy hour report segment", "also segment type"] },
  ],
  [
    126,
    "SMS provider**: 1, 2 and 4 (three third-party providers, by numeric id only)",
    { schema: "SmsProvider", accepts: [1, 2, 4], refuses: [0, 3, 5, "1"] },
    { guide: "constants", words: ["SMS provider", "three providers, each a third party, known by number only"] },
  ],
  [
    127,
    "Voice call provider**: 1 (one third-party provider)",
    { schema: "VoiceCallProvider", accepts: [1], refuses: [0, 2, "1"] },
    { guide: "constants", words: ["Voice call provider", "one third-party provider"] },
  ],
  [
    136,
    "The monitor type list operation also returns the ids CAPACITY, SERVER_CAPACITY, …",
    { schema: "MonitorType", accepts: ["URL", "CAPACITY", "SERVER_CAPACITY", "PROBE_CAPACITY"], refuses: ["NONE"] },
    { guide: "constants" },
  ],
  [
    138,
    "Check interval** (minutes, integer)",
    { schema: "CheckInterval", accepts: [1, 1440], refuses: ["1", 1.5, 60_000] },
    { at: "schemas/CheckInterval", words: ["check interval in minutes"] },
    { guide: "constants", words: ["- Check interval (CheckInterval): minutes, integer"] },
  ],
  [
    139,
    "Secondary location check interval** (milliseconds)",
    { schema: "SecondaryLocationCheckInterval", accepts: [60_000, 86_400_000], refuses: [1, 60, "60000"] },
    { at: "schemas/SecondaryLocationCheckInterval", words: ["milliseconds"] },
    { guide: "constants", words: ["Secondary location check interval", "milliseconds"] },
  ],
  [
    147,
    "HTTP method ids** (for REST API and REST API transaction monitors)",
    { at: "schemas/HttpMethod", words: ["for REST API and REST API transaction monitors"] },
    { guide: "constants", words: ["HTTP method", "for REST API and REST API transaction monitors"] },
  ],
  [
    147,
    "If the list lacks a method, its name may be set, too.",
    { schema: "HttpMethodOrCustom", accepts: ["G", "PROPPATCH", "PURGE"], refuses: ["", 1, null] },
    { schema: "HttpMethod", accepts: ["G", "PROPPATCH"], refuses: ["PURGE"] },
    { guide: "constants" },
  ],
  [
    155,
    "Browser type**: 1 and 2 (two browser families)",
    { schema: "BrowserType", accepts: [1, 2], refuses: [0, 3, "1"] },
    { guide: "constants", words: ["Browser type", "two browser families"] },
  ],
  [
    159,
    "OAuth grant type** (for monitored endpoints)",
    { schema: "MonitoredEndpointGrantType", accepts: [1, 2, 3], refuses: ["authorization_code", "refresh_token"] },
    { schema: "TokenGrantType", accepts: ["authorization_code", "refresh_token"], refuses: [1, 2, 3] },
    { guide: "constants", words: ["OAuth grant type", "for monitored endpoints"] },
  ],
  [
    183,
    "Browser web transaction resolution** (string `width,height`)",
    {
      schema: "BrowserWebTransactionResolution",
      accepts: ["1024,768", "1920,1080"],
      refuses: [1024, "1024x768", "768,1024"],
    },
    { guide: "constants", words: ["Browser web transaction resolution", "a string width,height"] },
  ],
  [
    184,
    "Downtime rule (number of locations)",
    { schema: "DowntimeRule", accepts: [0, 1, 8], refuses: [-1, 9, "1"] },
    { at: "schemas/DowntimeRule", words: ["number of locations"] },
    { guide: "constants", words: ["Downtime rule", "number of locations"] },
  ],
  [
    194,
    "SD/dd.mm.yyyy a particular date",
    {
      schema: "TimeWindowOrDate",
      accepts: ["SD/20.11.2026", "H"],
      refuses: ["SD/2026-11-20", "SD/11.20.2026", "20.11.2026", "SD/dd.mm.yyyy"],
    },
    { guide: "constants", words: ["SD/dd.mm.yyyy", "a particular date"] },
  ],
  [
    200,
    "Country code**: two-letter codes",
    { schema: "CountryCode", accepts: ["AD", "NO", "ZW"], refuses: ["USA", "us", 47, "A"] },
    { guide: "constants", words: ["Country code", "two-letter codes"] },
  ],
  [
    202,
    "Transaction type** (also traces transaction type)",
    { at: "schemas/TransactionType", words: ["also called traces transaction type"] },
    { guide: "constants", words: ["Transaction type", "also traces transaction type"] },
  ],
]);
