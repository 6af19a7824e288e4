import { resolve } from "../../support/bundle.ts";

/** The keywords of a request's schema that cases are generated from. */
export interface Schema {
  type?: string;
  const?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: Array<{ $ref: string }>;
}

const known = new Set(["type", "const", "required", "properties", "oneOf"]);
const ignored = new Set(["title", "description", "additionalProperties", "discriminator", "x-interpretation"]);

/**
 * Resolves a reference to a schema.
 * @throws Error if the schema has a keyword without cases, so that it is not ignored silently
 */
export function schemaOf({ $ref = "" }: { $ref?: string }): Schema {
  const schema = resolve<Schema>({ $ref });
  const unknown = Object.keys(schema).filter((keyword) => !known.has(keyword) && !ignored.has(keyword));
  if (unknown.length > 0) throw new Error(`The generator has no cases for ${unknown.join(", ")} of ${$ref}.`);
  return schema;
}

/** A record without one of its fields. */
export function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

const values = { null: null, boolean: true, integer: 1, string: "text", array: [], object: {} };

/** A value of each JSON type except the type of the schema, which may be a constant. */
export function wrongValues(schema: Schema & { $ref?: string }): Array<[type: string, value: unknown]> {
  const { type } = schema.$ref === undefined ? schema : resolve<Schema>({ $ref: schema.$ref });
  if (type === undefined || !(type in values))
    throw new Error(`The generator has no wrong values for the type ${type} of ${JSON.stringify(schema)}.`);
  return Object.entries(values).filter(([name]) => name !== type);
}
