// "Endpoints" of the specification: its notes, and what it says is not shown.

import { stated } from "../helpers.ts";
import { accountLists, accountOperations, baseOperations, tokenOperations } from "../operation-ids.ts";
import type { Statement } from "../types.ts";

export const endpointNoteStatements: readonly Statement[] = stated("Endpoints", [
  {
    says: "The MSP and business-unit list operations do not need a Cookie header.",
    all: [{ operation: accountLists, is: { zaaid: false } }, { guide: "accounts" }],
  },
  {
    says: "Every other operation for a customer or business unit account needs …",
    all: [
      { operation: accountOperations, is: { zaaid: true } },
      {
        guide: "accounts",
        words: ["Every other operation for a customer or business unit account needs the zaaid cookie."],
      },
    ],
  },
  {
    says: "Without a version header the default version 2.0 applies.",
    all: [{ at: "x-default-version", value: "2.0" }, { guide: "versioning" }],
  },
  {
    says: "A method not supported by a path yields status 405.",
    all: [{ operation: baseOperations, error: { status: 405, says: "method not allowed" } }, { guide: "errors" }],
  },
  {
    says: "The OAuth operations are on {auth_url}, …",
    all: [
      { operation: tokenOperations, is: { server: "auth" } },
      { operation: baseOperations, is: { server: "base" } },
      { guide: "authentication", words: ["The OAuth operations are on {auth_url}"] },
    ],
  },
  {
    says: "Request and response fields of the monitors list and detail operations …",
    guide: "not-documented",
  },
  {
    says: "… and of the location profile list: not shown beyond monitor_id.",
    guide: "not-documented",
  },
  {
    says: "Response of monitor group creation: not shown.",
    all: [
      { guide: "not-documented" },
      { guide: "requests-and-responses", words: ["| POST /monitor_groups | not shown |"] },
    ],
  },
  { says: "Other operations of the service: not shown.", guide: "not-documented" },
]);
