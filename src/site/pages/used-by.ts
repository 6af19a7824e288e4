import { blocksOf, styled } from "../blocks/block.ts";
import { list } from "../markdown/write.ts";
import type { Block } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { operationsUsing, type Use } from "../model/usage.ts";
import { operationLink, schemaLink } from "./links.ts";

/** The links to what uses a schema: operations (also those that use it through a record), records, rules and subsets. */
export function usedBy(site: Site, name: string): Block[] {
  const ids = operationsUsing(site.uses, name);
  const operations = site.operations.filter(({ id }) => ids.has(id));
  const schemas = (kind: Use["kind"]) =>
    (site.uses.get(name) ?? []).filter((use) => use.kind === kind).map((use) => schemaLink(site, use.name));
  const groups: Array<[title: string, links: string[]]> = [
    ["Operations", operations.map(({ id }) => operationLink(site, id))],
    ["Records", schemas("record")],
    ["Rules", schemas("rule")],
    ["Subsets", schemas("constant")],
  ];
  const used = groups.filter(([, links]) => links.length > 0);
  return blocksOf(
    "## Used by",
    used.length === 0
      ? "No documented operation, record or rule uses it."
      : styled("terms", list(used.map(([title, links]) => `${title}\n${list(links)}`))),
  );
}
