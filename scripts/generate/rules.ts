import { type Document, propertiesOf, refName } from "../../src/contract/document.ts";
import { type Allowed, constantsOfRule, type Rule, rulesOf } from "../../src/contract/rules.ts";
import { docComment, header, key, literal } from "../typescript-text.ts";

/** Generates `rules.ts`: each rule between constants, as a table from an id to what it allows, and as a function. */
export function generateRules(document: Document): string {
  const rules = rulesOf(document);
  const used = [...new Set(rules.flatMap(constantsOfRule))].sort().map((name) => `  ${name},\n`);
  const imports = `import type {\n${used.join("")}} from "./constants.ts";\n`;
  return [header, imports, entry, ...rules.map((rule) => ruleSource(rule, document))].join("\n");
}

const entry = `/** Returns the entry of a table; undefined for a value that is not its id, such as "constructor", a list, or "7" for 7. */
function entry<Table extends object, Key extends keyof Table>(table: Table, key: Key, type: "number" | "string"): Table[Key] {
  return (typeof key === type && Object.hasOwn(table, key) ? table[key] : undefined) as Table[Key];
}
`;

function ruleSource(rule: Rule, document: Document): string {
  const { name, title, description, given, function: supported } = rule;
  const rowsOf = (rows: Rule["rows"]) =>
    rows.flatMap((row) => row.given.map((id) => `  ${key(id)}: ${valueSource(row.allows, document)},\n`)).join("");
  const table = (type: string, rows: string) =>
    `${docComment([`${title}.`, "", description])}export const ${name}: ${type} = {\n${rows}};\n\n`;
  const idType = document.components.schemas[given]?.type === "integer" ? "number" : "string";
  const parameter = rule.property.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const open = rule.rows.find(({ isOpen }) => isOpen);
  if (open) {
    const type = typeSource([open.allows], document);
    const rows = rowsOf(rule.rows.filter((row) => row !== open));
    return `${table(`Readonly<Record<string, ${type}>>`, rows)}/** What ids that are not in \`${name}\` allow. */
const other${name}: ${type} = ${valueSource(open.allows, document)};

/** Returns what the rule \`${name}\` allows. An unknown id has no restrictions; a value that is not a text allows nothing. */
export function ${supported}(${parameter}: ${given} | (string & {})): ${type} {
  // An unknown text may be an id that the service has added later. A value of another type is a mistake, for which nothing is
  // allowed.
  return entry(${name}, ${parameter}, "string") ?? (typeof ${parameter} === "string" ? other${name} : []);
}
`;
  }
  const derived = rule.rows.flatMap(({ given, allows }) => ("derived" in allows ? [{ given, ...allows }] : []));
  const allowed = rule.rows.map(({ allows }) => allows).filter((allows) => !("derived" in allows));
  const type = typeSource(allowed, document);
  const lookup = `  return entry(${name}, ${parameter}, "${idType}");\n}\n`;
  if (derived.length === 0) {
    return `${table(`Readonly<Record<${given}, ${type}>>`, rowsOf(rule.rows))}/** Returns what the rule \`${name}\` allows. */
export function ${supported}(${parameter}: ${given}): ${type} {
${lookup}`;
  }
  const ids = derived.flatMap((row) => row.given.map(literal)).join(" | ");
  const tableType = `Readonly<Record<Exclude<${given}, ${ids}>, ${type}> & Record<${ids}, "derived">>`;
  const derivations = derived.map(
    ({ derived: { from, rawWithinDays } }) => `
/**
 * How \`${name}\` derives a value from the ${from.join(" and the ")}: Raw is possible only if the report begins at most this
 * number of days ago.
 */
export const ${name}Derivation = { rawWithinDays: ${rawWithinDays} } as const;
`,
  );
  return `${table(tableType, rowsOf(rule.rows))}/** Returns what the rule \`${name}\` allows; \`"derived"\` if the value cannot be chosen. */
export function ${supported}<Given extends ${given}>(${parameter}: Given): (typeof ${name})[Given] {
${lookup}${derivations.join("")}`;
}

/** The type of what is allowed: lists of ids, or records by the names of their fields. */
function typeSource(allowed: Allowed[], document: Document): string {
  const constants = allowed.flatMap((allows) => ("constant" in allows ? [`readonly ${allows.constant}[]`] : []));
  const fieldTypes = allowed.flatMap((allows) =>
    "record" in allows ? fieldsOf(allows.record, document).map(([, type]) => literal(type)) : [],
  );
  const records = `Readonly<Record<string, ${[...new Set(fieldTypes)].sort().join(" | ")}>>`;
  return [...new Set([...constants, ...(fieldTypes.length > 0 ? [records] : [])])].join(" | ");
}

/** The fields of a record, each with its type, or with the name of its constant. */
function fieldsOf(record: string, { components }: Document): Array<[field: string, type: string]> {
  return Object.entries(propertiesOf(components.schemas[record] ?? {})).map(([field, { $ref, type }]) => [
    field,
    $ref ? refName($ref) : String(type ?? ""),
  ]);
}

function valueSource(allows: Allowed, document: Document): string {
  if ("derived" in allows) return '"derived"';
  if ("constant" in allows) return `[${allows.ids.map(literal).join(", ")}]`;
  const fields = fieldsOf(allows.record, document).map(([field, type]) => `${key(field)}: ${literal(type)}`);
  return `{ ${fields.join(", ")} }`;
}
