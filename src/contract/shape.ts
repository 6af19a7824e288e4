/**
 * The model of a schema for pages, samples and forms. It has the type and the limits of a value in words, and the component that
 * explains it. For an object, a list or a map it also has the fields, each with its own shape. A field that only one of several
 * variants has names that variant.
 */
import { refName, type Schema, type WithComponents } from "./document.ts";
import { type MergedSchema, mergedSchema } from "./merged-schema.ts";
import { factsOf, typeText, variantsOf } from "./schema-words.ts";

export interface Shape extends MergedSchema {
  /** The type in words, in Markdown: `array of string`, `Cat or Dog`. */
  type: string;
  /** The limits and other facts, in words that follow the type, in Markdown. */
  facts: string[];
}

/** A field of a record, a request or a response. */
export interface Field {
  name: string;
  /** The name with the fields around it: `data[].monitor_id`. In `labels.*.name`, the star stands for any name. */
  path: string;
  shape: Shape;
  isRequired: boolean;
  /** The variant that has the field, if there are several. */
  variant: string | undefined;
  /** The fields of its value, of its items, or of the values of a map. */
  inner: Fields;
}

/** The fields of a value, and those of its variants. */
export interface Fields {
  fields: Field[];
  /** The variants, each with the value of the discriminator that chooses it, such as `kind: "once"`. */
  variants: Array<{ label: string; component: string | undefined; chosenBy: string | undefined; inner: Fields }>;
}

export function shapeOf(document: WithComponents, given: Schema): Shape {
  const merged = mergedSchema(document, given);
  return { ...merged, type: typeText(document, merged.schema), facts: factsOf(document, merged) };
}

/**
 * The fields of a value, each with its inner fields.
 * @param path the path of the value
 * @param variant the variant that the value belongs to
 */
export function fieldTree(document: WithComponents, { schema }: MergedSchema, path = "", variant?: string): Fields {
  const { required = [] } = schema;
  const named = Object.entries(schema.properties ?? {}).map(([name, property]): Field => {
    const shape = shapeOf(document, property);
    const own = path === "" ? name : `${path}.${name}`;
    const inner = fieldTree(document, shape, own, variant);
    return { name, path: own, shape, isRequired: required.includes(name), variant, inner };
  });
  const parts = partsOf(document, schema).map(({ part, step }) => fieldTree(document, part, path + step, variant));
  const variants = variantsOf(document, schema)
    .map(({ part, label }) => {
      const inner = fieldTree(document, part, path, label);
      return { label, component: part.component, chosenBy: chosenBy(schema, part), inner };
    })
    .filter(({ inner }) => inner.fields.length + inner.variants.length > 0);
  return {
    fields: [...named, ...parts.flatMap(({ fields }) => fields)],
    variants: [...parts.flatMap((part) => part.variants), ...variants],
  };
}

/** The fields of a value and all their inner fields, in one list. */
export function fieldsOf(document: WithComponents, shape: MergedSchema): Field[] {
  return listOf(fieldTree(document, shape));
}

export function listOf({ fields, variants }: Fields): Field[] {
  const own = fields.flatMap((field) => [field, ...listOf(field.inner)]);
  return [...own, ...variants.flatMap(({ inner }) => listOf(inner))];
}

/** The field and the value that choose a variant, such as `kind: "once"`. */
function chosenBy({ discriminator }: Schema, { component }: MergedSchema): string | undefined {
  const { propertyName, mapping = {} } = discriminator ?? {};
  const [value] = Object.entries(mapping).find(([, target]) => refName(target) === component) ?? [];
  return value && `${propertyName}: ${JSON.stringify(value)}`;
}

/** The schemas of the items of a list, and of the values of a map, which have no names. */
function partsOf(document: WithComponents, { items, additionalProperties: values }: Schema) {
  return [
    ...(items ? [{ step: "[]", part: mergedSchema(document, items) }] : []),
    ...(typeof values === "object" ? [{ step: ".*", part: mergedSchema(document, values) }] : []),
  ];
}

/** The component of a value; without one, the components of its items, values or variants. */
export function componentsOf(document: WithComponents, { schema, component }: MergedSchema): string[] {
  if (component) return [component];
  const parts = [...partsOf(document, schema), ...variantsOf(document, schema)];
  return [...new Set(parts.flatMap(({ part }) => part.component ?? []))];
}
