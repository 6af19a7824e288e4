// @ts-check
/**
 * Ends the description of each operation with its scope, its account, its version, and how the contract interprets the
 * specification (`x-interpretation`): they are what a caller needs to know, and renderers show descriptions.
 *
 * @typedef {Record<string, any>} Node
 */

/** @type {import("@redocly/openapi-core").Oas3Decorator} */
export const DescribeOperations = () => ({ Root: { leave: describeOperations } });

/**
 * Describes the operations of a bundled document, in place.
 * @param {Node} root
 */
function describeOperations(root) {
  for (const item of Object.values(root.paths ?? {})) {
    for (const operation of Object.values(item).filter((one) => one.operationId)) {
      const facts = item.servers ? ["**Scope:** none; no access token is needed"] : factsOf(operation, root);
      const interpretations = [operation["x-interpretation"] ?? []].flat().map((text) => `**Interpretation:** ${text}`);
      const lines = [...facts, ...interpretations].map((fact) => `- ${fact}`);
      operation.description = `${operation.description.trim()}\n\n${lines.join("\n")}\n`;
      delete operation["x-interpretation"];
    }
  }
}

/**
 * @param {Node} operation
 * @param {Node} root
 */
function factsOf({ security = [], parameters = [], "x-api-version": own }, root) {
  const scopes = security.flatMap((/** @type {Node} */ one) => one.OAuth2 ?? []);
  const takesAccount = parameters.some((/** @type {Node} */ one) => {
    const { name, in: place } = one.$ref ? root.components.parameters[one.$ref.split("/").at(-1)] : one;
    return name === "zaaid" && place === "cookie";
  });
  const byDefault = root["x-default-version"];
  return [
    `**Scope:** ${scopes.map((/** @type {string} */ scope) => `\`${scope}\``).join(", ") || "none"}`,
    takesAccount
      ? "**Account:** your own, or with the cookie `zaaid` that of a customer or a business unit"
      : "**Account:** your own; the cookie `zaaid` is not needed",
    ...(own || byDefault
      ? [`**API version:** ${own ?? `${byDefault}, the default; the header \`Accept\` can name it`}`]
      : []),
  ];
}
