import type { Schema, WithComponents } from "../../../src/contract/document.ts";
import { mergedSchema } from "../../../src/contract/merged-schema.ts";
import { discriminatorsOf } from "../../tagged-union.ts";

/**
 * Writes a `oneOf` whose variants have a tag as if/then: each variant requires the same property with other values, and its
 * value selects the variant that is checked. The result accepts the same objects, but Ajv reports only the errors of the
 * selected variant, instead of those of all variants.
 */
export function withDecisions(document: WithComponents, schema: Schema): Schema {
  const { oneOf = [], ...others } = schema;
  const resolve = (one: Schema) => mergedSchema(document, one).schema;
  const [tag] = discriminatorsOf(oneOf.map((variant) => ({ schema: resolve(variant), resolve })));
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
