import { resolve } from "../../support/bundle.ts";

/** The parts of a request's schema that the cases are made from. */
export interface Schema {
  type?: string;
  const?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: Array<{ $ref: string }>;
}

const known = new Set(["title", "description", "additionalProperties", "discriminator"]);

/**
 * The schema that a reference names.
 * @throws Error if it says what no case would be made from, so that nothing of it is passed over in silence
 */
export function schemaOf({ $ref = "" }: { $ref?: string }): Schema {
  const { type, const: value, required, properties, oneOf, ...others } = resolve<Schema>({ $ref });
  const unknown = Object.keys(others).filter((keyword) => !known.has(keyword));
  if (unknown.length > 0) throw new Error(`No case is made from ${unknown.join(", ")} of ${$ref}.`);
  return {
    ...(type !== undefined && { type }),
    ...(value !== undefined && { const: value }),
    ...(required && { required }),
    ...(properties && { properties }),
    ...(oneOf && { oneOf }),
  };
}

/** A record without one of its fields. */
export function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

const values = { null: null, boolean: true, integer: 1, string: "text", array: [], object: {} };

/** A value of each JSON type but the one that a schema wants. */
export function wrongValues({ type }: Schema): Array<[type: string, value: unknown]> {
  if (type === undefined || !(type in values)) throw new Error(`No value is known to be none of the type ${type}.`);
  return Object.entries(values).filter(([name]) => name !== type);
}
