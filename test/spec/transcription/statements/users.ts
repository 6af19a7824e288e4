// "User roles" and "API inspector" of the specification.

import { type Fact, stated } from "../helpers.ts";

/** A role is a constant with its permission as meaning, and a row of the guide. */
function role(name: string, permission: string): Fact {
  return [
    `${name} | ${permission}`,
    { schema: "UserRole", accepts: [name], refuses: [name.toUpperCase(), `${name}s`] },
    { at: "schemas/UserRole", words: [`${name} ${permission}`] },
    { guide: "user-roles", words: [`| ${name} | ${permission} |`] },
  ];
}

export const userStatements = [
  ...stated("User roles (valid for all calls)", [
    ["User roles (valid for all calls)", { guide: "user-roles", words: ["roles are valid for all calls"] }],
    role("Super Admin", "full control of the account"),
    role("Administrator", "write access to most modules except billing and user access"),
    role("Operator", "read-only on most modules; write access to schedule maintenance"),
    role("Read Only", "read-only"),
    role("Billing Contact", "billing modules only (upgrade, renewals)"),
    role("SpokesPerson", "read on all modules; may post public comments through dashboards"),
    role("Hosting Provider", "may configure schedule maintenance"),
    role("No Access", "no access to the web client or API"),
  ]),
  ...stated("API inspector", [
    ["The user chooses the type and URI of a request and a version (2.0 by default), …", { guide: "api-inspector" }],
    [
      "… the response is shown, and no token is generated.",
      { guide: "api-inspector", words: ["and the response is shown"] },
      { guide: "api-inspector", words: ["generates no token"] },
    ],
    ["Super Admins and Admins may issue POST and PUT, others may not.", { guide: "api-inspector" }],
    ["Which request types and APIs are visible depends on the role.", { guide: "api-inspector" }],
    ["A DELETE in the inspector is final: the entity cannot be restored.", { guide: "api-inspector" }],
  ]),
];
