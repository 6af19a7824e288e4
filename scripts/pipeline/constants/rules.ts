import { type Constant, type OpenApiDocument, refName, type Schema } from "../document.ts";
import { docComment, header, key, literal } from "./source-text.ts";

/**
 * `rules.ts`: each rule between constants (a schema with `x-rule`) as a table from an id to what it allows, and as a
 * function that asks the table. An id that no branch names has nothing documented: there the function gives undefined.
 */
export function generateRules(document: OpenApiDocument, constants: Constant[]): string {
  const { schemas } = document.components;
  const rules = Object.entries(schemas).flatMap(([name, schema]) =>
    schema["x-rule"] ? ruleSource(name, schema, schema["x-rule"], schemas, constants) : [],
  );
  const used = constants.filter(({ name }) => rules.some((rule) => new RegExp(`\\b${name}\\b`).test(rule.types)));
  const imports = `import type {\n${used.map(({ name }) => `  ${name},\n`).join("")}} from "./constants.ts";\n`;
  return [header, imports, ...rules.map((rule) => rule.text)].join("\n");
}

function ruleSource(
  name: string,
  schema: Schema,
  rule: { function: string; given: string; allows: string },
  schemas: Record<string, Schema>,
  constants: Constant[],
): { text: string; types: string } {
  // That each branch has both properties is linted.
  const branches = (schema.oneOf ?? []).map(({ properties = {} }) => ({
    given: properties[rule.given] as Schema,
    allows: properties[rule.allows] as Schema,
  }));
  const givenType = branches[0]?.given["x-constant"] ?? "never";
  const allowed = branches.map(({ allows }) => allowedSource(allows, schemas));
  const allowedType = [...new Set(allowed.map(({ type }) => type))].join(" | ");
  const covered = branches.flatMap(({ given }) => given.enum ?? []);
  const all = constants.find((constant) => constant.name === givenType)?.members ?? [];
  const total = all.every(({ id }) => covered.includes(id));
  const table = `Readonly<${total ? "" : "Partial<"}Record<${givenType}, ${allowedType}>>${total ? "" : ">"}`;
  const rows = branches.flatMap(({ given }, index) =>
    (given.enum ?? []).map((id) => `  ${key(id)}: ${allowed[index]?.value},\n`),
  );
  const parameter = rule.given.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const result = total ? allowedType : `${allowedType} | undefined`;
  const text = [
    docComment([`${schema.title}.`, "", schema.description ?? ""]),
    `export const ${name}: ${table} = {\n${rows.join("")}};\n\n`,
    docComment([`Asks \`${name}\`.`]),
    `export function ${rule.function}(${parameter}: ${givenType}): ${result} {\n  return ${name}[${parameter}];\n}\n`,
  ].join("");
  return { text, types: `${givenType} ${allowedType}` };
}

/** What a branch allows: the ids of a constant, or the fields of a record with their types. */
function allowedSource(allows: Schema, schemas: Record<string, Schema>): { value: string; type: string } {
  if (allows["x-constant"]) {
    return { value: `[${(allows.enum ?? []).map(literal).join(", ")}]`, type: `readonly ${allows["x-constant"]}[]` };
  }
  const record = schemas[refName(allows.$ref ?? "")];
  const fields = Object.entries(record?.properties ?? {}).map(([field, property]) => {
    const target = property.$ref ? schemas[refName(property.$ref)] : property;
    return `${key(field)}: ${literal(target?.type ?? "")}`;
  });
  return { value: `{ ${fields.join(", ")} }`, type: 'Readonly<Record<string, "integer" | "string">>' };
}
