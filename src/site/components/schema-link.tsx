import type { VNode } from "preact";
import type { Site } from "../model/site.ts";
import { type SchemaKind, schemaUrl } from "../urls.ts";
import { Link } from "./text.tsx";

/** A link to a constant, a rule or a record, by its title; its title alone if it has no page. */
export function SchemaLink({ site, name }: { site: Site; name: string }): VNode {
  const kind = kindOf(site, name);
  const title = site.document.components.schemas[name]?.title ?? name;
  if (kind === "records" && !site.records.some((record) => record.name === name)) return <code>{title}</code>;
  return <Link to={schemaUrl(kind, name)}>{title}</Link>;
}

export function kindOf(site: Site, name: string): SchemaKind {
  const schema = site.document.components.schemas[name];
  if (schema?.["x-rule"]) return "rules";
  return schema?.enum ? "constants" : "records";
}
