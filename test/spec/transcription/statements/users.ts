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
    [
      "A logged-in user chooses a request type, a request URI and a version (default 2.0) …",
      { guide: "api-inspector" },
    ],
    [
      "… and sees the response without generating a token.",
      { guide: "api-inspector", words: ["and sees the response"] },
      { guide: "api-inspector", words: ["without generating a token"] },
    ],
    ["Only Super Admins and Admins may issue POST and PUT.", { guide: "api-inspector" }],
    ["The visible request types and APIs depend on the user's role.", { guide: "api-inspector" }],
    ["A DELETE through the inspector deletes the entity irretrievably.", { guide: "api-inspector" }],
  ]),
];
