// "Response envelope", "Timestamps" and "Records with known fields" of the specification.

import { type Fact, stated } from "../helpers.ts";

/** A record has a field that is a string, and its description has the field's meaning. */
function field(line: number, says: string, schema: string, record: Record<string, string>): Fact {
  const [name = "", , meaning = ""] = says
    .replace(/^… |\.$/g, "")
    .split(" | ")
    .slice(-3);
  const { [name]: _value, ...lacking } = record;
  return [
    line,
    says,
    { schema, accepts: [record], refuses: [{ ...record, [name]: 1 }, lacking] },
    { at: `schemas/${schema}/properties/${name}`, words: [meaning] },
    { guide: "requests-and-responses", words: [`| ${name} | string | ${meaning}. |`] },
  ];
}

const deviceKey = { device_key: "k" };
const monitorType = { id: "URL", name: "Website" };
const account = { name: "Customer A", zaaid: "15401829" };
const group = { display_name: "Web", description: "Web sites" };

export const recordStatements = [
  ...stated("Response envelope", [
    [
      31,
      "code | integer | Present in most bodies.",
      {
        schema: "Envelope",
        accepts: [{ message: "success" }, { code: 0, message: "success" }],
        refuses: [{ code: "0", message: "success" }],
      },
      { guide: "requests-and-responses" },
    ],
    [
      31,
      "0 on success; a non-zero service error code on error.",
      { schema: "Envelope", accepts: [{ code: 0, message: "success" }], refuses: [{ code: 1002, message: "success" }] },
      { schema: "ErrorEnvelope", accepts: [{ code: 1002, message: "No" }], refuses: [{ code: 0, message: "No" }] },
      { guide: "requests-and-responses" },
    ],
    [
      32,
      "message | string | Status message. `success` on success.",
      {
        schema: "Envelope",
        accepts: [{ message: "success" }],
        refuses: [{ message: 1 }, { message: "failure" }, { code: 0 }],
      },
      { guide: "requests-and-responses" },
    ],
    [
      33,
      "data | object or array | The payload of the invoked operation.",
      {
        schema: "Envelope",
        accepts: [
          { message: "success", data: {} },
          { message: "success", data: [{}] },
        ],
        refuses: [
          { message: "success", data: "text" },
          { message: "success", data: null },
        ],
      },
      { guide: "requests-and-responses" },
    ],
  ]),
  ...stated("Timestamps", [
    [
      37,
      "Each returned timestamp is ISO 8601, with the pattern `yyyy-MM-dd'T'HH:mm:ssZZZZ`.",
      {
        schema: "Timestamp",
        accepts: ["2026-11-20T10:00:00+0530"],
        refuses: [
          "2026-11-20 10:00:00+0530",
          "20.11.2026T10:00:00+0530",
          "2026-13-20T10:00:00+0530",
          "2026-11-20T24:00:00+0530",
          1795500000,
        ],
      },
      { guide: "requests-and-responses" },
    ],
    [
      37,
      "ZZZZ is the offset from UTC in digits, +hhmm or -hhmm, without a colon.",
      {
        schema: "Timestamp",
        accepts: ["2026-11-20T10:00:00+0530", "2026-11-20T10:00:00-0800"],
        refuses: ["+05:30", "Z", "", "+9999", "+2400", "+0560"].map((offset) => `2026-11-20T10:00:00${offset}`) as [
          string,
        ],
      },
      { guide: "requests-and-responses" },
    ],
  ]),
  ...stated("Records with known fields", [
    field(43, "device key | device_key | string | Device key of the account.", "DeviceKey", deviceKey),
    field(44, "monitor type constant | id | string | Monitor type ID.", "MonitorTypeConstant", monitorType),
    field(45, "monitor type constant | name | string | Name of the monitor type.", "MonitorTypeConstant", monitorType),
    field(46, "MSP customer entry | name | string | Customer name.", "MspCustomer", account),
    field(
      47,
      "… zaaid | string | Customer account identifier, sent later in the Cookie header.",
      "MspCustomer",
      account,
    ),
    field(48, "business unit entry | name | string | Business unit name.", "BusinessUnit", account),
    field(49, "business unit entry | zaaid | string | Business unit account identifier.", "BusinessUnit", account),
    field(
      50,
      "monitor group (create request) | display_name | string | Name of the group.",
      "MonitorGroupCreateRequest",
      group,
    ),
    field(
      51,
      "monitor group (create request) | description | string | Description.",
      "MonitorGroupCreateRequest",
      group,
    ),
    field(52, "monitor (response) | monitor_id | string | Monitor identifier.", "Monitor", { monitor_id: "1" }),
    [
      54,
      "Monitor records and monitor group records have no fields that are shown beyond …",
      { guide: "not-documented" },
    ],
    [55, "No field of a location profile, a user or another record is shown.", { guide: "not-documented" }],
  ]),
];
