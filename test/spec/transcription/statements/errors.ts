// "Events" and "Errors" of the specification.

import { type Fact, stated } from "../helpers.ts";
import { baseOperations } from "../operation-ids.ts";
import { errorExample } from "../operations.ts";

/** A status is in the guide's table, and every operation on {base_url} describes it in the specification's words. */
function status(line: number, code: number, meaning: string, operations: readonly string[] = baseOperations): Fact {
  const says = `${code} | ${meaning}`;
  const error = { status: code, says: meaning };
  return [line, says, { operation: operations, error }, { guide: "errors", words: [`| ${says} |`] }];
}

export const errorStatements = [
  ...stated("Events", [
    [328, "Events, webhooks and payloads of notifications are not shown.", { guide: "not-documented" }],
    [
      328,
      "Constants for alerts are all that is given.",
      { guide: "not-documented", words: ["Constants for alerts are all that is given"] },
    ],
  ]),
  ...stated("Errors", [
    [
      336,
      "200 | success",
      { operation: ["getDeviceKey", "putInspectorSample"], is: { success: "200" } },
      { guide: "errors" },
    ],
    [
      337,
      "201 | created",
      { operation: ["createMonitorGroup", "postInspectorSample"], is: { success: "200 or 201" } },
      { guide: "errors" },
    ],
    status(338, 400, "bad request"),
    status(339, 401, "unauthorized"),
    status(340, 403, "forbidden URL"),
    // A monitor's 404 is the specification's example of an error, below.
    status(
      341,
      404,
      "URL not found",
      baseOperations.filter((id) => id !== "getMonitor"),
    ),
    status(342, 405, "method not allowed for the invoked API"),
    status(343, 500, "internal server error"),
    [345, "A status 2xx is a success, 4xx is an error in the supplied information, …", { guide: "errors" }],
    [345, "… 5xx an error of the server.", { guide: "errors" }],
    [
      346,
      "The JSON of an error has `code`, the service error code (an integer), and `message` …",
      {
        schema: "ErrorEnvelope",
        accepts: [{ code: 1002, message: "Monitor does not exist" }],
        refuses: [{ code: 1002 }, { message: "No" }, { code: "1002", message: "No" }, { code: 1002, message: 1 }, []],
      },
      { guide: "errors" },
    ],
    [
      346,
      "An example for an unknown monitor: 404, with its code and message.",
      {
        operation: "getMonitor",
        error: { status: errorExample.status, example: { code: errorExample.code, message: errorExample.message } },
      },
      { guide: "errors", words: ["A 404 for an unknown monitor, with its code and message"] },
    ],
    [347, "The message of an unauthorized MSP or business-units-portal operation is in …", { guide: "errors" }],
    [349, "No service error code is shown beyond 1002.", { guide: "errors" }, { guide: "not-documented" }],
    [
      350,
      "How the OAuth operations answer with an error is not shown.",
      { guide: "errors" },
      { guide: "authentication" },
      { guide: "not-documented" },
    ],
  ]),
];
