import { propertiesOf, type Schema } from "../src/contract/document.ts";

/** One of the schemas of a `oneOf`, without a reference. */
export interface Variant {
  schema: Schema;
  /** Returns a property of it without a reference. */
  resolve(property: Schema): Schema;
}

/**
 * The tags of a `oneOf`: each variant requires such a property, and no two variants have the same value of it.
 * @returns the values of each variant, by the name of the property
 */
export function tagsOf(variants: readonly Variant[]): Map<string, ReadonlyArray<readonly unknown[]>> {
  const [
    {
      schema: { required = [] },
    } = { schema: {} },
  ] = variants;
  const candidates = required.map((name) => [name, variants.map((variant) => valuesOf(variant, name))] as const);
  const tags = candidates.filter(([, values]) => {
    const all = values.flat();
    return values.every(({ length }) => length > 0) && new Set(all).size === all.length;
  });
  return new Map(tags);
}

function valuesOf({ schema, resolve }: Variant, name: string): readonly unknown[] {
  const property = propertiesOf(schema)[name];
  if (!property || !schema.required?.includes(name)) return [];
  const { const: only, enum: ids = [] } = { ...resolve(property), ...property };
  return only === undefined ? ids : [only];
}
