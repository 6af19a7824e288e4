import { refName, resolve, type Schema, type WithComponents } from "./document.ts";

/** A schema merged with the schema that it refers to. */
export interface MergedSchema {
  /** The schema without `$ref`. `anyOf` of a schema and null becomes that schema with `null` as a second type. */
  schema: Schema;
  /** The name of the component that the schema refers to. */
  component: string | undefined;
}

export function mergedSchema(document: WithComponents, given: Schema): MergedSchema {
  const { $ref, ...own } = given;
  const target = $ref ? mergedSchema(document, resolve<Schema>(document, { $ref })).schema : {};
  const { oneOf, anyOf, ...rest } = { ...target, ...own };
  const variants = oneOf ?? anyOf ?? [];
  const [other, ...more] = variants.filter(({ type }) => type !== "null");
  if (!other || more.length > 0 || variants.length !== 2)
    return { schema: { ...target, ...own }, component: $ref && refName($ref) };
  const { schema, component } = mergedSchema(document, other);
  return { schema: { ...schema, ...rest, ...orNull(schema) }, component };
}

/** The keywords of a schema, changed so that they also allow `null`. */
function orNull(schema: Schema): Schema {
  const types = typesOf(schema);
  if (types.length > 0) return { type: [...types, "null"] };
  if (schema.oneOf) return { oneOf: [...schema.oneOf, { type: "null" }] };
  return schema.anyOf ? { anyOf: [...schema.anyOf, { type: "null" }] } : {};
}

/** The types of a schema, from `type` or else from its other keywords; empty if it may have any type. */
export function typesOf({
  type,
  const: only,
  enum: values,
  properties,
  additionalProperties,
  items,
}: Schema): string[] {
  if (type !== undefined) return [type].flat();
  if (only !== undefined) return [typeOfId(only)];
  if (values) return [...new Set(values.map(typeOfId))];
  if (properties || typeof additionalProperties === "object") return ["object"];
  return items ? ["array"] : [];
}

function typeOfId(id: unknown): string {
  return Number.isInteger(id) ? "integer" : typeof id;
}
