// "Scopes" and "MSP and business-unit accounts" of the specification.

import { type Fact, stated } from "../helpers.ts";
import type { Location } from "../locations.ts";
import { accountOperations, baseOperations } from "../operation-ids.ts";
import { unauthorizedMessage } from "../operations.ts";

/** A scope is a constant, each of its five types is a scope of OAuth2, and the guide says what it covers. */
function scope(line: number, says: string): Fact {
  const [name = "", covers = ""] = says.split(" | ");
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  const at = `securitySchemes/OAuth2/flows/authorizationCode/scopes/Svc.${written}`;
  const types = ["Read", "Create", "Update", "Delete", "All"].map(
    (type): Location => ({ at: `${at}.${type}`, words: [type, covers] }),
  );
  const schema: Location = { schema: "Scope", accepts: [name], refuses: [written, `Svc.${written}.Read`] };
  return [line, says, schema, { guide: "scopes" }, ...types];
}

export const scopeStatements = [
  ...stated("Scopes", [
    [
      279,
      "The types of a scope are Read, Create, Update, Delete and All: …",
      { schema: "ScopeType", accepts: ["Read", "Create", "Update", "Delete", "All"], refuses: ["read", "Write", ""] },
      { guide: "scopes" },
    ],
    [279, "write `Svc.<Scope>.<Type>`, for example Svc.Admin.Read", { guide: "scopes" }],
    scope(283, "account | users and license data"),
    scope(284, "admin | monitors, configuration profiles, third-party integrations and similar"),
    scope(285, "reports | reports and monitor status"),
    scope(286, "operations | IT automation, maintenance, status page announcements and similar"),
    scope(287, "msp | MSP data"),
    scope(288, "bu | business unit data"),
  ]),
  ...stated("MSP and business-unit accounts", [
    [
      292,
      "For its own operations, an MSP account or business-units portal account sends the standard headers.",
      { guide: "accounts" },
    ],
    [
      292,
      "The message of an unauthorized MSP or portal operation is: …",
      { guide: "accounts", words: ["The message of an unauthorized MSP or portal operation is:"] },
    ],
    [
      292,
      "You are not authorized to perform this operation.",
      { operation: baseOperations, error: { status: 401, example: { message: unauthorizedMessage } } },
      { guide: "accounts", words: [unauthorizedMessage] },
    ],
    [
      293,
      "To act on the account of a customer or of a business unit, add the header …",
      {
        guide: "accounts",
        words: ["To act on the account of a customer or of a business unit, add the header"],
      },
    ],
    [
      293,
      "`Cookie: zaaid=<ZAAID>`",
      { operation: accountOperations, parameter: { name: "zaaid", in: "cookie", required: false, type: "string" } },
      { guide: "accounts" },
    ],
    [
      293,
      "Its value is in the list of customers or of business units.",
      { guide: "accounts", words: ["Its value is in the list of customers or of business units."] },
    ],
  ]),
];
