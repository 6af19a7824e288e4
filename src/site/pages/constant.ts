import type { Constant, Member } from "../../contract/constants.ts";
import { escapeHtml } from "../../shared/text.ts";
import { blocksOf, type Row, styled, styledTable } from "../blocks/block.ts";
import { filterField } from "../blocks/controls.tsx";
import { firstParagraph } from "../markdown/parse.ts";
import { code, link, list, oneLine, paragraphs } from "../markdown/write.ts";
import type { Block, Item, Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { memberId, pageUrl } from "../urls.ts";
import { idText, linked, memberLink, schemaLink } from "./links.ts";
import { ruleBlocks } from "./rule.ts";
import { usedBy } from "./used-by.ts";

/** A longer table has a filter. */
const filteredTable = 20;
/** A table without meanings that is longer than this is laid out in columns. */
const longTable = 12;
/** A name that is longer does not fit beside its meaning on a phone. */
const longName = 16;
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
  const meanings = hasMeanings ? [oneLine(`${meaning} ${note}`)] : [];
  const anchor = memberId(id);
  // A long name may be broken between its words.
  const shownName = name.length > longName ? name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, "<wbr>") : name;
  return {
    cells: [idText(id), `\`${name}\``, ...meanings],
    html: (write) => {
      const cells = [
        `<td><a href="#${encodeURI(anchor)}">${write.inline(idText(id))}</a></td>`,
        `<td class="name" data-copy="${constant}.${name}"><code>${shownName}</code></td>`,
        ...meanings.map((text) => `<td>${write.inline(text)}</td>`),
      ];
      return `<tr id="${escapeHtml(anchor)}" data-entry="">${cells.join("")}</tr>`;
    },
  };
}

/** The import of a constant, with one of its members. */
function importOf({ name, members: [first] }: Constant): string {
  const member = first ? ` // ${name}.${first.name} is ${JSON.stringify(first.id)}` : "";
  return `import { ${name} } from "svc-monitoring-api/constants";${member}`;
}
