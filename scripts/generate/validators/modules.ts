import { type Constant, constantsOf } from "../../../src/contract/constants.ts";
import type { Document, Schema } from "../../../src/contract/document.ts";
import { operationsOf } from "../../../src/contract/operations.ts";
import type { SchemaTable } from "../../../src/validation/schemas/compiled-schema.ts";
import { header, literal } from "../../typescript-text.ts";
import { compileSchemas } from "./compile.ts";
import { constantsIn, documentedPart } from "./documented-parts.ts";
import { jsonSchema, jsonSchemas } from "./json-schema.ts";
import { operationTable, schemasIn } from "./operation-table.ts";

/**
 * Generates the validators: a module with the operations and the schemas that their bodies use, and a module with the constants
 * in these schemas.
 * @returns their contents, by name
 * @throws Error if Ajv does not accept a schema
 */
export async function generateValidators(document: Document): Promise<Record<string, string>> {
  const operations = operationsOf(document).map((operation) => operationTable(document, operation));
  const inOperations = new Set(operations.flatMap(({ table }) => schemasIn(table)));
  const components = Object.entries(document.components.schemas).filter(([name]) => inOperations.has(name));
  const isConstant = ([, schema]: [string, Schema]) => schema.enum !== undefined;
  const own = operations.flatMap((operation) => [...operation.own]);
  const records = [...components.filter((one) => !isConstant(one)), ...own];
  const schemas = new Map([
    ...jsonSchemas(document),
    ...own.map(([name, schema]) => [name, jsonSchema(document, schema)] as const),
  ]);
  const functions = await compileSchemas(
    schemas,
    records.map(([name]) => name),
  );
  const tables = records.map(([name, schema]): SchemaTable => ({ name, documented: documentedPart(document, schema) }));
  const inRecords = tables.flatMap(({ documented }) => constantsIn(documented));
  const constants = constantsOf(document).filter(({ name }) => inRecords.includes(name) || inOperations.has(name));
  const recordSources = tables.map((table) => {
    const used = constantsIn(table.documented).join(", ");
    const source = `new CompiledSchema(${JSON.stringify(table)}, ${functions.get(table.name)}, { ${used} })`;
    return `  ${table.name}: /* @__PURE__ */ ${source},\n`;
  });
  const operationSources = operations.map(({ table }) => {
    // In the table a schema is a name. In the module it is the schema itself.
    return `  ${JSON.stringify(table).replace(/"schema":("[^"]+")/g, '"schema":schemas[$1]')},\n`;
  });
  return {
    "validation/constants.ts": `${header}
// The constants that are used in requests and responses.
import { ConstantSchema } from "../../src/validation/schemas/constant.ts";
import * as constants from "../constants.ts";

${constants.map(constantSource).join("")}`,
    "validation/operations.ts": `// @ts-nocheck The functions are minified JavaScript, written by Ajv.
${header}
import type { OperationDescription } from "../../src/validation/description.ts";
import { CompiledSchema } from "../../src/validation/schemas/compiled-schema.ts";
import { ${constants.map(({ name }) => name).join(", ")} } from "./constants.ts";

const schemas = {
${components
  .filter(isConstant)
  .map(([name]) => `  ${name},\n`)
  .join("")}${recordSources.join("")}};

/** The descriptions of all operations, by which messages are checked. */
export const operations: readonly OperationDescription[] = [
${operationSources.join("")}];
`,
  };
}

function constantSource({ name, title }: Constant): string {
  return `export const ${name}: ConstantSchema<constants.${name}> = /* @__PURE__ */ new ConstantSchema(${literal(name)}, ${literal(title)}, constants.${name});\n`;
}
