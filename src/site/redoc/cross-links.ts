import type { Document } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { linkNames } from "../markdown/link-names.ts";
import { operationLink, schemaLink, tagLink } from "./deep-links.ts";

/**
 * Turns names in the descriptions into links: names of guides (`**Errors**`), operations (`` `GET /monitors` ``) and
 * schemas (`` `Period` ``). The contract itself has no links, because other tools use other link formats. In place.
 */
export function linkDescriptions(document: Document): void {
  const links = linksOf(document);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const fields = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      if (key === "description" && typeof value === "string") fields[key] = linkNames(value, (name) => links.get(name));
      // Examples are shown unchanged.
      else if (key !== "examples" && key !== "example") visit(value);
    }
  };
  visit(document);
}

function linksOf(document: Document): Map<string, string> {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]): [string, string] => {
    const [tag] = schema["x-tags"] ?? [];
    return [`\`${name}\``, tag ? `${tagLink(tag)}/${name.toLowerCase()}` : schemaLink(name)];
  });
  const operations = operationsOf(document).map(({ id, method, path, tag }): [string, string] => [
    `\`${method.toUpperCase()} ${path}\``,
    operationLink(tag, id),
  ]);
  const tags = document.tags.map(({ name }): [string, string] => [`**${name}**`, tagLink(name)]);
  return new Map([...schemas, ...operations, ...tags]);
}
