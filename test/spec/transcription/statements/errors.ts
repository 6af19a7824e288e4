// "Events" and "Errors" of the specification.

import { stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import { baseOperations } from "../operation-ids.ts";
import { errorExample } from "../operations.ts";
import type { Statement } from "../types.ts";

/** A status is in the guide's table, and every operation on {base_url} describes it in the specification's words. */
function status(code: number, meaning: string, operations: readonly string[] = baseOperations) {
  const all: Location[] = [
    { operation: operations, error: { status: code, says: meaning } },
    { guide: "errors", words: [`| ${code} | ${meaning} |`] },
  ];
  return { says: `${code} | ${meaning}`, all };
}

export const errorStatements: readonly Statement[] = [
  ...stated("Events", [
    { says: "Events, webhooks and notification payloads: not shown.", guide: "not-documented" },
    {
      says: "Only alert-related constants are given in the Resources section.",
      guide: "not-documented",
      words: ["Only alert-related constants are given"],
    },
  ]),
  ...stated("Errors", [
    {
      says: "200 | success",
      all: [{ operation: ["getDeviceKey", "putInspectorSample"], is: { success: "200" } }, { guide: "errors" }],
    },
    {
      says: "201 | created",
      all: [
        { operation: ["createMonitorGroup", "postInspectorSample"], is: { success: "200 or 201" } },
        { guide: "errors" },
      ],
    },
    status(400, "bad request"),
    status(401, "unauthorized"),
    status(403, "forbidden URL"),
    // A monitor's 404 is the specification's example of an error, below.
    status(
      404,
      "URL not found",
      baseOperations.filter((id) => id !== "getMonitor"),
    ),
    status(405, "method not allowed for the invoked API"),
    status(500, "internal server error"),
    { says: "2xx means success, 4xx means the supplied information is wrong, …", guide: "errors" },
    { says: "… 5xx means a server-side error.", guide: "errors" },
    {
      says: "An error body is JSON with `code` (integer, service error code) and `message` …",
      all: [
        {
          schema: "ErrorEnvelope",
          accepts: [{ code: 1002, message: "Monitor does not exist" }],
          refuses: [{ code: 1002 }, { message: "No" }, { code: "1002", message: "No" }, { code: 1002, message: 1 }, []],
        },
        { guide: "errors" },
      ],
    },
    {
      says: "Example: status 404 with code 1002 and message Monitor does not exist.",
      all: [
        {
          operation: "getMonitor",
          error: { status: errorExample.status, example: { code: errorExample.code, message: errorExample.message } },
        },
        { guide: "errors", words: ["status 404 with code 1002", "Monitor does not exist"] },
      ],
    },
    {
      says: "An unauthorized MSP or business-units-portal operation returns the message given in …",
      guide: "errors",
    },
    {
      says: "Catalogue of service error codes: not shown beyond 1002.",
      all: [{ guide: "errors" }, { guide: "not-documented" }],
    },
    {
      says: "Error responses of the OAuth operations: not shown.",
      all: [{ guide: "errors" }, { guide: "authentication" }, { guide: "not-documented" }],
    },
  ]),
];
