import {
  allowsNothing,
  type Document,
  propertiesOf,
  refName,
  type Schema,
  writtenOperations,
} from "../../src/contract/document.ts";
import { eachObject } from "../../src/contract/walk.ts";

type Schemas = Record<string, Schema>;

/** Visits each schema of the document, the outer first, except the schemas in `not`. */
function eachSchema(document: Document, visit: (schema: Schema) => void): void {
  const { schemas } = document.components;
  const isSchema = (path: readonly (string | number)[]) =>
    ["schema", "items", "additionalProperties"].includes(String(path.at(-1))) ||
    ["properties", "schemas", "oneOf", "anyOf", "allOf"].includes(String(path.at(-2)));
  for (const part of [{ paths: document.paths }, { schemas }])
    eachObject(part, (object, path) => {
      if (isSchema(path)) visit(object as Schema);
    });
}

/** The fields of an object, without those that the schema forbids by `false`. */
function fieldsOf(schema: Schema): Schemas {
  return Object.fromEntries(Object.entries(propertiesOf(schema)).filter(([, one]) => !allowsNothing(one)));
}

/**
 * Replaces a constant of one value, such as the code 0, by its type, because a client would fail at another value of an enum.
 * The tag of a variant becomes an enum of one value, because OpenAPI 3.0 has no `const`.
 */
export function openConstantsOfOneValue(document: Document): void {
  const { schemas } = document.components;
  const tags = new Set<Schema>();
  eachSchema(document, ({ oneOf = [] }) => {
    const variants = oneOf.map((one) => (one.$ref ? schemas[refName(one.$ref)] : one) ?? {});
    for (const variant of variants) for (const field of Object.values(fieldsOf(variant))) tags.add(field);
  });
  const constants = new Map(Object.entries(schemas).filter(([, schema]) => schema.const !== undefined));
  eachSchema(document, (schema) => {
    const target = constants.get(refName(schema.$ref ?? ""));
    if (target) {
      delete schema.$ref;
      Object.assign(schema, { ...target, ...schema });
    }
    if (schema.const === undefined) return;
    if (tags.has(schema)) schema.enum = [schema.const];
    delete schema.const;
  });
}

/** Rewrites or removes the keywords that OpenAPI 3.0 does not have. */
export function useKeywordsOf30(document: Document): void {
  eachSchema(document, (schema) => {
    const { type, anyOf, examples } = schema as { type?: string | string[]; anyOf?: Schema[]; examples?: unknown[] };
    if (Array.isArray(type)) {
      const [only, ...more] = type.filter((one) => one !== "null");
      Object.assign(schema, { type: only, nullable: true });
      // For a list of types, generators write a class that accepts only one of them. Without a type they accept any value.
      if (more.length > 0)
        for (const name of ["type", "nullable", "items", "additionalProperties"]) delete schema[name as "type"];
    }
    const kinds = anyOf?.filter((one) => String(one.type) !== "null") ?? [];
    if (anyOf && kinds.length < anyOf.length) {
      delete schema.anyOf;
      const [only] = kinds;
      // `nullable` needs a `type` next to it. A `oneOf` has none, but its variants are all objects, so we write "object".
      const { oneOf, type: kind = oneOf && "object" } =
        document.components.schemas[refName(only?.$ref ?? "")] ?? only ?? {};
      Object.assign(schema, kinds.length === 1 ? { type: kind, allOf: kinds } : { anyOf: kinds }, { nullable: true });
    }
    if (schema.$ref) delete schema.description;
    if (Array.isArray(examples)) Object.assign(schema, { example: examples[0] });
    if (schema.properties) schema.properties = fieldsOf(schema);
    for (const name of Object.keys(schema)) {
      const isKept = ["x-enum-varnames", "x-enum-descriptions"].includes(name);
      if (["title", "not", "examples"].includes(name) || (name.startsWith("x-") && !isKept))
        delete schema[name as "title"];
    }
  });
  // OpenAPI 3.0 marks a file by this format.
  for (const { operation } of writtenOperations(document))
    for (const response of Object.values(operation.responses)) {
      const content = "content" in response ? response.content?.["application/pdf"] : undefined;
      if (content) content.schema = { type: "string", format: "binary" };
    }
  eachObject({ paths: document.paths, securitySchemes: document.components.securitySchemes }, (object) => {
    for (const name of Object.keys(object)) if (name.startsWith("x-")) delete object[name];
  });
}
