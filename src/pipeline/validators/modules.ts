import { type Constant, constantsOf } from "../../contract/constants.ts";
import type { Document, Schema } from "../../contract/document.ts";
import { operationsOf } from "../../contract/operations.ts";
import { type Rule, rulesOf } from "../../contract/rules.ts";
import { header, key, literal } from "../../shared/typescript-text.ts";
import { jsonSchema, jsonSchemas } from "../../validation/compile/json-schema.ts";
import {
  constantsIn,
  type OperationTable,
  operationTable,
  recordTable,
  schemasIn,
} from "../../validation/compile/tables.ts";
import { BuildError } from "../problems.ts";
import { compileSchemas } from "./compile.ts";

const folder = "validation";
/** The first line of a module with functions. */
export const unchecked = "// @ts-nocheck The functions are minified JavaScript, written by Ajv.\n";

/**
 * Generates the validators: a module with all constants, records and rules, and one for each operation. They are the
 * tables of which `compileContract` makes validators at run time, too, beside the functions of their schemas.
 * @returns their contents, by name
 * @throws Error if Ajv does not accept a schema
 */
export async function generateValidators(document: Document): Promise<Map<string, string>> {
  const constants = constantsOf(document);
  const rules = rulesOf(document);
  const others = new Set([...constants, ...rules].map(({ name }) => name));
  const records = Object.keys(document.components.schemas).filter((name) => !others.has(name));
  const operations = operationsOf(document).map((operation) => operationTable(document, operation));
  const ids = operations.map(({ table }) => table.id);
  const parameters = new Map(operations.flatMap(({ own }) => [...own.parameters]));
  const functions = await compileSchemas(
    new Map([
      ...jsonSchemas(document),
      ...[...parameters].map(([name, schema]) => [name, jsonSchema(schema)] as const),
    ]),
    [...records, ...parameters.keys()],
  );
  const source = (name: string, schema: Schema = {}) => recordSource(document, name, schema, functions);
  return new Map([
    [
      `${folder}/schemas.ts`,
      `${unchecked}${header}
// Every constant, record and rule of the contract as a Standard Schema.
import { ConstantSchema } from "../../src/validation/schemas/constant.ts";
import { RecordSchema } from "../../src/validation/schemas/record.ts";
import { RuleSchema } from "../../src/validation/schemas/rule.ts";
import * as constants from "../constants.ts";
import * as rules from "../rules.ts";
import type { components } from "../types.ts";

${constants.map(constantSource).join("")}
${records.map((name) => exported("RecordSchema", name, source(name, document.components.schemas[name]))).join("")}
${rules.map(ruleSource).join("")}`,
    ],
    ...operations.map((one) => [`${folder}/operations/${one.table.id}.ts`, operationModule(one, source)] as const),
    [
      `${folder}/operations.ts`,
      `${header}
${ids.map((id) => `import { ${id} } from "./operations/${id}.ts";\n`).join("")}
/** The validators of every operation. */
export const operations = [${ids.join(", ")}] as const;
`,
    ],
  ]);
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

function exported(type: string, name: string, source: string): string {
  return `export const ${name}: ${type}<components["schemas"][${literal(name)}]> = ${source};\n`;
}

function constantSource({ name, title }: Constant): string {
  return `export const ${name}: ConstantSchema<constants.${name}> = /* @__PURE__ */ new ConstantSchema(${literal(name)}, ${literal(title)}, constants.${name});\n`;
}

function ruleSource({ name, title, property, allowedProperty, given, rows, function: lookup }: Rule): string {
  const constants = new Set(rows.flatMap(({ allows }) => ("constant" in allows ? [allows.constant] : [])));
  const records = rows.flatMap(({ given: ids, allows }) =>
    ids.map((id) => `${key(id)}: ${"record" in allows ? allows.record : undefined}`),
  );
  const hasRecords = rows.some(({ allows }) => "record" in allows);
  return exported(
    "RuleSchema",
    name,
    `/* @__PURE__ */ new RuleSchema(
  ${literal(name)},
  ${literal(title)},
  { property: ${literal(property)}, constant: ${given}${rows.some(({ isOpen }) => isOpen) ? ", isOpen: true" : ""} },
  { property: ${literal(allowedProperty)}, constants: [${[...constants].join(", ")}] },
  ${hasRecords ? `(given: number) => ({ ${records.join(", ")} })[given]` : `rules.${lookup}`},
)`,
  );
}

/** @throws BuildError if a body of the operation has a schema without a name */
function operationModule({ table, own }: OperationTable, source: (name: string, schema?: Schema) => string): string {
  if (own.bodies.size > 0) {
    const advice = "Move it to openapi/components/schemas and refer to it.";
    throw new BuildError([`openapi/paths  A body of ${table.id} has a schema without a name. ${advice}`]);
  }
  const imported = schemasIn(table).filter((name) => !own.parameters.has(name));
  const sources = [...own.parameters].map(([name, schema]) => `  ${name}: ${source(name, schema)},\n`);
  const library = "../../../src/validation";
  return `${sources.length > 0 ? unchecked : ""}${header}
import { type OperationValidator, operationValidator } from "${library}/operation.ts";
${sources.length > 0 ? `import { RecordSchema } from "${library}/schemas/record.ts";\n` : ""}import { ${imported.join(", ")} } from "../schemas.ts";

export const ${table.id}: OperationValidator = /* @__PURE__ */ operationValidator(${JSON.stringify(table)}, {
  ${imported.join(", ")},
${sources.join("")}});
`;
}
