// "Endpoints" of the specification: its notes, and what it says is not shown.

import { stated } from "../helpers.ts";
import { accountLists, accountOperations, baseOperations, tokenOperations } from "../operation-ids.ts";

export const endpointNoteStatements = stated("Endpoints", [
  [
    252,
    "The operations that list MSP customers and business units need no Cookie header.",
    { operation: accountLists, is: { zaaid: false } },
    { guide: "accounts" },
  ],
  [
    252,
    "All others for a customer or business unit account need the zaaid cookie.",
    { operation: accountOperations, is: { zaaid: true } },
    {
      guide: "accounts",
      words: ["All others for such an account need the zaaid cookie."],
    },
  ],
  [
    253,
    "A call without this header gets the default, 2.0.",
    { at: "x-default-version", value: "2.0" },
    { guide: "versioning" },
  ],
  [
    254,
    "A path answers 405 to a method that it does not support.",
    { operation: baseOperations, error: { status: 405, says: "method not allowed" } },
    { guide: "errors" },
  ],
  [
    255,
    "The OAuth operations are on {auth_url}, …",
    { operation: tokenOperations, is: { server: "auth" } },
    { operation: baseOperations, is: { server: "base" } },
    { guide: "authentication", words: ["The OAuth operations are on {auth_url}"] },
  ],
  [
    257,
    "The lists of monitors and of location profiles, and the operation for one monitor, …",
    { guide: "not-documented" },
  ],
  [257, "… have no fields that are shown beyond monitor_id.", { guide: "not-documented" }],
  [
    258,
    "The response to a new monitor group is not shown.",
    { guide: "not-documented" },
    { guide: "requests-and-responses", words: ["| POST /monitor_groups | not shown |"] },
  ],
  [259, "Other operations of the service are not shown.", { guide: "not-documented" }],
]);
