// "Constants" of the specification: the rules between constants.

import { stated } from "../helpers.ts";
import type { Some } from "../locations.ts";

/** The check intervals, each with a monitor type. */
function checks(types: Some<string>, intervals: Some<number>): Some<object> {
  const pairs = types.flatMap((type) =>
    intervals.map((interval) => ({ monitor_type: type, check_interval: interval })),
  );
  return pairs as unknown as Some<object>;
}

export const ruleStatements = stated("Constants", [
  // Every pair of the tables is tested with rules.ts as data; these are the sentences.
  [
    101,
    "Supported granularities per period",
    {
      schema: "PeriodGranularity",
      accepts: [
        { period: 0, granularity: 1 },
        { period: 7, granularity: 4 },
      ],
      refuses: [
        { period: 0, granularity: 3 },
        { period: 7, granularity: 1 },
        { period: 51, granularity: 2 },
        { period: 7 },
      ],
    },
    { guide: "constants" },
  ],
  [
    112,
    "The granularity of period 50 follows from the start and end dates that are chosen.",
    {
      schema: "PeriodGranularity",
      accepts: [{ period: 50 }],
      refuses: [
        { period: 50, granularity: 1 },
        { period: 50, granularity: 5 },
      ],
    },
    { guide: "constants" },
  ],
  [112, "Raw is possible only if both dates are within the last 30 days.", { guide: "constants" }],
  [
    138,
    "five monitor types do not take intervals 1 and 3",
    {
      schema: "MonitorCheckInterval",
      accepts: checks(["URL-SEQ", "REALBROWSER", "SMTP", "HOMEPAGE", "FTP"], [15, 1440]),
      refuses: checks(["URL-SEQ", "REALBROWSER", "SMTP", "HOMEPAGE", "FTP"], [1, 3]),
    },
    {
      guide: "constants",
      words: ["URL-SEQ, REALBROWSER, SMTP, HOMEPAGE and FTP cannot have interval 1 or 3"],
    },
  ],
  [
    138,
    "SMTP and HOMEPAGE do not take intervals 5 and 10",
    {
      schema: "MonitorCheckInterval",
      accepts: checks(["URL-SEQ", "REALBROWSER", "FTP"], [5, 10]),
      refuses: checks(["SMTP", "HOMEPAGE"], [5, 10]),
    },
    { guide: "constants", words: ["SMTP and HOMEPAGE cannot have 5 or 10"] },
  ],
  [
    138,
    "the others have no restriction",
    {
      schema: "MonitorCheckInterval",
      accepts: checks(["URL", "PING", "DNS", "VALKEY-CLUSTER-NODE"], [1, 3, 5, 10, 15, 1440]),
      refuses: checks(["URL", "PING", "DNS"], [2, 0, 60_000]),
    },
    { guide: "constants", words: ["All other types take any interval"] },
  ],
  [
    204,
    "Graph type for a particular transaction",
    {
      schema: "TransactionGraph",
      accepts: [
        { transaction_type: "bgtxn", graph_type: "rtbycomponents" },
        { transaction_type: "db", graph_type: "throughputbycaller" },
      ],
      refuses: [
        { transaction_type: "txn", graph_type: "rtbycomponents" },
        { transaction_type: "bgtxn", graph_type: "throughputbycaller" },
        { transaction_type: "db", graph_type: "components" },
      ],
    },
    { guide: "constants" },
  ],
]);
