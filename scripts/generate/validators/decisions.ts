import type { Schema, WithComponents } from "../../../src/contract/document.ts";
import { mergedSchema } from "../../../src/contract/merged-schema.ts";
import { tagsOf } from "../../tagged-union.ts";

/**
 * A schema whose `oneOf` is written as decisions, where its variants have a tag, a required property that has other values in each:
 * the property is one of these, and if it is that of a variant, the variant holds. It accepts the same values, and its errors are
 * about the variant that is meant: Ajv reports those of all variants of a union.
 */
export function withDecisions(document: WithComponents, schema: Schema): Schema {
  const { oneOf = [], ...others } = schema;
  const resolve = (one: Schema) => mergedSchema(document, one).schema;
  const [tag] = tagsOf(oneOf.map((variant) => ({ schema: resolve(variant), resolve })));
  if (!tag) return schema;
  const [property, values] = tag;
  const has = (ids: readonly unknown[] = []) => ({
    type: "object",
    required: [property],
    properties: { [property]: { enum: ids } },
  });
  const known = has(values.flat());
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const decisions = oneOf.map((variant, index) => ({ if: has(values[index]), then: variant }));
  return { ...others, allOf: [known, ...decisions] } as Schema;
}
