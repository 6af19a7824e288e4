import { type Constant, constantsOf } from "../../../src/contract/constants.ts";
import type { Document, Schema } from "../../../src/contract/document.ts";
import { operationsOf } from "../../../src/contract/operations.ts";
import { header, literal } from "../../typescript-text.ts";
import { compileSchemas } from "./compile.ts";
import { jsonSchema, jsonSchemas } from "./json-schema.ts";
import { constantsIn, type OperationTable, operationTable, recordTable, schemasIn } from "./tables.ts";

/** The first line of a module with functions. */
const unchecked = "// @ts-nocheck The functions are minified JavaScript, written by Ajv.\n";

/**
 * Generates the validators: a module with the operations and the records in their messages, and one with the constants that these
 * need.
 * @returns their contents, by name
 * @throws Error if Ajv does not accept a schema
 */
export async function generateValidators(document: Document): Promise<Record<string, string>> {
  const constants = constantsOf(document);
  const operations = operationsOf(document).map((operation) => operationTable(document, operation));
  const inOperations = new Set(operations.flatMap(({ table }) => schemasIn(table)));
  const components = Object.entries(document.components.schemas).filter(([name]) => inOperations.has(name));
  const isConstant = ([name]: [string, Schema]) => constants.some((one) => one.name === name);
  const records = new Map([
    ...components.filter((one) => !isConstant(one)),
    ...operations.flatMap(({ own }) => [...own]),
  ]);
  const compiled = [...jsonSchemas(document)];
  for (const [name, schema] of records)
    if (!(name in document.components.schemas)) compiled.push([name, jsonSchema(document, schema)]);
  const functions = await compileSchemas(new Map(compiled), [...records.keys()]);
  const used = new Set(
    [...records].flatMap(([name, schema]) => constantsIn(recordTable(document, name, schema).shape)),
  );
  const usedConstants = constants.filter(({ name }) => used.has(name) || inOperations.has(name));
  return {
    "validation/constants.ts": `${header}
// The constants in messages.
import { ConstantSchema } from "../../src/validation/schemas/constant.ts";
import * as constants from "../constants.ts";

${usedConstants.map(constantSource).join("")}`,
    "validation/operations.ts": `${unchecked}${header}
import type { OperationDescription } from "../../src/validation/description.ts";
import { RecordSchema } from "../../src/validation/schemas/record.ts";
${importOf(
  usedConstants.map(({ name }) => name),
  "./constants.ts",
)}
const schemas = {
${components
  .filter(isConstant)
  .map(([name]) => `  ${name},\n`)
  .join(
    "",
  )}${[...records].map(([name, schema]) => `  ${name}: ${recordSource(document, name, schema, functions)},\n`).join("")}};

/** What every operation is checked with. */
export const operations: readonly OperationDescription[] = [
${operations.map(operationSource).join("")}];
`,
  };
}

function importOf(names: readonly string[], module: string): string {
  return names.length > 0 ? `import { ${names.join(", ")} } from "${module}";\n` : "";
}

function recordSource(
  document: Document,
  name: string,
  schema: Schema,
  functions: ReadonlyMap<string, string>,
): string {
  const table = recordTable(document, name, schema);
  const constants = constantsIn(table.shape).join(", ");
  return `/* @__PURE__ */ new RecordSchema(${JSON.stringify(table)}, ${functions.get(name)}, { ${constants} })`;
}

function constantSource({ name, title }: Constant): string {
  return `export const ${name}: ConstantSchema<constants.${name}> = /* @__PURE__ */ new ConstantSchema(${literal(name)}, ${literal(title)}, constants.${name});\n`;
}

/** An operation, whose table names its schemas. */
function operationSource({ table }: OperationTable): string {
  return `  ${JSON.stringify(table).replace(/"schema":("[^"]+")/g, '"schema":schemas[$1]')},\n`;
}
