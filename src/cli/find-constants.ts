import { type Constant, constantsOf, type Member } from "../contract/constants.ts";
import type { Document, Id } from "../contract/document.ts";
import { type Rule, rulesOf } from "../contract/rules.ts";
import { printable } from "../shared/text.ts";
import { constantDocuments, ruleDocuments } from "../site/search/documents.ts";
import { type SearchDocument, searchOf } from "../site/search/engine.ts";
import { queried, withoutFillers, words } from "../site/search/words.ts";

/** What was found, as a table. */
export interface Found {
  heading?: string;
  heads: string[];
  rows: Id[][];
}

const ofMember = ["constant", "id", "name", "meaning"];

/** What the words mean: a constant with its ids, a rule, or the ids that match; without words, every constant. */
export function findConstants(document: Document, query: string): Found {
  const constants = constantsOf(document);
  const rules = rulesOf(document);
  if (query === "") {
    const rows = constants.map(({ name, title, members }) => [name, String(members.length), title]);
    return { heads: ["constant", "ids", "title"], rows };
  }
  const found = searched(constants, rules, query);
  const [first] = found;
  const rule = first?.kind === "Rule" && rules.find(({ name }) => name === first.names[0]);
  if (rule) return ofRule(rule, constants);
  const constant = first?.kind === "Constant" && constants.find(({ name }) => name === first.names[0]);
  if (constant) {
    const rows = constant.members.map((member) => [constant.name, ...cellsOf(member)]);
    return { heading: constant.title, heads: ofMember, rows };
  }
  const members = found.flatMap(({ kind, within, names }) => {
    const of = kind === "Id" ? constants.find(({ title }) => title === within) : undefined;
    const member = of?.members.find(({ id }) => String(id) === names[0]);
    return of && member ? [[of.name, ...cellsOf(member)]] : [];
  });
  if (members.length === 0) throw new Error(`No constant has ${JSON.stringify(query)}. Without words, all are listed.`);
  return { heads: ofMember, rows: members };
}

/**
 * Selects only the documents that may contain all words of the query and searches those. Indexing all ids would take most of the
 * command's time.
 */
function searched(constants: Constant[], rules: Rule[], query: string): SearchDocument[] {
  const documents = [...constantDocuments({ constants }), ...ruleDocuments({ rules })];
  // The last letter is cut off, because a stem may change it: the stem of `day` is `dai`.
  const stems = words(withoutFillers(query)).map((word) => queried(word).replace(/(?<=..)\D$/, ""));
  const likely = documents.filter(({ title, within, names, text, url }) => {
    const all = [title, within, ...names, text, url].join(" ").toLowerCase();
    return stems.every((stem) => all.includes(stem));
  });
  // A search may correct a misspelt word, but never a number, because another id means something else.
  const others = /\b\d+\b/.test(query) ? [] : documents;
  return searchOf(likely.length > 0 ? likely : others)(query);
}

/** For a person: the rows in columns, under their heads. */
export function textOf({ heading, heads, rows }: Found): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => printable(String(cell))));
  const widths = heads.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  "));
  return [...(heading ? [heading, ""] : []), ...lines.map((line) => line.trimEnd()), ""].join("\n");
}

/** For a program: an array with an object for each row, with ids of their type. */
export function foundAsJson({ heads, rows }: Found): string {
  const values = rows.map((row) => Object.fromEntries(row.map((cell, index) => [heads[index], cell])));
  return `${JSON.stringify(values, null, 2)}\n`;
}

const cellsOf = ({ id, name, meaning = "", note }: Member) => [id, name, note ? `${meaning} (${note})` : meaning];

function ofRule({ title, given, rows, allowedProperty }: Rule, constants: readonly Constant[]): Found {
  const text = (constant: string, id: Id) => {
    const member = constants.find(({ name }) => name === constant)?.members.find((one) => one.id === id);
    return member && member.name !== String(id) ? `${id} ${member.name}` : String(id);
  };
  const lines = rows.map(({ given: ids, allows }) => {
    const allowed =
      "constant" in allows
        ? allows.ids.map((id) => text(allows.constant, id))
        : ["record" in allows ? allows.record : `derived from the ${allows.derived.from.join(" and the ")}`];
    return [ids.map((id) => text(given, id)).join(", "), allowed.join(", ")];
  });
  return { heading: title, heads: [given, allowedProperty], rows: lines };
}
