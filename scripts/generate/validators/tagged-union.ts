import { propertiesOf, type Schema, type WithComponents } from "../../../src/contract/document.ts";
import { mergedSchema } from "../../../src/contract/merged-schema.ts";

/** The values that each required property of a variant may have, by its name. */
type Tags = ReadonlyMap<string, readonly unknown[]>;

/**
 * A schema whose `oneOf` is written as decisions, where its variants have a tag, a required property that has other values in each:
 * the property is one of these, and if it is that of a variant, the variant holds. It accepts the same values, and its errors are
 * about the variant that is meant: Ajv reports those of all variants of a union.
 */
export function withDecisions(document: WithComponents, schema: Schema): Schema {
  const { oneOf = [], ...others } = schema;
  const tags = oneOf.map((variant) => tagsOf(document, variant));
  const property = [...(tags[0]?.keys() ?? [])].find((name) => isTag(name, tags));
  if (property === undefined) return schema;
  const has = (values: readonly unknown[] = []) => {
    return { type: "object", required: [property], properties: { [property]: { enum: values } } };
  };
  const known = has(tags.flatMap((one) => one.get(property) ?? []));
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const decisions = oneOf.map((variant, index) => ({ if: has(tags[index]?.get(property)), then: variant }));
  return { ...others, allOf: [known, ...decisions] } as Schema;
}

function tagsOf(document: WithComponents, variant: Schema): Tags {
  const { schema } = mergedSchema(document, variant);
  const properties = propertiesOf(schema);
  const required = (schema.required ?? []).flatMap((name): Array<[string, readonly unknown[]]> => {
    const { const: value, enum: values = [] } = mergedSchema(document, properties[name] ?? {}).schema;
    return value === undefined ? [[name, values]] : [[name, [value]]];
  });
  return new Map(required);
}

/** Whether every variant has values of its own for it, so that a value says which variant is meant. */
function isTag(name: string, tags: readonly Tags[]): boolean {
  const values = tags.flatMap((one) => one.get(name) ?? []);
  return tags.every((one) => one.get(name)?.length) && new Set(values).size === values.length;
}
