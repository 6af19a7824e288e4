// "Events" and "Errors" of the specification.

import { type Fact, stated } from "../helpers.ts";
import { baseOperations } from "../operation-ids.ts";
import { errorExample } from "../operations.ts";

/** A status is in the guide's table, and every operation on {base_url} describes it in the specification's words. */
function status(code: number, meaning: string, operations: readonly string[] = baseOperations): Fact {
  const says = `${code} | ${meaning}`;
  const error = { status: code, says: meaning };
  return [says, { operation: operations, error }, { guide: "errors", words: [`| ${says} |`] }];
}

export const errorStatements = [
  ...stated("Events", [
    ["Events, webhooks and notification payloads: not shown.", { guide: "not-documented" }],
    [
      "Only alert-related constants are given in the Resources section.",
      { guide: "not-documented", words: ["Only alert-related constants are given"] },
    ],
  ]),
  ...stated("Errors", [
    [
      "200 | success",
      { operation: ["getDeviceKey", "putInspectorSample"], is: { success: "200" } },
      { guide: "errors" },
    ],
    [
      "201 | created",
      { operation: ["createMonitorGroup", "postInspectorSample"], is: { success: "200 or 201" } },
      { guide: "errors" },
    ],
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
    ["2xx means success, 4xx means the supplied information is wrong, …", { guide: "errors" }],
    ["… 5xx means a server-side error.", { guide: "errors" }],
    [
      "An error body is JSON with `code` (integer, service error code) and `message` …",
      {
        schema: "ErrorEnvelope",
        accepts: [{ code: 1002, message: "Monitor does not exist" }],
        refuses: [{ code: 1002 }, { message: "No" }, { code: "1002", message: "No" }, { code: 1002, message: 1 }, []],
      },
      { guide: "errors" },
    ],
    [
      "Example: status 404 with code 1002 and message Monitor does not exist.",
      {
        operation: "getMonitor",
        error: { status: errorExample.status, example: { code: errorExample.code, message: errorExample.message } },
      },
      { guide: "errors", words: ["status 404 with code 1002", "Monitor does not exist"] },
    ],
    ["An unauthorized MSP or business-units-portal operation returns the message given in …", { guide: "errors" }],
    ["Catalogue of service error codes: not shown beyond 1002.", { guide: "errors" }, { guide: "not-documented" }],
    [
      "Error responses of the OAuth operations: not shown.",
      { guide: "errors" },
      { guide: "authentication" },
      { guide: "not-documented" },
    ],
  ]),
];
