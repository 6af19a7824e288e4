import type { VNode } from "preact";
import type { Site } from "../model/site.ts";
import { operationsUsing, type Use } from "../model/usage.ts";
import { LinkGroups, operationLinks, SchemaLink } from "./links.tsx";

/** What uses a schema: operations, also by the records in their bodies, then records, rules and subsets. */
export function UsedBy({ site, name }: { site: Site; name: string }): VNode {
  const uses = site.uses.get(name) ?? [];
  const schemas = (kind: Use["kind"]) =>
    uses.filter((use) => use.kind === kind).map((use) => <SchemaLink site={site} name={use.name} />);
  const groups: Array<[title: string, links: VNode[]]> = [
    ["Operations", operationLinks(site, operationsUsing(site.uses, name))],
    ["Records", schemas("record")],
    ["Rules", schemas("rule")],
    ["Subsets", schemas("constant")],
  ];
  return (
    <>
      <h2 id="used-by">Used by</h2>
      {groups.every(([, links]) => links.length === 0) && <p>No documented operation, record or rule uses it.</p>}
      <LinkGroups groups={groups} />
    </>
  );
}
