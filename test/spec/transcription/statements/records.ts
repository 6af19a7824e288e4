// "Response envelope", "Timestamps" and "Records with known fields" of the specification.

import { stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import type { Statement } from "../types.ts";

/** A record has a field that is a string, and its description has the field's meaning. */
function field(schema: string, record: Record<string, string>, name: string, meaning: string): { all: Location[] } {
  const { [name]: _value, ...lacking } = record;
  return {
    all: [
      { schema, accepts: [record], refuses: [{ ...record, [name]: 1 }, lacking] },
      { at: `schemas/${schema}/properties/${name}`, words: [meaning] },
      { guide: "requests-and-responses", words: [`| ${name} | string | ${meaning}. |`] },
    ],
  };
}

const deviceKey = { device_key: "k" };
const monitorType = { id: "URL", name: "Website" };
const account = { name: "Customer A", zaaid: "15401829" };
const group = { display_name: "Web", description: "Web sites" };

export const recordStatements: readonly Statement[] = [
  ...stated("Response envelope", [
    {
      says: "code | integer | Present in most bodies.",
      all: [
        {
          schema: "Envelope",
          accepts: [{ message: "success" }, { code: 0, message: "success" }],
          refuses: [{ code: "0", message: "success" }],
        },
        { guide: "requests-and-responses" },
      ],
    },
    {
      says: "0 on success; a non-zero service error code on error.",
      all: [
        {
          schema: "Envelope",
          accepts: [{ code: 0, message: "success" }],
          refuses: [{ code: 1002, message: "success" }],
        },
        { schema: "ErrorEnvelope", accepts: [{ code: 1002, message: "No" }], refuses: [{ code: 0, message: "No" }] },
        { guide: "requests-and-responses" },
      ],
    },
    {
      says: "message | string | Status message. `success` on success.",
      all: [
        {
          schema: "Envelope",
          accepts: [{ message: "success" }],
          refuses: [{ message: 1 }, { message: "failure" }, { code: 0 }],
        },
        { guide: "requests-and-responses" },
      ],
    },
    {
      says: "data | object or array | The payload of the invoked operation.",
      all: [
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
    },
  ]),
  ...stated("Timestamps", [
    {
      says: "All timestamps returned use ISO 8601 with the pattern `yyyy-MM-dd'T'HH:mm:ssZZZZ`.",
      all: [
        {
          schema: "Timestamp",
          accepts: ["2026-11-20T10:00:00+0530"],
          refuses: ["2026-11-20 10:00:00+0530", "20.11.2026T10:00:00+0530", "2026-13-20T10:00:00+0530", 1795500000],
        },
        { guide: "requests-and-responses" },
      ],
    },
    {
      says: "ZZZZ is a numeric UTC offset without a colon, in the form +hhmm or -hhmm.",
      all: [
        {
          schema: "Timestamp",
          accepts: ["2026-11-20T10:00:00+0530", "2026-11-20T10:00:00-0800"],
          refuses: ["2026-11-20T10:00:00+05:30", "2026-11-20T10:00:00Z", "2026-11-20T10:00:00"],
        },
        { guide: "requests-and-responses" },
      ],
    },
  ]),
  ...stated("Records with known fields", [
    {
      says: "device key | device_key | string | Device key of the account.",
      ...field("DeviceKey", deviceKey, "device_key", "Device key of the account"),
    },
    {
      says: "monitor type constant | id | string | Monitor type ID.",
      ...field("MonitorTypeConstant", monitorType, "id", "Monitor type ID"),
    },
    {
      says: "monitor type constant | name | string | Name of the monitor type.",
      ...field("MonitorTypeConstant", monitorType, "name", "Name of the monitor type"),
    },
    {
      says: "MSP customer entry | name | string | Customer name.",
      ...field("MspCustomer", account, "name", "Customer name"),
    },
    {
      says: "… zaaid | string | Customer account identifier, sent later in the Cookie header.",
      ...field("MspCustomer", account, "zaaid", "Customer account identifier, sent later in the Cookie header"),
    },
    {
      says: "business unit entry | name | string | Business unit name.",
      ...field("BusinessUnit", account, "name", "Business unit name"),
    },
    {
      says: "business unit entry | zaaid | string | Business unit account identifier.",
      ...field("BusinessUnit", account, "zaaid", "Business unit account identifier"),
    },
    {
      says: "monitor group (create request) | display_name | string | Name of the group.",
      ...field("MonitorGroupCreateRequest", group, "display_name", "Name of the group"),
    },
    {
      says: "monitor group (create request) | description | string | Description.",
      ...field("MonitorGroupCreateRequest", group, "description", "Description"),
    },
    {
      says: "monitor (response) | monitor_id | string | Monitor identifier.",
      ...field("Monitor", { monitor_id: "1" }, "monitor_id", "Monitor identifier"),
    },
    {
      says: "Fields of monitor records and of monitor group records: not shown …",
      guide: "not-documented",
    },
    {
      says: "Fields of location profile, user and other records: not shown.",
      guide: "not-documented",
    },
  ]),
];
