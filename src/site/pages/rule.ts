import type { Constant, Member } from "../../contract/constants.ts";
import type { Id } from "../../contract/document.ts";
import { type Allowed, constantsOfRule, type Rule, type RuleRow } from "../../contract/rules.ts";
import { fieldsOf, shapeOf } from "../../contract/shape.ts";
import { blocksOf } from "../blocks/block.ts";
import { styledTable } from "../blocks/table.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { code, link, paragraphs } from "../markdown/write.ts";
import { groupedBy } from "../model/grouped.ts";
import type { Block, Item } from "../model/page.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { ruleUrl } from "../urls.ts";
import { linked, memberLink, schemaLink } from "./links.ts";

/** Of more ids than this, only the number is shown. */
const manyIds = 20;
/** If a rule excludes at most this many ids of a constant, and allows more, its row names the excluded ones. */
const fewIds = 3;
/** A longer meaning does not stand beside an id here. */
const shortMeaning = 12;

/** A rule, as a section of the page of the constant that it is about: which ids, or which record, each id allows. */
export function ruleBlocks(site: Site, rule: Rule): Block[] {
  const given = constantNamed(site, rule.given);
  const [, ...allowed] = constantsOfRule(rule).map((name) => constantNamed(site, name).title);
  const heads = [given.title, [...new Set(allowed)].join(", ") || "Record and its fields"];
  const rows = branchesOf(rule, given).map((same) => ({
    cells: [
      { text: givenItems(given, same), attributes: { scope: "row" } },
      { text: allowedItems(site, same[0].allows) },
    ],
  }));
  return blocksOf(
    `## ${rule.title}`,
    linked(site, rule.description),
    styledTable("rule", heads, rows),
    code(
      "typescript",
      `import { ${rule.function} } from "svc-monitoring-api/constants/rules";\n\n${rule.function}(${JSON.stringify(rule.rows[0]?.given[0] ?? "")});`,
    ),
  );
}

/** A rule in the list of constants. */
export function ruleEntry(site: Site, rule: Rule): Item {
  const { title, name, description } = rule;
  const text = paragraphs(`${link(ruleUrl(rule), title)} \`${name}\``, linked(site, firstParagraph(description)));
  return { id: name, text, words: "" };
}

/** The branches of a rule in the order of the constant, with those that allow the same in one row. */
function branchesOf({ rows }: Rule, { members }: Constant): Array<[RuleRow, ...RuleRow[]]> {
  const placeOf = (same: RuleRow[]) => members.findIndex(({ id }) => same.some((row) => row.given.includes(id)));
  return [...groupedBy(rows, ({ allows }) => JSON.stringify(allows)).values()].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

function givenItems(given: Constant, branches: readonly RuleRow[]): string[] {
  const items = idItems(
    given,
    branches.flatMap((branch) => branch.given),
  );
  if (!branches.some(({ isOpen }) => isOpen)) return items;
  return [...items.slice(0, -1), `${items.at(-1)} and ids that this contract does not know`];
}

function allowedItems(site: Site, allows: Allowed): string[] {
  if ("derived" in allows) return [`derived from the ${allows.derived.from.join(" and the ")}`];
  if ("constant" in allows) return idItems(constantNamed(site, allows.constant), allows.ids);
  const { document } = site;
  const fields = fieldsOf(document, shapeOf(document, document.components.schemas[allows.record] ?? {}));
  const written = fields.map(({ path, shape: { type, component, schema } }) =>
    [
      `\`${path}\``,
      type,
      component ? schemaLink(site, component) : linked(site, schema.description).replace(/\.$/, ""),
    ].join(" "),
  );
  return [schemaLink(site, allows.record), ...written];
}

/** Lists some ids of a constant, in its order. If only few are missing, it names the missing ids instead. */
function idItems({ name, title, members }: Constant, ids: readonly Id[]): string[] {
  const isIn = members.filter(({ id }) => ids.includes(id));
  const isOut = members.filter(({ id }) => !ids.includes(id));
  if (isOut.length === 0) return [`every ${title.toLowerCase()}`];
  const links = (some: Member[]) => some.map((member) => memberLink(name, member, shortWords(member)));
  if (isOut.length <= fewIds && isIn.length > 2 * fewIds) {
    const [first, ...others] = links(isOut);
    return [`all but ${first}`, ...others];
  }
  return isIn.length > manyIds ? [`${isIn.length} others`] : links(isIn);
}

/** A short meaning; instead of a longer one, the name as words: `Last24Hours` as `Last 24 Hours`. */
function shortWords({ name, meaning = "" }: Member): string {
  return meaning.length > shortMeaning ? name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, " ") : meaning;
}
