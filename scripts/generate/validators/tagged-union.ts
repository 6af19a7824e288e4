import { propertiesOf, type Schema, type WithComponents } from "../../../src/contract/document.ts";
import { mergedSchema } from "../../../src/contract/merged-schema.ts";

/** The values that each required property of a variant may have, by its name; undefined if the variant is no object. */
type Tags = ReadonlyMap<string, readonly unknown[]>;

/**
 * A schema whose unions are written as decisions, where its variants are objects with a required property that has other values
 * in each: `type` is one of these, and if it is `a`, the variant of `a` holds. It accepts the same values, and its errors are
 * about the variant that is meant: Ajv reports those of all variants of a union.
 */
export function withDecisions(document: WithComponents, schema: Schema): Schema {
  const { oneOf, anyOf, allOf = [], ...others } = schema;
  const [one, any] = [oneOf, anyOf].map((variants) => Array.isArray(variants) && decisionOf(document, variants));
  if (!one && !any) return schema;
  return {
    ...others,
    ...(oneOf && !one && { oneOf }),
    ...(anyOf && !any && { anyOf }),
    allOf: [...allOf, ...(one || []), ...(any || [])],
  } as Schema;
}

/** @returns undefined if the variants have no such property */
function decisionOf(document: WithComponents, variants: readonly Schema[]): Schema[] | undefined {
  const [objects, nulls] = [
    variants.filter(({ type }) => type !== "null"),
    variants.filter(({ type }) => type === "null"),
  ];
  const tags = objects.map((one) => tagsOf(document, one));
  const [first, ...others] = tags;
  if (!first || others.length === 0 || nulls.length > 1) return undefined;
  const [property] = [...first.keys()].filter((name) => isTag(name, tags));
  if (property === undefined) return undefined;
  const valuesOf = (one: Tags | undefined) => one?.get(property) ?? [];
  const has = (values: readonly unknown[]) => ({ required: [property], properties: { [property]: { enum: values } } });
  const types = ["object", ...nulls.map(() => "null")];
  const known = { type: types, ...has(tags.flatMap(valuesOf)) };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const decisions = objects.map((one, index) => ({ if: { type: "object", ...has(valuesOf(tags[index])) }, then: one }));
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const ofNull = nulls.map((one) => ({ if: { type: "null" }, then: one }));
  return [known, ...decisions, ...ofNull] as Schema[];
}

function tagsOf(document: WithComponents, variant: Schema): Tags | undefined {
  const { schema } = mergedSchema(document, variant);
  const properties = new Map(Object.entries(propertiesOf(schema)));
  const valuesOf = (name: string) => {
    const { const: value, enum: values } = mergedSchema(document, properties.get(name) ?? {}).schema;
    return value === undefined ? values : [value];
  };
  if (schema.type !== "object") return undefined;
  return new Map(
    (schema.required ?? []).flatMap((name): [string, readonly unknown[]][] => {
      const values = valuesOf(name);
      return values ? [[name, values]] : [];
    }),
  );
}

/** Whether every variant has values of its own for it, so that a value says which variant is meant. */
function isTag(name: string, tags: readonly (Tags | undefined)[]): boolean {
  const values = tags.map((one) => one?.get(name));
  if (values.includes(undefined)) return false;
  const texts = values.flatMap((those) => those?.map((one) => JSON.stringify(one)) ?? []);
  return new Set(texts).size === texts.length;
}
