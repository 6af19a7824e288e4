import type { Operation } from "../../contract/operations.ts";

/** A list for the description of an operation: scope, roles, account, version, address, errors and interpretations. */
export function requirementsOf(operation: Operation): string {
  const requirements = operation.scope ? serviceRequirements(operation) : oauthRequirements;
  const address = operation.isOAuth ? "`{auth_url}`" : "`{base_url}`";
  return `
${requirements.map((requirement) => `- ${requirement}\n`).join("")}- Address: relative to ${address}. See **Data centers**.
- Errors: ${errorsOf(operation).join(", ")}. See **Errors**.
${[operation.object["x-reading"] ?? []]
  .flat()
  .map((reading) => `- Reading: ${reading}\n`)
  .join("")}`;
}

function serviceRequirements({ scope, takesAccount, version }: Operation): string[] {
  return [
    `Scope: \`${scope}\`. See **Scopes**. It is not documented whether the type All of this scope is also accepted; the mock accepts it.`,
    "Roles: **User roles** lists the permissions, which are the same for all operations.",
    takesAccount
      ? "Account: your own, or a customer account or business unit, with the cookie `zaaid`. See **MSP and business-unit accounts**."
      : "Account: your own. This operation does not need a cookie. See **MSP and business-unit accounts**.",
    `Version: ${version}. The header \`Accept\` can name it. See **Versioning**.`,
  ];
}

/** The specification does not mention roles, accounts and versions for the OAuth operations. */
const oauthRequirements = ["Scope: none. The request does not need an access token. See **Authentication**."];

function errorsOf({ responses }: Operation): string[] {
  return [...responses.keys()].filter((status) => status >= "400");
}
