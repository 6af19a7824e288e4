import type { DomainConstant } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import { refName } from "../../contract/document.ts";
import type { OtherValues } from "../../contract/other-values.ts";
import type { Rule, RuleRow } from "../../contract/rules.ts";
import { memberAnchor } from "../anchor.ts";
import { codeLink, escapeHtml, inlineHtml, link } from "../html.ts";
import { entry, type Lookup } from "./entry.ts";

type Member = DomainConstant["members"][number];

/** A branch with more ids than this becomes one row of a matrix. */
const manyIds = 20;

/** Renders a rule between constants. */
export function ruleHtml(rule: Rule, document: Document, lookup: Lookup): string {
  const given = lookup.constant(rule.given);
  const isMatrix = rule.rows.some(({ allows }) => "constant" in allows);
  const table = isMatrix ? matrix(rule, given, lookup) : recordTable(rule, given, document, lookup);
  return entry({ ...rule, kind: "rule" }, table, lookup);
}

/** Renders a schema that allows other values besides the ids of a constant. */
export function otherValuesHtml(values: OtherValues, lookup: Lookup): string {
  const { title, name } = lookup.constant(values.constant);
  const alternatives = [link(`#${name}`, title), ...values.others.map(escapeHtml)];
  return entry(
    { ...values, kind: "values" },
    `<ul>${alternatives.map((text) => `<li>${text}</li>`).join("")}</ul>`,
    lookup,
  );
}

/** A table with the given ids as rows, and the ids that may be allowed as columns. */
function matrix({ name, rows }: Rule, given: DomainConstant, lookup: Lookup): string {
  const columns = [...new Set(rows.flatMap(({ allows }) => ("constant" in allows ? allows.constant : [])))].flatMap(
    (constant) => lookup.constant(constant).members.map((member) => ({ constant, ...member })),
  );
  const cells = ({ allows }: RuleRow) => {
    if ("derived" in allows) {
      return `<td class="derived" colspan="${columns.length}">derived from the ${allows.derived.from.join(" and the ")}</td>`;
    }
    return columns
      .map(({ constant, id }) => {
        const allowed = "constant" in allows && allows.constant === constant && allows.ids.includes(id);
        return allowed
          ? '<td class="yes">✓<span class="unseen"> yes</span></td>'
          : '<td class="no">·<span class="unseen"> no</span></td>';
      })
      .join("");
  };
  const heads = columns.map(({ constant, ...member }) => `<th scope="col">${memberLink(constant, member)}</th>`);
  const body = [
    ...singleRows(rows, given).map(
      ({ member, row }) => `<tr><th scope="row">${memberLink(given.name, member)}</th>${cells(row)}</tr>`,
    ),
    ...rows.filter(isLong).map((row) => `<tr><th scope="row">${idList(row)}</th>${cells(row)}</tr>`),
  ];
  return `<div class="wide" tabindex="0" role="region" aria-labelledby="${name}-title"><table class="matrix">
<thead><tr><th scope="col">${escapeHtml(given.title)}</th>${heads.join("")}</tr></thead>
<tbody>
${body.join("\n")}
</tbody></table></div>`;
}

/** A table with the given ids as rows, and the fields of their records. */
function recordTable({ rows }: Rule, given: DomainConstant, document: Document, lookup: Lookup): string {
  const body = singleRows(rows, given).map(
    ({ member, row }) =>
      `<tr><th scope="row">${memberLink(given.name, member)}</th><td>${"record" in row.allows ? fieldList(row.allows.record, document, lookup) : ""}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">${escapeHtml(given.title)}</th><th scope="col">Fields</th></tr></thead>
<tbody>
${body.join("\n")}
</tbody></table>`;
}

function fieldList(record: string, { components }: Document, lookup: Lookup): string {
  const fields = Object.entries(components.schemas[record]?.properties ?? {}).map(([field, property]) => {
    const name = property.$ref ? refName(property.$ref) : undefined;
    const schema = name ? components.schemas[name] : property;
    const meaning = name ? link(`#${name}`, schema?.title ?? name) : inlineHtml(schema?.description ?? "", lookup.href);
    return `<li><code>${field}</code> <span class="quiet">${schema?.type ?? ""}</span> ${meaning}</li>`;
  });
  return `<ul>${fields.join("")}</ul>`;
}

const isLong = ({ given }: RuleRow) => given.length > manyIds;

/** A row for each id, in the constant's order. */
function singleRows(rows: RuleRow[], given: DomainConstant) {
  return given.members.flatMap((member) => {
    const row = rows.find((candidate) => candidate.given.includes(member.id));
    return row && !isLong(row) ? { member, row } : [];
  });
}

/** A member's id, with its name if the id has a meaning. */
function memberLink(constant: string, { id, name, meaning }: Member): string {
  const label = meaning ? ` <span class="label">${name}</span>` : "";
  return codeLink(`#${memberAnchor(constant, id)}`, id) + label;
}

function idList({ given, isOpen }: RuleRow): string {
  const list = given.map((id) => `<code>${escapeHtml(String(id))}</code>`).join(" ");
  const unknown = isOpen ? ", and ids that this contract does not know" : "";
  return `<details><summary>${given.length} others${unknown}</summary>${list}</details>`;
}
