import type { VNode } from "preact";
import type { Site } from "../model/site.ts";
import type { Use } from "../model/usage.ts";
import { operationUrl } from "../urls.ts";
import { SchemaLink } from "./schema-link.tsx";
import { Link } from "./text.tsx";

const titles: Array<[kind: Use["kind"], title: string]> = [
  ["operation", "Operations"],
  ["record", "Records"],
  ["rule", "Rules"],
  ["constant", "Subsets"],
];

/** What uses a schema: operations, also by the records in their bodies, then records, rules and subsets. */
export function UsedBy({ site, name }: { site: Site; name: string }): VNode {
  const direct = site.uses.get(name) ?? [];
  const operations = operationsUsing(site, name).map((id): Use => ({ kind: "operation", name: id }));
  const uses = [...operations, ...direct.filter(({ kind }) => kind !== "operation")];
  return (
    <>
      <h2 id="used-by">Used by</h2>
      {uses.length === 0 && <p>No documented operation, record or rule uses it.</p>}
      <dl>
        {titles.map(([kind, title]) => {
          const ofKind = uses.filter((use) => use.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <div key={kind}>
              <dt>{title}</dt>
              <dd>
                <ul>
                  {ofKind.map((use) => (
                    <li key={use.name}>
                      <UseLink site={site} use={use} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function UseLink({ site, use: { kind, name } }: { site: Site; use: Use }): VNode {
  if (kind !== "operation") return <SchemaLink site={site} name={name} />;
  const operation = site.operations.find(({ id }) => id === name);
  return (
    <Link to={operationUrl(name)}>
      <code>
        {operation?.method.toUpperCase()} {operation?.path}
      </code>
    </Link>
  );
}

/** The ids of the operations that use a schema, directly or in a record, in the contract's order. */
function operationsUsing(site: Site, name: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (schema: string) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const use of site.uses.get(schema) ?? []) {
      if (use.kind === "operation") found.add(use.name);
      if (use.kind === "record") visit(use.name);
    }
  };
  visit(name);
  return site.operations.flatMap(({ id }) => (found.has(id) ? [id] : []));
}
