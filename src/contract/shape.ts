import { propertiesOf, refName, type Schema, schemaOf, type WithComponents } from "./document.ts";
import { type MergedSchema, mergedSchema } from "./merged-schema.ts";
import { factsOf, hasFields, typeText, variantsOf } from "./schema-words.ts";

/** What a reader needs of a schema. */
export interface Shape extends MergedSchema {
  /** In words, in Markdown: `array of string`, `Cat or Dog`. */
  type: string;
  /** Its limits and the like, in words that follow the type, in Markdown. */
  facts: string[];
}

/** A field of an object. */
export interface Field {
  /** `monitor_id`; `[0]` for a place of a tuple. */
  name: string;
  /** With the fields around it: `data[].monitor_id`; `labels.*.name` for any name, `pair[0].name` for one place. */
  path: string;
  shape: Shape;
  isRequired: boolean;
  /** The title of the overlay that has added it to a record of the contract. */
  added: string | undefined;
  /** The one of several variants that has the field. */
  variant: string | undefined;
  /** Those of its value, of its items, or of the values of a map. */
  inner: Fields;
}

/** The fields of a value, and those of its variants. */
export interface Fields {
  fields: Field[];
  /** Each with the value of the discriminator, such as `kind: "once"`. */
  variants: Array<{ label: string; chosenBy: string | undefined; inner: Fields }>;
}

export function shapeOf(document: WithComponents, given: Schema | boolean): Shape {
  return shapeOfMerged(document, mergedSchema(document, given));
}

/** The shape of a schema that is merged: of a variant. */
export function shapeOfMerged(document: WithComponents, merged: MergedSchema): Shape {
  return { ...merged, type: typeText(document, merged), facts: factsOf(document, merged) };
}

/** The fields of a shape, each with those in it, but for a record within a record of its own kind. */
export function fieldTree(document: WithComponents, shape: Shape): Fields {
  return fieldsWithin(document, shape, { path: "", variant: undefined, around: [] });
}

/** The same fields, in one list. */
export function fieldsOf(document: WithComponents, shape: Shape): Field[] {
  return listOf(fieldTree(document, shape));
}

export function listOf({ fields, variants }: Fields): Field[] {
  const own = fields.flatMap((field) => [field, ...listOf(field.inner)]);
  return [...own, ...variants.flatMap(({ inner }) => listOf(inner))];
}

interface Place {
  path: string;
  variant: string | undefined;
  /** The records that it is in, each with its fields above. */
  around: readonly string[];
}

/** What two schemas have in common that are one record: its name, or for a record made of others, theirs. */
function identityOf({ component, refs }: MergedSchema): string[] {
  return refs.length > 0 ? [component ?? `all of ${refs.join(" ")}`] : [];
}

function fieldsWithin(document: WithComponents, merged: MergedSchema, place: Place): Fields {
  const { schema } = merged;
  const { properties = {}, required = [] } = schema;
  const around = [...place.around, ...identityOf(merged)];
  const isRepeated = (part: MergedSchema) => identityOf(part).some((one) => around.includes(one));
  const inPart = (part: MergedSchema, path: string, variant = place.variant): Fields =>
    isRepeated(part) ? { fields: [], variants: [] } : fieldsWithin(document, part, { path, variant, around });
  const fields = Object.entries(properties).map(([name, property]): Field => {
    const shape = shapeOf(document, property);
    const path = place.path === "" ? name : `${place.path}.${name}`;
    const isAbove = [shape, ...partsOf(document, shape).map(({ part }) => part)].some(
      (part) => isRepeated(part) && hasFields(part.schema),
    );
    const facts = isAbove ? [...shape.facts, "as above"] : shape.facts;
    const inner = inPart(shape, path);
    return {
      name,
      path,
      shape: { ...shape, facts },
      isRequired: required.includes(name),
      added: schemaOf(property)["x-added"],
      variant: place.variant,
      inner,
    };
  });
  const variants: Fields["variants"] = [];
  for (const { part, step } of partsOf(document, { schema })) {
    const path = place.path + step;
    const inner = inPart(part, path);
    const isTold = /\d/.test(step) && (part.schema.description !== undefined || inner.fields.length > 0);
    if (isTold) {
      const shape = shapeOfMerged(document, part);
      fields.push({ name: step, path, shape, isRequired: false, added: undefined, variant: place.variant, inner });
    } else {
      fields.push(...inner.fields);
      variants.push(...inner.variants);
    }
  }
  for (const { part, label } of variantsOf(document, schema)) {
    const inner = inPart(part, place.path, label);
    if (inner.fields.length + inner.variants.length > 0)
      variants.push({ label, chosenBy: chosenBy(schema, part), inner });
  }
  return { fields, variants };
}

/** The field that decides that a value is of a variant, with its value. */
function chosenBy({ discriminator }: Schema, { component, schema }: MergedSchema): string | undefined {
  const { propertyName: name = "", mapping = {} } = discriminator ?? {};
  const [mapped] = Object.entries(mapping).find(([, target]) => refName(target) === component) ?? [];
  const value = mapped ?? propertiesOf(schema)[name]?.const ?? component;
  return discriminator && value !== undefined ? `${name}: ${JSON.stringify(value)}` : undefined;
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
