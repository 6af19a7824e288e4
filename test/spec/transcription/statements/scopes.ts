// "Scopes" and "MSP and business-unit accounts" of the specification.

import { type Fact, stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import { accountOperations, baseOperations } from "../operation-ids.ts";
import { unauthorizedMessage } from "../operations.ts";

/** A scope is a constant, each of its five types is a scope of OAuth2, and the guide says what it covers. */
function scope(says: string): Fact {
  const [name = "", covers = ""] = says.split(" | ");
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  const at = `securitySchemes/OAuth2/flows/authorizationCode/scopes/Svc.${written}`;
  const types = ["Read", "Create", "Update", "Delete", "All"].map(
    (type): Location => ({ at: `${at}.${type}`, words: [type, covers] }),
  );
  const schema: Location = { schema: "Scope", accepts: [name], refuses: [written, `Svc.${written}.Read`] };
  return [says, schema, { guide: "scopes" }, ...types];
}

export const scopeStatements = [
  ...stated("Scopes", [
    [
      "The types of a scope are Read, Create, Update, Delete and All: …",
      { schema: "ScopeType", accepts: ["Read", "Create", "Update", "Delete", "All"], refuses: ["read", "Write", ""] },
      { guide: "scopes" },
    ],
    ["write `Svc.<Scope>.<Type>`, for example Svc.Admin.Read", { guide: "scopes" }],
    scope("account | users and license data"),
    scope("admin | monitors, configuration profiles, third-party integrations and similar"),
    scope("reports | reports and monitor status"),
    scope("operations | IT automation, maintenance, status page announcements and similar"),
    scope("msp | MSP data"),
    scope("bu | business unit data"),
  ]),
  ...stated("MSP and business-unit accounts", [
    [
      "For its own operations, an MSP account or business-units portal account sends the standard headers.",
      { guide: "accounts" },
    ],
    [
      "The message of an unauthorized MSP or portal operation is: …",
      { guide: "accounts", words: ["The message of an unauthorized MSP or portal operation is:"] },
    ],
    [
      "You are not authorized to perform this operation.",
      { operation: baseOperations, error: { status: 401, example: { message: unauthorizedMessage } } },
      { guide: "accounts", words: [unauthorizedMessage] },
    ],
    [
      "To act on the account of a customer or of a business unit, add the header …",
      {
        guide: "accounts",
        words: ["To act on the account of a customer or of a business unit, add the header"],
      },
    ],
    [
      "`Cookie: zaaid=<ZAAID>`",
      { operation: accountOperations, parameter: { name: "zaaid", in: "cookie", required: false, type: "string" } },
      { guide: "accounts" },
    ],
    [
      "Its value is in the list of customers or of business units.",
      { guide: "accounts", words: ["Its value is in the list of customers or of business units."] },
    ],
  ]),
];
