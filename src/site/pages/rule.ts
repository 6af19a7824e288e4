import type { Constant, Member } from "../../contract/constants.ts";
import type { Id } from "../../contract/document.ts";
import { type Allowed, constantsIn, type Rule, type RuleRow } from "../../contract/rules.ts";
import { fieldsOf, shapeOf } from "../../contract/shape.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { blocks, code, container, link, table } from "../markdown/write.ts";
import { groupedBy } from "../model/grouped.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { ruleUrl } from "../urls.ts";
import { linked, memberLink, schemaLink } from "./links.ts";

/** Of more ids than this, only the number is shown. */
const manyIds = 20;
/** Where at most this many ids of a constant are left out, and more are in, these are named. */
const fewIds = 3;
/** A longer meaning does not stand beside an id here. */
const shortMeaning = 12;

/** A rule, as a section of the page of the constant that it is about: which ids, or which record, each id allows. */
export function ruleText(site: Site, rule: Rule): string {
  const given = constantNamed(site, rule.given);
  const [, ...allowed] = constantsIn(rule).map((name) => constantNamed(site, name).title);
  const rows = rowsOf(rule, given).map((same) => [
    idsText(
      given,
      same.flatMap((row) => row.given),
    ) + (same.some(({ isOpen }) => isOpen) ? " and ids that this contract does not know" : ""),
    allowedText(site, same[0].allows),
  ]);
  return blocks(
    `## ${rule.title}`,
    linked(site, rule.description),
    container("rule", table([given.title, [...new Set(allowed)].join(", ") || "Record and its fields"], rows)),
    code(
      "typescript",
      `import { ${rule.function} } from "svc-monitoring-api/constants/rules";\n\n${rule.function}(${JSON.stringify(rule.rows[0]?.given[0] ?? "")});`,
    ),
  );
}

/** A rule in the list of constants. */
export function ruleEntry(site: Site, rule: Rule): string {
  const { title, name, description } = rule;
  return blocks(`${link(ruleUrl(rule), title)} \`${name}\``, linked(site, firstParagraph(description)));
}

/** The branches of a rule in the order of the constant, with those that allow the same in one row. */
function rowsOf({ rows }: Rule, { members }: Constant): Array<[RuleRow, ...RuleRow[]]> {
  const placeOf = (same: RuleRow[]) => members.findIndex(({ id }) => same.some((row) => row.given.includes(id)));
  return [...groupedBy(rows, ({ allows }) => JSON.stringify(allows)).values()].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

function allowedText(site: Site, allows: Allowed): string {
  if ("derived" in allows) return `derived from the ${allows.derived.from.join(" and the ")}`;
  if ("constant" in allows) return idsText(constantNamed(site, allows.constant), allows.ids);
  const { document } = site;
  const fields = fieldsOf(document, shapeOf(document, document.components.schemas[allows.record] ?? {}));
  const written = fields.map(({ path, shape: { type, component, schema } }) =>
    [`\`${path}\``, type, component ? schemaLink(site, component) : linked(site, schema.description)].join(" "),
  );
  return [schemaLink(site, allows.record), ...written].join("; ");
}

/** Some ids of a constant, in its order: each, or those that are left out. */
function idsText({ name, title, members }: Constant, ids: readonly Id[]): string {
  const isIn = members.filter(({ id }) => ids.includes(id));
  const isOut = members.filter(({ id }) => !ids.includes(id));
  if (isOut.length === 0) return `every ${title.toLowerCase()}`;
  const linked = (some: Member[]) => some.map((member) => memberLink(name, member, shortWords(member))).join("; ");
  if (isOut.length <= fewIds && isIn.length > 2 * fewIds) return `all but ${linked(isOut)}`;
  return isIn.length > manyIds ? `${isIn.length} others` : linked(isIn);
}

/** A short meaning; instead of a longer one, the name as words: `Last24Hours` as `Last 24 Hours`. */
function shortWords({ name, meaning = "" }: Member): string {
  return meaning.length > shortMeaning ? name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, " ") : meaning;
}
