import { refName, resolve, type Schema, type WithComponents } from "./document.ts";

/** A schema with what its reference says. */
export interface MergedSchema {
  /** Without `$ref`. A choice between one schema and `null` is that schema with two types. */
  schema: Schema;
  /** The component that the schema is, perhaps with other words about it. */
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

/** The keyword of a schema that says that it also allows `null`. */
function orNull(schema: Schema): Schema {
  const types = typesOf(schema);
  if (types.length > 0) return { type: [...types, "null"] };
  if (schema.oneOf) return { oneOf: [...schema.oneOf, { type: "null" }] };
  return schema.anyOf ? { anyOf: [...schema.anyOf, { type: "null" }] } : {};
}

/** The types of a schema, also where only its other keywords tell them; none if it may have any. */
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
