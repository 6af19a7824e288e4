import type { Document } from "../../../src/contract/document.ts";
import { type Operation, operationsOf } from "../../../src/contract/operations.ts";
import { slug } from "../../../src/shared/text.ts";

/**
 * Ends the description of each operation with its scope, its account, its version, and how the contract interprets the
 * specification (`x-interpretation`), because callers need these facts, and all renderers show descriptions.
 */
export function describeOperations(document: Document): void {
  for (const operation of operationsOf(document)) {
    const { object, isOAuth } = operation;
    const facts = isOAuth ? ["**Scope:** none; no access token is needed"] : factsOf(operation);
    const interpretations = [object["x-interpretation"] ?? []].flat().map((text) => `**Interpretation:** ${text}`);
    // This list is written with `*`. If the description ends with a list, which has `-`, Markdown then starts a new one.
    const lines = [...facts, ...interpretations].map((fact) => `* ${fact}`);
    object.description = `${object.description.trim()}\n\n${lines.join("\n")}\n`;
  }
}

function factsOf({ object, needsToken, takesAccount, version }: Operation): string[] {
  const scopes = object.security.flatMap(({ OAuth2: names = [] }) => names.map((name) => `\`${name}\``));
  const isDefault = object["x-api-version"] === undefined;
  return [
    `**Scope:** ${needsToken ? scopes.join(", ") : "none; no access token is needed"}`,
    takesAccount
      ? "**Account:** your own, or with the cookie `zaaid` that of a customer or a business unit"
      : "**Account:** your own; the cookie `zaaid` is not needed",
    `**API version:** ${version}${isDefault ? ", the default; the header `Accept` can name it" : ""}`,
  ];
}

/**
 * Puts an anchor before each heading of the contract's description, so that links such as `[Errors](#errors)` work in every
 * renderer: the renderers make different anchors from headings.
 */
export function addAnchors({ info }: Document): void {
  const anchor = (heading: string, title: string) => `<a id="${slug(title)}"></a>\n\n${heading}`;
  info.description = info.description.replace(/^# (.+)$/gm, anchor);
}
