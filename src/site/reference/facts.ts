import type { Operation } from "../../contract/operations.ts";

/** Where the inspector is, as seen from the reference that a mock serves at /docs. */
export const inspectorFromDocs = "../inspector/";

/** What a caller must know of an operation beside what it is for: a list for its description. */
export function factsOf(operation: Operation): string {
  const facts = operation.scope ? serviceFacts(operation) : oauthFacts;
  const address = operation.isOAuth ? "`{auth_url}`" : "`{base_url}`";
  return `
${facts.map((fact) => `- ${fact}\n`).join("")}- Address: below ${address}, see **Data centers**.
- Errors: ${errorsOf(operation).join(", ")}, see **Errors**.
${[operation.object["x-reading"] ?? []]
  .flat()
  .map((reading) => `- Reading: ${reading}\n`)
  .join("")}
[Open in the inspector](${inspectorFromDocs}#operation=${operation.id}), which \`npm start\` serves.`;
}

function serviceFacts({ scope, takesAccount, version }: Operation): string[] {
  return [
    `Scope: \`${scope}\`, see **Scopes**. Whether the type All of that scope is accepted too is not documented; the mock accepts it.`,
    "Roles: **User roles** says what each may do; it is the same for all calls.",
    takesAccount
      ? "Account: your own, or with the cookie `zaaid` that of a customer or business unit, see **MSP and business-unit accounts**."
      : "Account: your own; this operation needs no cookie, see **MSP and business-unit accounts**.",
    `Version: ${version}, which the header \`Accept\` may name, see **Versioning**.`,
  ];
}

/** The specification says nothing of roles, accounts and versions here. */
const oauthFacts = ["Scope: none; the call carries no access token, see **Authentication**."];

function errorsOf({ responses }: Operation): string[] {
  return [...responses.keys()].filter((status) => status >= "400");
}
