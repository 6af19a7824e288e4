import type { DomainConstant } from "../../contract/constants.ts";
import { memberAnchor } from "../anchor.ts";
import { codeLink, escapeHtml, link } from "../html.ts";
import { entry, type Lookup } from "./entry.ts";

/** A table without meanings that is longer than this is laid out in columns. */
const longTable = 12;

/**
 * Renders a constant with its table, one row per member. Each id links to its row.
 * @param rules that the constant is part of
 */
export function constantHtml(
  constant: DomainConstant,
  rules: Array<{ name: string; title: string }>,
  lookup: Lookup,
): string {
  const { name, type, members } = constant;
  const hasMeanings = members.some(({ meaning }) => meaning);
  const rows = members.map((member) => {
    const anchor = memberAnchor(name, member.id);
    const meaning = hasMeanings ? `<td>${escapeHtml(member.meaning ?? "")}</td>` : "";
    return `<tr id="${escapeHtml(anchor)}"><td>${codeLink(`#${anchor}`, member.id)}</td><td class="name"><code>${member.name}</code></td>${meaning}</tr>`;
  });
  const table = `<table class="${type}">
<thead><tr><th scope="col">Id</th><th scope="col">Name</th>${hasMeanings ? '<th scope="col">Meaning</th>' : ""}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>`;
  const inColumns = !hasMeanings && members.length > longTable;
  const more = rules.map((rule) => ` ${link(`#${rule.name}`, `Rule: ${rule.title}`)}`).join("");
  const kind = `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
  return entry({ ...constant, kind }, inColumns ? `<div class="columns">${table}</div>` : table, lookup, more);
}
