import type { Schema, WithComponents } from "./document.ts";
import { type MergedSchema, mergedSchema } from "./merged-schema.ts";
import { factsOf, hasFields, typeText, variantsOf } from "./schema-words.ts";

/** What a reader needs of a schema. */
export interface Shape extends MergedSchema {
  /** In words, in Markdown: `array of string`, `Cat or Dog`. */
  type: string;
  /** Its limits and the like, in words that follow the type, in Markdown. */
  facts: string[];
}

/** A field of an object, or of an object within it. */
export interface Field {
  /** With the fields around it: `data[].monitor_id`; `labels.*.name` for any name, `pair[0].name` for one place. */
  path: string;
  shape: Shape;
  isRequired: boolean;
  /** The one of several variants that has the field. */
  variant: string | undefined;
}

export function shapeOf(document: WithComponents, given: Schema | boolean): Shape {
  return shapeOfMerged(document, mergedSchema(document, given));
}

/** The shape of a schema that is merged: of a variant. */
export function shapeOfMerged(document: WithComponents, merged: MergedSchema): Shape {
  return { ...merged, type: typeText(document, merged), facts: factsOf(document, merged) };
}

/** The fields of a shape, and those of the objects in them, but for a record within a record of its own kind. */
export function fieldsOf(document: WithComponents, shape: Shape): Field[] {
  return fieldsWithin(document, shape, { path: "", variant: undefined, around: [] });
}

interface Place {
  path: string;
  variant: string | undefined;
  /** The references that lead here. */
  around: readonly string[];
}

function fieldsWithin(document: WithComponents, { schema, refs }: MergedSchema, place: Place): Field[] {
  const { properties = {}, required = [] } = schema;
  const inner = { ...place, around: [...place.around, ...refs] };
  const isRepeated = ({ refs }: MergedSchema) => refs.length > 0 && refs.every((ref) => inner.around.includes(ref));
  const fieldsOfPart = (part: MergedSchema, path: string, variant = place.variant) =>
    isRepeated(part) ? [] : fieldsWithin(document, part, { ...inner, path, variant });
  const named = Object.entries(properties).flatMap(([name, property]) => {
    const shape = shapeOf(document, property);
    const path = place.path === "" ? name : `${place.path}.${name}`;
    const isAbove = [shape, ...partsOf(document, shape).map(({ part }) => part)].some(
      (part) => isRepeated(part) && hasFields(part.schema),
    );
    const facts = isAbove ? [...shape.facts, "as above"] : shape.facts;
    const field = { path, shape: { ...shape, facts }, isRequired: required.includes(name), variant: place.variant };
    return [field, ...fieldsOfPart(shape, path)];
  });
  return [
    ...named,
    ...partsOf(document, { schema }).flatMap(({ part, step }) => fieldsOfPart(part, place.path + step)),
    ...variantsOf(document, schema).flatMap(({ part, label }) => fieldsOfPart(part, place.path, label)),
  ];
}

/** The schemas of what has no name in a value: its items, and the values of a map. */
function partsOf(
  document: WithComponents,
  { schema }: Pick<MergedSchema, "schema">,
): Array<{ part: MergedSchema; step: string }> {
  const { items, prefixItems = [], additionalProperties } = schema;
  const parts: Array<[step: string, given: Schema | boolean | undefined]> = [
    ...prefixItems.map((item, index): [string, Schema | boolean] => [`[${index}]`, item]),
    ["[]", items],
    [".*", additionalProperties],
  ];
  return parts.flatMap(([step, given]) =>
    typeof given === "object" ? { step, part: mergedSchema(document, given) } : [],
  );
}

/** The components that a value is of, or its items, values or variants are. */
export function componentsOf(document: WithComponents, shape: MergedSchema): string[] {
  if (shape.component) return [shape.component];
  const parts = [...partsOf(document, shape), ...variantsOf(document, shape.schema)].map(({ part }) => part);
  return [...new Set(parts.flatMap(({ component }) => component ?? []))];
}
