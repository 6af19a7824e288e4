import { type Constant, constantsOf, type Member } from "../contract/constants.ts";
import type { Document, Id } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { type Rule, rulesOf } from "../contract/rules.ts";
import { usesOf } from "../site/model/usage.ts";
import { constantDocuments, ruleDocuments } from "../site/search/documents.ts";
import { searchOf } from "../site/search/engine.ts";
import { tableOf } from "./terminal/table.ts";
import { terminalColumns, widthOf } from "./terminal/text.ts";

/**
 * What the words mean, as text: a constant with its ids, a rule as a table, or the ids that match. Without words, every
 * constant.
 * @throws Error if nothing matches
 */
export function findConstants(document: Document, words: string): string {
  const constants = constantsOf(document);
  const rules = rulesOf(document);
  if (words === "") {
    const rows = constants.map(({ name, title, members }) => [name, String(members.length), title]);
    return table(["constant", "ids", "title"], rows);
  }
  const uses = usesOf({ document, operations: operationsOf(document), rules });
  const found = searchOf([...constantDocuments({ constants, uses }), ...ruleDocuments({ rules })])(words);
  const [first] = found;
  const rule = first?.kind === "Rule" && rules.find(({ name }) => name === first.names[0]);
  if (rule) return ruleText(rule, constants);
  const constant = first?.kind === "Constant" && constants.find(({ name }) => name === first.names[0]);
  if (constant) return constantText(constant);
  const members = found.flatMap(({ kind, within, names }) => {
    const of = kind === "Id" ? constants.find(({ title }) => title === within) : undefined;
    const member = of?.members.find(({ id }) => String(id) === names[0]);
    return of && member ? [[of.name, ...cellsOf(member)]] : [];
  });
  if (members.length === 0) throw new Error(`No constant has ${JSON.stringify(words)}. Without words, all are listed.`);
  return table(["constant", "id", "name", "meaning"], members);
}

const table = (heads: string[], rows: string[][]) => tableOf(heads, rows, terminalColumns()).text;
const cellsOf = ({ id, name, meaning = "", note }: Member) => [
  String(id),
  name,
  note ? `${meaning} (${note})` : meaning,
];

function constantText({ name, title, members }: Constant): string {
  return `${name}: ${title}\n\n${table(["id", "name", "meaning"], members.map(cellsOf))}`;
}

/** The ids that a rule allows, for each given one. A long list goes on in the next row. */
function ruleText({ title, given, rows, allowedProperty, refused }: Rule, constants: readonly Constant[]): string {
  const text = (constant: string, id: Id) => {
    const member = constants.find(({ name }) => name === constant)?.members.find((one) => one.id === id);
    return member && member.name !== String(id) ? `${id} ${member.name}` : String(id);
  };
  const lines = rows.flatMap(({ given: ids, allows }) => {
    const allowed =
      "constant" in allows
        ? allows.ids.map((id) => text(allows.constant, id))
        : ["record" in allows ? allows.record : `derived from the ${allows.derived.from.join(" and the ")}`];
    const [left, right] = [
      inRows(
        ids.map((id) => text(given, id)),
        34,
      ),
      inRows(allowed, 42),
    ];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [left[row] ?? "", right[row] ?? ""]);
  });
  const not = refused.length > 0 ? `\nNot allowed: ${refused.map((id) => text(given, id)).join(", ")}\n` : "";
  return `${title}\n\n${table([given, allowedProperty], lines)}${not}`;
}

/** Texts with commas, in rows of at most so many columns where they fit. */
function inRows(texts: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (const [index, text] of texts.entries()) {
    const item = index < texts.length - 1 ? `${text},` : text;
    const joined = `${rows.at(-1)} ${item}`;
    if (rows.length > 0 && widthOf(joined) <= columns) rows[rows.length - 1] = joined;
    else rows.push(item);
  }
  return rows;
}
