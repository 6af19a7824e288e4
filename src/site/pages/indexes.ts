import type { Operation } from "../../contract/operations.ts";
import { slug } from "../../shared/text.ts";
import { blocksOf, itemList } from "../blocks/block.ts";
import { filterField } from "../blocks/controls.tsx";
import { type Row, styledTable } from "../blocks/table.ts";
import { link } from "../markdown/write.ts";
import { groupedBy } from "../model/grouped.ts";
import type { Page } from "../model/page.ts";
import { idCount, type Site } from "../model/site.ts";
import { inspectorLink, pageUrl, partUrls, rulesTitle, type SitePart } from "../urls.ts";
import { linked } from "./links.ts";
import { ruleEntry } from "./rule.ts";

/**
 * The pages that list all others, with the entry of each.
 * @param pages of the parts
 */
export function indexPages(site: Site, pages: readonly Page[]): Page[] {
  return [
    {
      ...listPage("Guides", pages),
      summary: "How to call the service: authentication, limits, errors, accounts and versions.",
    },
    {
      ...listPage("Package", pages),
      summary: "The manual of this package: client, mock, validators, command line, and example programs.",
    },
    operationsPage(site),
    {
      ...listPage("Records", pages),
      summary: "Every record of requests and responses, with its fields.",
    },
    constantsPage(site, pages),
  ];
}

/** The entries of the pages of a part, in their groups. */
function listPage(part: SitePart, pages: readonly Page[]) {
  const own = pages.filter((page) => page.part === part);
  const sections = [...groupedBy(own, ({ group }) => group)].map(([group, members]) => [
    `## ${group}`,
    itemList(
      "entries",
      members.flatMap(({ entry }) => entry ?? []),
    ),
  ]);
  return { url: partUrls[part], title: part, part, blocks: blocksOf(...sections) };
}

function operationsPage(site: Site): Page {
  const rows = site.tags.flatMap((tag) => [tagRow(site, tag), ...tag.operations.map(operationRow)]);
  return {
    url: partUrls.Operations,
    title: "Operations",
    part: "Operations",
    summary: "Every documented operation, by subject.",
    blocks: blocksOf(
      `The documented operations of the API. Their ${link(partUrls.Records, "records")} have pages of their own.`,
      `${inspectorLink(site, "The inspector")} of \`npx svc-monitoring-api start\` sends any request, in any role.`,
      styledTable("operations", ["Operation", "Method and path", "Scope"], rows),
    ),
  };
}

/** The heading of the operations below it. */
function tagRow(site: Site, { name, description }: Site["tags"][number]): Row {
  const attributes = { scope: "rowgroup", colspan: "3", id: slug(name) };
  return { cells: [{ text: `**${name}** ${linked(site, description)}`, attributes }] };
}

function operationRow({ id, summary, method, path, scope, needsToken, object }: Operation): Row {
  return {
    cells: [
      { text: `${link(pageUrl("operations", id), summary)}${object.deprecated ? " *deprecated*" : ""}` },
      { text: `**${method}** \`${path}\`` },
      { text: scope ? `\`${scope}\`` : needsToken ? "any" : "none" },
    ],
  };
}

function constantsPage(site: Site, pages: readonly Page[]): Page {
  const { constants, rules } = site;
  const ids = idCount(constants);
  const all = listPage("Constants", pages);
  const about = `${constants.length} tables with ${ids} ids, in groups of this contract's own. [How to use them](#constants-and-their-rules). Download: [JSON](/constants.json).`;
  const ruleEntries = rules.map((rule) => ruleEntry(site, rule));
  return {
    ...all,
    summary: `${constants.length} constants with ${ids} ids, and the rules between them.`,
    blocks: [linked(site, about), filterField, ...all.blocks, `## ${rulesTitle}`, itemList("entries", ruleEntries)],
  };
}
