// "User roles" and "API inspector" of the specification.

import { type Fact, stated } from "../helpers.ts";

/** A role is a constant with its permission as meaning, and a row of the guide. */
function role(line: number, name: string, permission: string): Fact {
  return [
    line,
    `${name} | ${permission}`,
    { schema: "UserRole", accepts: [name], refuses: [name.toUpperCase(), `${name}s`] },
    { at: "schemas/UserRole", words: [`${name} ${permission}`] },
    { guide: "user-roles", words: [`| ${name} | ${permission} |`] },
  ];
}

export const userStatements = [
  ...stated("User roles (valid for all calls)", [
    [295, "User roles (valid for all calls)", { guide: "user-roles", words: ["roles are valid for all calls"] }],
    role(299, "Super Admin", "full control of the account"),
    role(300, "Administrator", "write access to most modules except billing and user access"),
    role(301, "Operator", "read-only on most modules; write access to schedule maintenance"),
    role(302, "Read Only", "read-only"),
    role(303, "Billing Contact", "billing modules only (upgrade, renewals)"),
    role(304, "SpokesPerson", "read on all modules; may post public comments through dashboards"),
    role(305, "Hosting Provider", "may configure schedule maintenance"),
    role(306, "No Access", "no access to the web client or API"),
  ]),
  ...stated("API inspector", [
    [
      310,
      "The user chooses the type and URI of a request and a version (2.0 by default), …",
      { guide: "api-inspector" },
    ],
    [
      310,
      "… the response is shown, and no token is generated.",
      { guide: "api-inspector", words: ["and the response is shown"] },
      { guide: "api-inspector", words: ["generates no token"] },
    ],
    [310, "Super Admins and Admins may issue POST and PUT, others may not.", { guide: "api-inspector" }],
    [310, "Which request types and APIs are visible depends on the role.", { guide: "api-inspector" }],
    [310, "A DELETE in the inspector is final: the entity cannot be restored.", { guide: "api-inspector" }],
  ]),
];
