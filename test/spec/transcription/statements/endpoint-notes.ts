// "Endpoints" of the specification: its notes, and what it says is not shown.

import { stated } from "../helpers.ts";
import { accountLists, accountOperations, baseOperations, tokenOperations } from "../operation-ids.ts";

export const endpointNoteStatements = stated("Endpoints", [
  [
    "The MSP and business-unit list operations do not need a Cookie header.",
    { operation: accountLists, is: { zaaid: false } },
    { guide: "accounts" },
  ],
  [
    "Every other operation for a customer or business unit account needs …",
    { operation: accountOperations, is: { zaaid: true } },
    {
      guide: "accounts",
      words: ["Every other operation for a customer or business unit account needs the zaaid cookie."],
    },
  ],
  [
    "Without a version header the default version 2.0 applies.",
    { at: "x-default-version", value: "2.0" },
    { guide: "versioning" },
  ],
  [
    "A method not supported by a path yields status 405.",
    { operation: baseOperations, error: { status: 405, says: "method not allowed" } },
    { guide: "errors" },
  ],
  [
    "The OAuth operations are on {auth_url}, …",
    { operation: tokenOperations, is: { server: "auth" } },
    { operation: baseOperations, is: { server: "base" } },
    { guide: "authentication", words: ["The OAuth operations are on {auth_url}"] },
  ],
  ["Request and response fields of the monitors list and detail operations …", { guide: "not-documented" }],
  ["… and of the location profile list: not shown beyond monitor_id.", { guide: "not-documented" }],
  [
    "Response of monitor group creation: not shown.",
    { guide: "not-documented" },
    { guide: "requests-and-responses", words: ["| POST /monitor_groups | not shown |"] },
  ],
  ["Other operations of the service: not shown.", { guide: "not-documented" }],
]);
