import type { VNode } from "preact";
import type { Operation } from "../../contract/operations.ts";
import type { Site } from "../model/site.ts";
import { operationUrl, type SchemaKind, schemaUrl } from "../urls.ts";
import { Link } from "./text.tsx";

/** A link to a constant, a rule or a record, by its title; its title alone if it has no page. */
export function SchemaLink({ site, name }: { site: Site; name: string }): VNode {
  const schema = site.document.components.schemas[name];
  const kind: SchemaKind = schema?.["x-rule"] ? "rules" : schema?.enum ? "constants" : "records";
  const title = schema?.title ?? name;
  if (kind === "records" && !site.records.some((record) => record.name === name)) return <code>{title}</code>;
  return <Link to={schemaUrl(kind, name)}>{title}</Link>;
}

/** Links to the operations with these ids, in the contract's order. */
export function operationLinks({ operations }: Site, ids: ReadonlySet<string>): VNode[] {
  return operations
    .filter(({ id }) => ids.has(id))
    .map((operation) => <OperationLink key={operation.id} {...operation} />);
}

function OperationLink({ id, method, path }: Operation): VNode {
  return (
    <Link to={operationUrl(id)}>
      <code>
        {method.toUpperCase()} {path}
      </code>
    </Link>
  );
}

/** Links by what they lead to. */
export function LinkGroups({ groups }: { groups: ReadonlyArray<[title: string, links: VNode[]]> }): VNode {
  return (
    <dl>
      {groups
        .filter(([, links]) => links.length > 0)
        .map(([title, links]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <ul>
                {links.map((link, index) => (
                  <li key={index}>{link}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}
