import type { Constant, Member } from "../../contract/constants.ts";
import { blocksOf, styled } from "../blocks/block.ts";
import { filterField } from "../blocks/controls.tsx";
import { type Row, styledTable } from "../blocks/table.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { code, link, list, paragraphs } from "../markdown/write.ts";
import type { Block, Item, Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { memberId, memberUrl, pageUrl } from "../urls.ts";
import { idText, linked, memberLink, schemaLink } from "./links.ts";
import { ruleBlocks } from "./rule.ts";
import { usedBy } from "./used-by.ts";

/** A longer table has a filter. */
const filteredTable = 20;
/** A table without meanings that is longer than this is laid out in columns. */
const longTable = 12;
/** How many ids stand in the list of constants. */
const shownIds = 6;

export function constantPage(site: Site, constant: Constant, group: string): Page {
  const { name, title, description, subsetOf, members } = constant;
  return {
    url: pageUrl("constants", name),
    title,
    part: "Constants",
    group,
    summary: `${firstParagraph(description)} ${name}: ${kindOf(constant)}.`,
    entry: entryOf(site, constant),
    blocks: blocksOf(
      styled("about", `\`${name}\` ${kindOf(constant)}`),
      linked(site, description),
      subsetOf && `A subset of ${schemaLink(site, subsetOf)}.`,
      members.length > filteredTable && filterField,
      memberTable(constant),
      ...site.rules.filter(({ given }) => given === name).map((rule) => ruleBlocks(site, rule)),
      usedBy(site, name),
      "## In code",
      code("typescript", importOf(constant)),
      "All ids of all constants: [constants.json](/constants.json).",
    ),
  };
}

/** A constant with its first ids; the filter finds the others, too. */
function entryOf(site: Site, { name, title, description, members }: Constant): Item {
  const [first, others] = [members.slice(0, shownIds), members.slice(shownIds)];
  const url = pageUrl("constants", name);
  const ids = first.map((member) => memberLink(name, member));
  const more = others.length > 0 ? [link(url, `${others.length} more`)] : [];
  return {
    id: name,
    text: paragraphs(
      `${link(url, title)} \`${name}\``,
      linked(site, firstParagraph(description)),
      list([...ids, ...more]),
    ),
    words: others.map(({ id, name, meaning = "" }) => `${id} ${name} ${meaning}`).join(" "),
  };
}

/** Such as `integer, 8 ids`. */
function kindOf({ type, members }: Constant): string {
  const hasMeanings = members.some(({ meaning }) => meaning);
  return `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
}

/** The ids, names and meanings. Each id links to its row, and each name can be copied. */
function memberTable({ name, type, members }: Constant): Block {
  const hasMeanings = members.some(({ meaning, note }) => meaning ?? note);
  const heads = ["Id", "Name", ...(hasMeanings ? ["Meaning"] : [])];
  const rows = members.map((member) => memberRow(name, member, hasMeanings));
  const table = styledTable(`constant ${type}`, heads, rows);
  return !hasMeanings && rows.length > longTable ? styled("columns", table) : table;
}

function memberRow(constant: string, { id, name, meaning = "", note = "" }: Member, hasMeanings: boolean): Row {
  return {
    attributes: { id: memberId(id), "data-entry": "" },
    cells: [
      { text: link(memberUrl(constant, id), idText(id)) },
      { text: `\`${name}\``, attributes: { "data-copy": `${constant}.${name}` } },
      ...(hasMeanings ? [{ text: meaning && note ? `${meaning} (${note})` : meaning || note }] : []),
    ],
  };
}

/** The import of a constant, with one of its members. */
function importOf({ name, members: [first] }: Constant): string {
  const member = first ? ` // ${name}.${first.name} is ${JSON.stringify(first.id)}` : "";
  return `import { ${name} } from "svc-monitoring-api/constants";${member}`;
}
