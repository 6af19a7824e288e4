import { propertiesOf, type Schema } from "../src/contract/document.ts";

/** A schema of a `oneOf`, with its reference resolved. */
export interface ResolvedVariant {
  schema: Schema;
  /** Resolves the reference of a property of this schema, if it has one. */
  resolve(property: Schema): Schema;
}

/**
 * Finds the tags of a `oneOf`: properties that each variant requires, and of which no two variants have the same value.
 * @returns the values of each variant, by the name of the property
 */
export function discriminatorsOf(variants: readonly ResolvedVariant[]): Map<string, ReadonlyArray<readonly unknown[]>> {
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

function valuesOf({ schema, resolve }: ResolvedVariant, name: string): readonly unknown[] {
  const property = propertiesOf(schema)[name];
  if (!property || !schema.required?.includes(name)) return [];
  const { const: only, enum: ids = [] } = { ...resolve(property), ...property };
  return only === undefined ? ids : [only];
}
