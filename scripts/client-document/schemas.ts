import { allowsNothing, type Document, propertiesOf, refName, type Schema } from "../../src/contract/document.ts";
import type { Operation } from "../../src/contract/operations.ts";

type ProfileSchema = Record<string, unknown>;

/**
 * The schemas that the operations use, in OpenAPI 3.0, by name. Other records and the rules between fields are for readers
 * and validators; the constants are added by `profileConstant`.
 */
export function profileSchemas(
  { components: { schemas } }: Document,
  operations: readonly Operation[],
): Record<string, ProfileSchema> {
  const found: Record<string, ProfileSchema> = {};
  const requests = operations.map(({ requestBody }) => requestBody?.schema?.$ref).filter((ref) => ref !== undefined);
  const add = (ref: string) => {
    const name = refName(ref);
    const schema = schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}.`);
    if (name in found || schema.enum) return;
    found[name] = {};
    found[name] = convert(merged(schema, schemas), schemas, add);
    // As a class that is a map, too, a client in Kotlin would send the entries of the map, but not the fields.
    if (requests.includes(ref) && schema.properties) delete found[name].additionalProperties;
  };
  for (const { requestBody, responses, isOAuth } of operations) {
    // The errors of the OAuth operations are not documented.
    const used = [...responses].filter(([status]) => !isOAuth || status.startsWith("2")).map(([, body]) => body);
    for (const body of [requestBody, ...used]) if (body?.schema?.$ref) add(body.schema.$ref);
  }
  return found;
}

/**
 * One flat schema instead of alternatives, such as those of the token request and response: it has the fields of all
 * alternatives, and requires what all of them require. A field that is another value in each has the type alone.
 */
function merged(schema: Schema, schemas: Document["components"]["schemas"]): Schema {
  const references = schema.oneOf ?? schema.anyOf;
  if (!references?.every(({ $ref }) => $ref)) return schema;
  const alternatives = references.map(({ $ref }) => schemas[refName($ref ?? "")] ?? {});
  const required = alternatives.map((one) => one.required ?? []);
  const fields: Record<string, Schema> = Object.assign({}, ...alternatives.map(fieldsOf));
  for (const [name, { type, const: value }] of Object.entries(fields)) {
    const values = alternatives.map((one) => `\`${fieldsOf(one)[name]?.const}\``);
    if (type && value !== undefined) fields[name] = { type, description: `${values.join(" or ")}.` };
  }
  return {
    description: schema.description ?? "",
    type: "object",
    required: (required[0] ?? []).filter((name) => required.every((names) => names.includes(name))),
    properties: fields,
  };
}

/** The fields of an object; one that is ruled out (`false`) is not a field. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(propertiesOf(schema)).filter(([, one]) => !allowsNothing(one)));
}

/** Keywords of 3.1, and keywords that generators read as another type, are omitted: these schemas are not for validation. */
const kept = ["type", "format", "pattern", "description", "required", "additionalProperties", "deprecated"] as const;

function convert(
  schema: Schema,
  schemas: Document["components"]["schemas"],
  add: (ref: string) => void,
): ProfileSchema {
  const nested = (one: Schema) => convert(one, schemas, add);
  const { $ref, properties, items } = schema;
  if ($ref) {
    const target = schemas[refName($ref)];
    // A constant of one value, such as the code 0: as an enum it would make a client fail at another value.
    if (target?.const !== undefined) return nested(target);
    add($ref);
    return { $ref };
  }
  // Generators print errors for two types, and write classes that refuse one of them; without a type the value is open.
  if (Array.isArray(schema.type)) return { description: schema.description };
  return {
    ...Object.fromEntries(kept.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]])),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(fieldsOf(schema)).map(([name, one]) => [name, nested(one)])),
    }),
    ...(items && typeof items === "object" && { items: nested(items as Schema) }),
  };
}
