// "Scopes" and "MSP and business-unit accounts" of the specification.

import { stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import { accountOperations, baseOperations } from "../operation-ids.ts";
import { unauthorizedMessage } from "../operations.ts";
import type { Statement } from "../types.ts";

/** A scope is a constant, each of its five types is a scope of OAuth2, and the guide says what it covers. */
function scope(name: string, written: string, covers: string): { all: Location[] } {
  const types = ["Read", "Create", "Update", "Delete", "All"].map(
    (type): Location => ({
      at: `securitySchemes/OAuth2/flows/authorizationCode/scopes/Svc.${written}.${type}`,
      words: [type, covers],
    }),
  );
  return {
    all: [
      { schema: "Scope", accepts: [name], refuses: [written, `Svc.${written}.Read`] },
      { guide: "scopes" },
      ...types,
    ],
  };
}

export const scopeStatements: readonly Statement[] = [
  ...stated("Scopes", [
    {
      says: "Each scope has types Read, Create, Update, Delete and All, …",
      all: [
        { schema: "ScopeType", accepts: ["Read", "Create", "Update", "Delete", "All"], refuses: ["read", "Write", ""] },
        { guide: "scopes" },
      ],
    },
    { says: "written `Svc.<Scope>.<Type>` (for example Svc.Admin.Read)", guide: "scopes" },
    { says: "account | users and license data", ...scope("account", "Account", "users and license data") },
    {
      says: "admin | monitors, configuration profiles, third-party integrations and similar",
      ...scope("admin", "Admin", "monitors, configuration profiles, third-party integrations and similar"),
    },
    { says: "reports | reports and monitor status", ...scope("reports", "Reports", "reports and monitor status") },
    {
      says: "operations | IT automation, maintenance, status page announcements and similar",
      ...scope("operations", "Operations", "IT automation, maintenance, status page announcements and similar"),
    },
    { says: "msp | MSP data", ...scope("msp", "Msp", "MSP data") },
    { says: "bu | business unit data", ...scope("bu", "Bu", "business unit data") },
  ]),
  ...stated("MSP and business-unit accounts", [
    {
      says: "… business-units portal account uses the standard headers for its own operations.",
      guide: "accounts",
    },
    {
      says: "An unauthorized MSP or portal operation returns the message: You are not authorized …",
      guide: "accounts",
      words: ["An unauthorized MSP or portal operation returns the message:"],
    },
    {
      says: "You are not authorized to perform this operation.",
      all: [
        { operation: baseOperations, error: { status: 401, example: { message: unauthorizedMessage } } },
        { guide: "accounts", words: [unauthorizedMessage] },
      ],
    },
    {
      says: "To act on a customer account or business unit account, …",
      guide: "accounts",
      words: ["To act on a customer account or business unit account, the request also carries the header"],
    },
    {
      says: "`Cookie: zaaid=<ZAAID>`",
      all: [
        {
          operation: accountOperations,
          parameter: { name: "zaaid", in: "cookie", required: false, type: "string" },
        },
        { guide: "accounts" },
      ],
    },
    {
      says: "where the value comes from the customer list or business unit list operations",
      guide: "accounts",
      words: ["The value comes from the customer list or business unit list operations."],
    },
  ]),
];
