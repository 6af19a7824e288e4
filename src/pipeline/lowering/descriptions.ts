import { type Document, type OperationObject, resolve, writtenOperations } from "../../contract/document.ts";

/**
 * Ends the description of each operation with its scope, its account, its version, and how the contract interprets the
 * specification (`x-interpretation`), in place: they are what a caller needs to know, and renderers show descriptions.
 */
export function describeOperations(document: Document): void {
  for (const { item, operation } of writtenOperations(document)) {
    const facts = item.servers ? ["**Scope:** none; no access token is needed"] : factsOf(operation, document);
    const interpretations = [operation["x-interpretation"] ?? []].flat().map((text) => `**Interpretation:** ${text}`);
    const lines = [...facts, ...interpretations].map((fact) => `- ${fact}`);
    operation.description = `${operation.description.trim()}\n\n${lines.join("\n")}\n`;
    delete operation["x-interpretation"];
  }
}

function factsOf({ security, parameters = [], "x-api-version": own }: OperationObject, document: Document): string[] {
  const scopes = security.flatMap(({ OAuth2: names = [] }) => names.map((scope) => `\`${scope}\``));
  const takesAccount = parameters.some((one) => {
    const { name, in: place } = resolve(document, one);
    return name === "zaaid" && place === "cookie";
  });
  const byDefault = document["x-default-version"];
  return [
    `**Scope:** ${scopes.join(", ") || "none"}`,
    takesAccount
      ? "**Account:** your own, or with the cookie `zaaid` that of a customer or a business unit"
      : "**Account:** your own; the cookie `zaaid` is not needed",
    ...(own || byDefault
      ? [`**API version:** ${own ?? `${byDefault}, the default; the header \`Accept\` can name it`}`]
      : []),
  ];
}

/**
 * Puts an anchor before each heading of the contract's description, so that links such as `[Errors](#errors)` work: the
 * anchors that renderers make of a heading are all different.
 */
export function withAnchors(description: string): string {
  return description.replace(/^# (.+)$/gm, (heading, title: string) => `<a id="${anchorOf(title)}"></a>\n\n${heading}`);
}

/** What links to a heading, or to a guide, have after the `#`. */
export const anchorOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
