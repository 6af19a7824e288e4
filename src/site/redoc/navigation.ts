import type { Domain } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { byDomain } from "../../contract/domains.ts";
import { constantsTag } from "./deep-links.ts";

/**
 * Moves the constants from the schemas to a group of their own, by domain. The order is guides, operations, constants,
 * schemas. In place.
 */
export function groupConstants(document: Document, domains: ReadonlyMap<string, Domain>): void {
  const used: Domain[] = [];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const domain = schema.enum && domains.get(name);
    if (!domain) continue;
    schema["x-tags"] = [constantsTag(domain.domain)];
    used.push(domain);
  }
  const tags = byDomain(used).map(({ domain, title }) => ({
    name: constantsTag(domain),
    "x-displayName": title,
    description: "Constants: tables of ids.",
  }));
  document.tags.push(...tags);
  const groups = document["x-tagGroups"];
  const schemas = groups.findIndex(({ name }) => name === "Schemas");
  groups.splice(schemas, 0, { name: "Constants", tags: tags.map(({ name }) => name) });
}
