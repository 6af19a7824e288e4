import type { VNode } from "preact";
import type { Site } from "../model/site.ts";
import { type SchemaKind, schemaUrl } from "../urls.ts";
import { Link } from "./text.tsx";

/** A link to a constant, a rule or a record, by its title. */
export function SchemaLink({ site, name }: { site: Site; name: string }): VNode {
  const kind = kindOf(site, name);
  return <Link to={schemaUrl(kind, name)}>{site.document.components.schemas[name]?.title ?? name}</Link>;
}

export function kindOf(site: Site, name: string): SchemaKind {
  const schema = site.document.components.schemas[name];
  if (schema?.["x-rule"]) return "rules";
  return schema?.enum ? "constants" : "records";
}
