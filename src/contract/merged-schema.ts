import { refName, resolve, type Schema, schemaOf, type WithComponents } from "./document.ts";

/** A schema with what its references and its `allOf` say. */
export interface MergedSchema {
  /** Without `$ref`. Its `allOf` has only what cannot be written in one schema, such as a second `pattern`. */
  schema: Schema;
  /** The references that were followed. Within itself, a schema has the same ones again. */
  refs: readonly string[];
  /** The component that the schema is, perhaps with other words about it. */
  component: string | undefined;
}

const schemaStart = "#/components/schemas/";

/**
 * Merges a schema of OpenAPI 3.1 with what it refers to. `json-schema-merge-allof` would do a part of it, but it brings
 * lodash, does not know the keywords of JSON Schema 2020-12, and throws where two parts contradict each other.
 */
export function mergedSchema(
  document: WithComponents,
  given: Schema | boolean,
  within: readonly string[] = [],
): MergedSchema {
  const { $ref, allOf = [], ...own } = schemaOf(given);
  const isInItself = $ref !== undefined && within.includes($ref);
  const followed = $ref === undefined ? within : [...within, $ref];
  const target = $ref && !isInItself ? resolve(document, { $ref }) : undefined;
  const parts = [...(target ? [target] : []), ...allOf].map((part) => mergedSchema(document, part as Schema, followed));
  const named = $ref?.startsWith(schemaStart) ? refName($ref) : parts.find(({ component }) => component)?.component;
  const isOnePart = [...($ref ? [{ $ref }] : []), ...allOf, own].filter(isNarrowing).length <= 1;
  const schemas = [...parts.map(({ schema }) => (isOnePart ? schema : withoutOwnTexts(schema))), own];
  const merged = {
    schema: schemas.reduce((all, schema) => bothOf(all, schema), {}),
    refs: [...new Set([...($ref ? [$ref] : []), ...parts.flatMap(({ refs }) => refs)])].sort(),
    component: isOnePart ? named : undefined,
  };
  return withNull(document, merged, followed);
}

const annotations = ["title", "description", "default", "example", "examples", "deprecated", "readOnly", "writeOnly"];
const isAnnotation = (keyword: string) => annotations.includes(keyword) || keyword.startsWith("x-");

/** Whether a schema says more than words about what it refers to. */
function isNarrowing(schema: object): boolean {
  return Object.keys(schema).some((keyword) => !isAnnotation(keyword));
}

/** One of several parts: its name, its description, and its examples of objects are not those of the whole. */
function withoutOwnTexts(schema: Schema): Schema {
  const isOfPart = (keyword: string, value: unknown) =>
    /^(title|description|x-.*)$/.test(keyword) || (isAnnotation(keyword) && JSON.stringify(value).includes("{"));
  return Object.fromEntries(Object.entries(schema).filter(([keyword, value]) => !isOfPart(keyword, value)));
}

function unionWithNull(schema: Schema): Schema {
  const { oneOf, anyOf } = schema;
  if (oneOf) return { ...schema, oneOf: [...oneOf, { type: "null" }] };
  return anyOf ? { ...schema, anyOf: [...anyOf, { type: "null" }] } : schema;
}

/** Several variants of which one is `null`: with a single other one, that one, which may be null. */
function withNull(document: WithComponents, merged: MergedSchema, within: readonly string[]): MergedSchema {
  const { oneOf, anyOf, ...rest } = merged.schema;
  const variants = oneOf ?? anyOf ?? [];
  const [other, ...more] = variants.filter(({ type }) => type !== "null");
  if ((oneOf && anyOf) || variants.length !== 2 || !other || more.length > 0) return merged;
  const both = { ...rest, allOf: [...(rest.allOf ?? []), other] } as Schema;
  const { schema, refs, component } = mergedSchema(document, both, within);
  const types = typesOf(schema);
  return {
    schema: types.length > 0 ? { ...schema, type: [...types, "null"] } : unionWithNull(schema),
    refs: [...new Set([...merged.refs, ...refs])].sort(),
    component,
  } as MergedSchema;
}

/** The types of a merged schema, also where only its other keywords tell them; none if it may have any. */
export function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return [...new Set(values.map(typeOfValue))];
  const { properties, additionalProperties, patternProperties, items, prefixItems, contains } = schema;
  if (properties || patternProperties || typeof additionalProperties === "object") return ["object"];
  return items || prefixItems || contains ? ["array"] : [];
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

// biome-ignore lint/suspicious/noExplicitAny: each keyword has values of its own
type Merge = (one: any, other: any) => unknown;

const bothSchemas: Merge = (one, other) => {
  if (one === other || other === true) return one;
  return one === true ? other : { allOf: [one, other] };
};
const bothMaps: Merge = (one, other) => {
  const both = (name: string) => (Object.hasOwn(one, name) ? bothSchemas(one[name], other[name]) : other[name]);
  return { ...one, ...Object.fromEntries(Object.keys(other).map((name) => [name, both(name)])) };
};

/** How two values of a keyword become one. The others cannot, unless they are the same. */
const merges: Record<string, Merge> = {
  type: (one, other) => commonTypes([one].flat(), [other].flat()),
  enum: (one: unknown[], other) => one.filter((value) => other.includes(value)),
  required: (one, other) => [...new Set([...one, ...other])],
  properties: bothMaps,
  patternProperties: bothMaps,
  items: bothSchemas,
  additionalProperties: bothSchemas,
  uniqueItems: (one, other) => one || other,
  deprecated: (one, other) => one || other,
};
for (const what of ["Length", "Items", "Properties", "imum"]) {
  merges[`min${what}`] = (one, other) => Math.max(one, other);
  merges[`max${what}`] = (one, other) => Math.min(one, other);
}
Object.assign(merges, { exclusiveMinimum: merges.minimum, exclusiveMaximum: merges.maximum });

function commonTypes(ones: string[], others: string[]): string | string[] {
  const has = (types: string[], type: string) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  const common = [...ones.filter((type) => has(others, type)), ...others.filter((type) => has(ones, type))];
  const [first, ...more] = new Set(common);
  return first !== undefined && more.length === 0 ? first : [...new Set(common)];
}

/** What must hold where two schemas must. Of the words about both, those of the second. */
function bothOf(one: Schema, other: Schema): Schema {
  const merged: Record<string, unknown> = { ...one };
  const conflicts: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(other)) {
    const before = merged[keyword];
    if (before === undefined || before === value) merged[keyword] = value;
    else if (merges[keyword]) merged[keyword] = merges[keyword](before, value);
    else if (isAnnotation(keyword)) merged[keyword] = value;
    else if (keyword === "allOf") merged.allOf = [...(before as Schema[]), ...(value as Schema[])];
    else conflicts[keyword] = value;
  }
  if (Object.keys(conflicts).length > 0) merged.allOf = [...((merged.allOf ?? []) as Schema[]), conflicts];
  return merged as Schema;
}
