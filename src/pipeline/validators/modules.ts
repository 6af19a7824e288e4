import { type Constant, constantsOf } from "../../contract/constants.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { type Allowed, type Rule, rulesOf } from "../../contract/rules.ts";
import { header, key, literal } from "../../shared/typescript-text.ts";
import { checkedParameter } from "../../validation/compile/checked-parameter.ts";
import { type JsonSchema, jsonSchema, jsonSchemas } from "../../validation/compile/json-schema.ts";
import { exclusionsOf, type NamedShape, shapeOf } from "../../validation/compile/named-shape.ts";
import { BuildError } from "../problems.ts";
import { compileSchemas } from "./compile.ts";

/** The folder of the validators below `generated/`. */
const folder = "validation";
const library = "../../src/validation";

/**
 * Generates the validators: a module for each record and each operation, and one for constants, rules and all schemas.
 * @returns their contents, by name
 * @throws Error if Ajv does not accept a schema
 */
export async function generateValidators(document: Document): Promise<Map<string, string>> {
  const constants = constantsOf(document);
  const rules = rulesOf(document);
  const others = new Set([...constants, ...rules].map(({ name }) => name));
  const records = Object.keys(document.components.schemas).filter((name) => !others.has(name));
  const operations = operationsOf(document);
  const parameters = operations.flatMap((operation) => parameterSchemas(document, operation));
  const functions = await compileSchemas(new Map([...jsonSchemas(document), ...parameters]), [
    ...records,
    ...parameters.map(([name]) => name),
  ]);
  const hasRecords = ({ rows }: Rule) => rows.some(({ allows }) => "record" in allows);
  const constantRules = rules.filter((rule) => !hasRecords(rule));
  const recordRules = rules.filter(hasRecords);
  return new Map([
    ...records.map((name): [string, string] => [
      `${folder}/records/${name}.ts`,
      recordModule(document, name, functions.get(name) ?? ""),
    ]),
    ...operations.map((operation): [string, string] => [
      `${folder}/operations/${operation.id}.ts`,
      operationModule(document, operation, functions),
    ]),
    [`${folder}/constants.ts`, constantsModule(constants)],
    ...recordRules.map((rule): [string, string] => [`${folder}/records/${rule.name}.ts`, recordRuleModule(rule)]),
    [`${folder}/rules.ts`, rulesModule(constantRules)],
    [`${folder}/schemas.ts`, schemasModule([...records, ...recordRules.map(({ name }) => name)], constantRules)],
    [`${folder}/operations.ts`, operationsModule(operations)],
  ]);
}

function recordModule(document: Document, name: string, validate: string): string {
  const schema = document.components.schemas[name] ?? {};
  const shape = shapeOf(document, schema);
  const constants = [...new Set(constantsIn(shape))].sort();
  const exclusions = Object.entries(exclusionsOf(schema));
  return `// @ts-nocheck The function is minified JavaScript, written by Ajv.
${header}
import { RecordSchema } from "../${library}/schemas/record.ts";
import type { components } from "../../types.ts";
${constants.length > 0 ? `import { ${constants.join(", ")} } from "../constants.ts";\n` : ""}
export const ${name}: RecordSchema<components["schemas"][${literal(name)}]> = /* @__PURE__ */ new RecordSchema(
  ${literal(name)},
  ${validate},
  ${shapeSource(shape)},
  { ${exclusions.map(([path, words]) => `${key(path)}: ${literal(words)}`).join(", ")} },
);
`;
}

function constantsIn(shape: NamedShape): string[] {
  if (shape === undefined) return [];
  if ("constant" in shape) return [shape.constant];
  return ("items" in shape ? [shape.items] : Object.values(shape.properties)).flatMap(constantsIn);
}

/** The shape as TypeScript. */
export function shapeSource(shape: NamedShape): string {
  if (shape === undefined) return "undefined";
  if ("constant" in shape) return `{ constant: ${shape.constant} }`;
  if ("items" in shape) return `{ items: ${shapeSource(shape.items)} }`;
  const properties = Object.entries(shape.properties).map(([name, value]) => `${key(name)}: ${shapeSource(value)}`);
  return `{ properties: { ${properties.join(", ")} }${shape.isComplete ? ", isComplete: true" : ""} }`;
}

function constantsModule(constants: readonly Constant[]): string {
  const sources = constants.map(
    ({ name, title }) =>
      `export const ${name}: ConstantSchema<constants.${name}> = /* @__PURE__ */ new ConstantSchema(${literal(name)}, ${literal(title)}, constants.${name});\n`,
  );
  return `${header}
import { ConstantSchema } from "${library}/schemas/constant.ts";
import * as constants from "../constants.ts";

${sources.join("")}`;
}

/** Rules whose properties are constants. */
function rulesModule(rules: readonly Rule[]): string {
  return `${header}
import { RuleSchema } from "${library}/schemas/rule.ts";
import * as rules from "../rules.ts";
import type { components } from "../types.ts";
import * as constants from "./constants.ts";

${rules.map(ruleSource).join("\n")}`;
}

/** A rule that determines a record, in a module of its own, as the records are. */
function recordRuleModule(rule: Rule): string {
  const records = [...new Set(rule.rows.flatMap(({ allows }) => recordOf(allows) ?? []))];
  return `${header}
import { RuleSchema } from "../${library}/schemas/rule.ts";
import type { components } from "../../types.ts";
import * as constants from "../constants.ts";
${records.map((name) => `import { ${name} } from "./${name}.ts";\n`).join("")}
${ruleSource(rule)}`;
}

