import type { Document } from "../../src/contract/document.ts";
import { docComment, header } from "../typescript-text.ts";

/**
 * Generates `limits.ts`: the numbers of the specification's table of limits. Each limit is a separate export, so that a
 * bundle contains only those that it imports.
 */
export function generateLimits(document: Document): string {
  const limits = Object.entries(document.components.securitySchemes.OAuth2["x-limits"]).map(([name, limit]) => {
    const { title, text, ...numbers } = limit;
    const fields = Object.entries(numbers).map(([field, value]) => `${field}: ${value}`);
    return `${docComment([`${title}: ${text}.`])}export const ${name} = { ${fields.join(", ")} } as const;\n`;
  });
  return [header, ...limits].join("\n");
}
