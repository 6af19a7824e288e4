import { type Constant, constantsOf } from "../../../src/contract/constants.ts";
import type { Document, Schema } from "../../../src/contract/document.ts";
import { operationsOf } from "../../../src/contract/operations.ts";
import { rulesOf } from "../../../src/contract/rules.ts";
import { header, literal } from "../../typescript-text.ts";
import { compileSchemas } from "./compile.ts";
import { jsonSchema, jsonSchemas } from "./json-schema.ts";
import { constantsIn, type OperationTable, operationTable, recordTable, schemasIn } from "./tables.ts";

/** The first line of a module with functions. */
export const unchecked = "// @ts-nocheck The functions are minified JavaScript, written by Ajv.\n";

/**
 * Generates the validators: a module with all records, one with the constants that they need, and one with the operations.
 * @returns their contents, by name
 * @throws Error if Ajv does not accept a schema
 */
export async function generateValidators(document: Document): Promise<Record<string, string>> {
  const { schemas } = document.components;
  const constants = constantsOf(document);
  const operations = operationsOf(document).map((operation) => operationTable(document, operation));
  const inOperations = new Set(operations.flatMap(({ table }) => schemasIn(table)));
  const unnamed = new Map(operations.flatMap(({ own }) => [...own.parameters, ...own.bodies]));
  // Rules relate values that no documented body is known to have.
  const rules = rulesOf(document).filter(({ name }) => !inOperations.has(name));
  const others = new Set([...constants, ...rules].map(({ name }) => name));
  const records = new Map(Object.entries(schemas).filter(([name]) => !others.has(name)));
  const functions = await compileSchemas(
    new Map([
      ...jsonSchemas(document),
      ...[...unnamed].map(([name, schema]) => [name, jsonSchema(document, schema)] as const),
    ]),
    [...records.keys(), ...unnamed.keys()],
  );
  const source = (name: string, schema: Schema) => recordSource(document, name, schema, functions);
  const constantsOfAll = (all: ReadonlyMap<string, Schema>) =>
    new Set([...all].flatMap(([name, schema]) => constantsIn(recordTable(document, name, schema).shape)));
  const ofRecords = constantsOfAll(records);
  const ofOperations = new Set([...constantsOfAll(unnamed), ...inOperations]);
  const named = (names: Iterable<string>, used: ReadonlySet<string>) => [...names].filter((name) => used.has(name));
  const constantNames = constants.map(({ name }) => name);
  return Object.fromEntries([
    [
      "validation/constants.ts",
      `${header}
// The constants that records and operations have.
import { ConstantSchema } from "../../src/validation/schemas/constant.ts";
import * as constants from "../constants.ts";

${constants
  .filter(({ name }) => ofRecords.has(name) || ofOperations.has(name))
  .map(constantSource)
  .join("")}`,
    ],
    [
      "validation/schemas.ts",
      `${unchecked}${header}
// Every record of the contract as a Standard Schema.
import { formats } from "../../src/validation/schemas/formats.ts";
import { RecordSchema } from "../../src/validation/schemas/record.ts";
import type { components } from "../types.ts";
${importOf(named(constantNames, ofRecords), "./constants.ts")}
${[...records].map(([name, schema]) => `export const ${name}: RecordSchema<components["schemas"][${literal(name)}]> = ${source(name, schema)};\n`).join("")}`,
    ],
    [
      "validation/operations.ts",
      `${unchecked}${header}
import { described, type OperationDescription } from "../../src/validation/description.ts";
import { formats } from "../../src/validation/schemas/formats.ts";
import { RecordSchema } from "../../src/validation/schemas/record.ts";
${importOf(named(constantNames, ofOperations), "./constants.ts")}${importOf(named(records.keys(), inOperations), "./schemas.ts")}
const schemas = {
${named(Object.keys(schemas), inOperations)
  .map((name) => `  ${name},\n`)
  .join("")}${[...unnamed].map(([name, schema]) => `  ${name}: ${source(name, schema)},\n`).join("")}};

/** What every operation is checked with. */
export const operations: readonly OperationDescription[] = [
${operations.map(operationSource).join("")}];
`,
    ],
  ]);
}

function importOf(names: readonly string[], module: string): string {
  return names.length > 0 ? `import { ${names.join(", ")} } from "${module}";\n` : "";
}

export function recordSource(
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

function operationSource({ table }: OperationTable): string {
  return `  /* @__PURE__ */ described(${JSON.stringify(table)}, schemas),\n`;
}
