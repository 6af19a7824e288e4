import { type Document, refName } from "../../contract/document.ts";
import { type Allowed, type Rule, rulesOf } from "../../contract/rules.ts";
import { docComment, header, key, literal } from "../../shared/typescript-text.ts";

/**
 * Generates `rules.ts`: each rule between constants, as a table from an id to what it allows, and as a function.
 * @throws Error if two rules would have functions of the same name
 */
export function generateRules(document: Document): string {
  const rules = rulesOf(document);
  for (const { name, function: supported } of rules) {
    const same = rules.find((other) => other.function === supported && other.name !== name);
    if (same)
      throw new Error(
        `The rules ${name} and ${same.name} would have one function, ${supported}. Rename what one of them allows.`,
      );
  }
  const used = new Set(
    rules.flatMap(({ given, rows }) => [given, ...rows.flatMap(({ allows }) => allowedConstant(allows) ?? [])]),
  );
  const imports = `import type {\n${[...used]
    .sort()
    .map((name) => `  ${name},\n`)
    .join("")}} from "./constants.ts";\n`;
  return [header, imports, entry, ...rules.map((rule) => ruleSource(rule, document))].join("\n");
}

const entry = `/** The entry of a table; at run time undefined for what is not an id of the table, such as "constructor", a list, or "7" for 7. */
function entry<Table extends object, Key extends keyof Table>(table: Table, key: Key, type: "number" | "string"): Table[Key] {
  return (typeof key === type && Object.hasOwn(table, key) ? table[key] : undefined) as Table[Key];
}
`;

function ruleSource(rule: Rule, document: Document): string {
  const { components } = document;
  const open = rule.rows.find(({ isOpen }) => isOpen);
  const rows = rule.rows
    .filter((row) => row !== open)
    .flatMap(({ given, allows }) => given.map((id) => `  ${key(id)}: ${valueSource(allows, document)},\n`));
  const comment = docComment([`${rule.title}.`, "", rule.description]);
  const table = (type: string, more: string[] = []) =>
    `${comment}export const ${rule.name}: ${type} = {\n${[...rows, ...more].join("")}};\n\n`;
  const idType = components.schemas[rule.given]?.type === "integer" ? "number" : "string";
  const parameter = rule.property.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (open) {
    const type = typeSource([open.allows], document);
    const refused = rule.refused.map((id) => `  ${key(id)}: [],\n`);
    return `${table(`Readonly<Record<string, ${type}>>`, refused)}/** What ids that are not in \`${rule.name}\` allow. */
const other${rule.name}: ${type} = ${valueSource(open.allows, document)};

/** Returns what the rule \`${rule.name}\` allows: no restrictions for an id that the contract does not know, nothing for what is no text. */
export function ${rule.function}(${parameter}: ${rule.given} | (string & {})): ${type} {
  // Only a text can be an id.
  return entry(${rule.name}, ${parameter}, "string") ?? (typeof ${parameter} === "string" ? other${rule.name} : []);
}
`;
  }
  const functionComment = docComment([`Returns what the rule \`${rule.name}\` allows.`]);
  const derived = rule.rows.filter(({ allows }) => "derived" in allows);
  const chosen = rule.rows.filter((row) => !derived.includes(row));
  const type = typeSource(
    chosen.map(({ allows }) => allows),
    document,
  );
  if (derived.length === 0) {
    return `${table(`Readonly<Record<${rule.given}, ${type}>>`)}${functionComment}export function ${rule.function}(${parameter}: ${rule.given}): ${type} {
  return entry(${rule.name}, ${parameter}, "${idType}");
}
`;
  }
  const ids = derived.flatMap(({ given }) => given.map(literal)).join(" | ");
  return `${table(`Readonly<Record<Exclude<${rule.given}, ${ids}>, ${type}> & Record<${ids}, "derived">>`)}${docComment(
    [`Returns what the rule \`${rule.name}\` allows; \`"derived"\` if the value cannot be chosen.`],
  )}export function ${rule.function}<Given extends ${rule.given}>(${parameter}: Given): (typeof ${rule.name})[Given] {
  return entry(${rule.name}, ${parameter}, "${idType}");
}
${derived.map(({ allows }) => derivationSource(rule, allows)).join("")}`;
}

/** Generates the documented facts of a derived value. */
function derivationSource({ name }: Rule, allows: Allowed): string {
  if (!("derived" in allows)) return "";
  const { from, rawWithinDays } = allows.derived;
  return `
/** How \`${name}\` derives a value from the ${from.join(" and the ")}: raw only within this number of last days. */
export const ${name}Derivation = { rawWithinDays: ${rawWithinDays} } as const;
`;
}

function allowedConstant(allows: Allowed): string | undefined {
  return "constant" in allows ? allows.constant : undefined;
}

function typeSource(allowed: Allowed[], document: Document): string {
  const constants = allowed.flatMap((allows) => ("constant" in allows ? [`readonly ${allows.constant}[]`] : []));
  const fieldTypes = allowed.flatMap((allows) =>
    "record" in allows ? fieldsOf(allows.record, document).map(([, type]) => literal(type)) : [],
  );
  const records =
    fieldTypes.length > 0 ? [`Readonly<Record<string, ${[...new Set(fieldTypes)].sort().join(" | ")}>>`] : [];
  return [...new Set([...constants, ...records])].join(" | ");
}

/** The fields of a record, each with its type, or with the name of its constant. */
function fieldsOf(record: string, { components }: Document): Array<[field: string, type: string]> {
  return Object.entries(components.schemas[record]?.properties ?? {}).map(([field, { $ref, type }]) => [
    field,
    $ref ? refName($ref) : String(type ?? ""),
  ]);
}

/** The ids of a constant, or the fields of a record. */
function valueSource(allows: Allowed, document: Document): string {
  if ("derived" in allows) return '"derived"';
  if ("constant" in allows) return `[${allows.ids.map(literal).join(", ")}]`;
  const fields = fieldsOf(allows.record, document).map(([field, type]) => `${key(field)}: ${literal(type)}`);
  return `{ ${fields.join(", ")} }`;
}
