import type { Constant } from "../../contract/constants.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { blocks, code, container, link, list, table } from "../markdown/write.ts";
import type { Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { idText, linked, memberLink, schemaLink } from "./links.ts";
import { ruleText } from "./rule.ts";
import { usedBy } from "./used-by.ts";

/** A longer table has a filter. */
const filteredTable = 20;
/** How many ids stand in the list of constants. */
const shownIds = 6;

export function constantPage(site: Site, constant: Constant, group: string): Page {
  const { name, title, description, subsetOf, members } = constant;
  return {
    ...{ url: pageUrl("constants", name), title, part: "Constants", group },
    summary: `${firstParagraph(description)} ${name}: ${kindOf(constant)}.`,
    ...entryOf(site, constant),
    text: blocks(
      container("about", `\`${name}\` ${kindOf(constant)}`),
      linked(site, description),
      subsetOf && `A subset of ${schemaLink(site, subsetOf)}.`,
      members.length > filteredTable && container("filter"),
      container(`constant ${name} ${constant.type}`, memberTable(constant)),
      ...site.rules.filter(({ given }) => given === name).map((rule) => ruleText(site, rule)),
      usedBy(site, name),
      "## In code",
      code("typescript", importOf(constant)),
      "All ids of all constants: [constants.json](/constants.json).",
    ),
  };
}

/** A constant with its first ids; the filter finds the others, too. */
function entryOf(site: Site, { name, title, description, members }: Constant) {
  const [first, others] = [members.slice(0, shownIds), members.slice(shownIds)];
  const url = pageUrl("constants", name);
  const ids = first.map((member) => memberLink(name, member));
  const more = others.length > 0 ? [link(url, `${others.length} more`)] : [];
  return {
    entry: blocks(
      `${link(url, title)} \`${name}\``,
      linked(site, firstParagraph(description)),
      list([...ids, ...more]),
    ),
    entryWords: others.map(({ id, name, meaning = "" }) => `${id} ${name} ${meaning}`).join(" "),
  };
}

/** Such as `integer, 8 ids`. */
function kindOf({ type, members }: Constant): string {
  const hasMeanings = members.some(({ meaning }) => meaning);
  return `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
}

/** A column for meanings is there if an id has one. */
function memberTable({ members }: Constant): string {
  const hasMeanings = members.some(({ meaning, note }) => meaning ?? note);
  const rows = members.map(({ id, name, meaning = "", note = "" }) => [
    ...[idText(id), `\`${name}\``],
    ...(hasMeanings ? [`${meaning} ${note}`] : []),
  ]);
  return table(["Id", "Name", ...(hasMeanings ? ["Meaning"] : [])], rows);
}

/** The import of a constant, with one of its members. */
function importOf({ name, members: [first] }: Constant): string {
  const member = first ? ` // ${name}.${first.name} is ${JSON.stringify(first.id)}` : "";
  return `import { ${name} } from "svc-monitoring-api/constants";${member}`;
}