function ruleSource({ name, title, property, allowedProperty, given, rows, function: lookup }: Rule): string {
  const constants = [...new Set(rows.flatMap((row) => ("constant" in row.allows ? [row.allows.constant] : [])))];
  const records = rows.flatMap((row) => row.given.map((id) => [id, recordOf(row.allows)] as const));
  const allowed = records.some(([, record]) => record)
    ? `(given: number) => ({ ${records.map(([id, record]) => `${key(id)}: ${record}`).join(", ")} })[given]`
    : `rules.${lookup}`;
  return `export const ${name}: RuleSchema<components["schemas"][${literal(name)}]> = /* @__PURE__ */ new RuleSchema(
  ${literal(name)},
  ${literal(title)},
  { property: ${literal(property)}, constant: constants.${given}${rows.some(({ isOpen }) => isOpen) ? ", isOpen: true" : ""} },
  { property: ${literal(allowedProperty)}, constants: [${constants.map((constant) => `constants.${constant}`).join(", ")}] },
  ${allowed},
);
`;
}

function recordOf(allows: Allowed): string | undefined {
  return "record" in allows ? allows.record : undefined;
}

/** The schemas of an operation's parameters that are not components, by the name under which they are compiled. */
function parameterSchemas(document: Document, { id, parameters }: Operation): Array<[string, JsonSchema]> {
  return parameters.flatMap(({ schema }, index): Array<[string, JsonSchema]> => {
    const checked = checkedParameter(document, schema as Schema | undefined)?.schema;
    return checked && "other" in checked ? [[`${id}_${index}`, jsonSchema(checked.other)]] : [];
  });
}

function operationModule(document: Document, operation: Operation, functions: ReadonlyMap<string, string>): string {
  const { id, method, path, isOAuth, version, parameters, requestBody, responses } = operation;
  const schemas = [requestBody, ...responses.values()].flatMap((body) =>
    body?.schema ? [nameOf(body.schema, id)] : [],
  );
  const used = [...new Set(schemas)].sort();
  const checks = parameters.map(({ schema }) => checkedParameter(document, schema as Schema | undefined));
  const constants = [
    ...new Set(checks.flatMap((check) => (check && "constant" in check.schema ? check.schema.constant : []))),
  ];
  const hasOwnSchemas = checks.some((check) => check && "other" in check.schema);
  const imports = [
    ...used.map((name) => `import { ${name} } from "../records/${name}.ts";\n`),
    ...(constants.length > 0 ? [`import { ${constants.join(", ")} } from "../constants.ts";\n`] : []),
    ...(hasOwnSchemas ? [`import { RecordSchema } from "../${library}/schemas/record.ts";\n`] : []),
  ];
  const parameterSources = parameters.map(({ name, in: place, required = false }, index) => {
    const { schema, read = {} } = checks[index] ?? {};
    const compiled = `new RecordSchema(${literal(name)}, ${functions.get(`${id}_${index}`)}, undefined, {})`;
    const how = Object.entries(read).map(([key, value]) => `, ${key}: ${JSON.stringify(value)}`);
    const check = schema && `${how.join("")}, schema: ${"constant" in schema ? schema.constant : compiled}`;
    return `    { name: ${literal(name)}, in: ${literal(place)}, isRequired: ${required}${check ?? ""} },\n`;
  });
  const responseSources = [...responses].map(([status, { mediaType, schema }]) => {
    const content = schema ? `, mediaType: ${literal(mediaType ?? "")}, schema: ${nameOf(schema, id)}` : "";
    return `    ${status}: { isRequired: true${content} },\n`;
  });
  const body = requestBody?.schema
    ? `{ isRequired: ${requestBody.isRequired}, mediaType: ${literal(requestBody.mediaType ?? "")}, schema: ${nameOf(requestBody.schema, id)} }`
    : "undefined";
  const unchecked = hasOwnSchemas ? "// @ts-nocheck The functions are minified JavaScript, written by Ajv.\n" : "";
  return `${unchecked}${header}
import { type OperationValidator, operationValidator } from "../${library}/operation.ts";
${imports.join("")}
export const ${id}: OperationValidator = /* @__PURE__ */ operationValidator({
  id: ${literal(id)},
  method: ${literal(method.toUpperCase())},
  path: ${literal(path)},
  isOAuth: ${isOAuth},
  needsToken: ${operation.needsToken},
  version: ${literal(version)},
  parameters: [
${parameterSources.join("")}  ],
  requestBody: ${body},
  responses: {
${responseSources.join("")}  },
});
`;
}

/** @throws BuildError if the body of the operation has no schema of its own */
function nameOf({ $ref }: { $ref?: string }, operation: string): string {
  if ($ref) return refName($ref);
  throw new BuildError([
    `openapi/paths  A body of ${operation} has a schema without a name. Move it to openapi/components/schemas and refer to it.`,
  ]);
}

function schemasModule(records: readonly string[], rules: readonly Rule[]): string {
  const exports = records.map((name) => `export { ${name} } from "./records/${name}.ts";\n`).join("");
  return `${header}
// Every record, constant and rule of the contract as a Standard Schema.
export * from "./constants.ts";
export { ${rules.map(({ name }) => name).join(", ")} } from "./rules.ts";
${exports}`;
}

function operationsModule(operations: readonly Operation[]): string {
  const ids = operations.map(({ id }) => id);
  return `${header}
${ids.map((id) => `import { ${id} } from "./operations/${id}.ts";\n`).join("")}
/** The validators of every operation. */
export const operations = [${ids.join(", ")}] as const;
`;
}
