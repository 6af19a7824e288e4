/** What a schema says, in words: its type, and its limits and other facts in Markdown. */
import { allowsNothing, refName, type Schema, type WithComponents } from "./document.ts";
import { type MergedSchema, mergedSchema, typesOf } from "./merged-schema.ts";

type AnySchema = Schema | boolean;

/** One of the `oneOf` or `anyOf` of a schema. */
export interface Variant {
  /** Its title, its name, or its number. */
  label: string;
  part: MergedSchema;
}

export function variantsOf(document: WithComponents, { oneOf = [], anyOf = [], allOf = [] }: Schema): Variant[] {
  const more = allOf.flatMap((part) => [...(part.oneOf ?? []), ...(part.anyOf ?? [])]);
  return [...oneOf, ...anyOf, ...more].map((given, index) => {
    const part = mergedSchema(document, given);
    return { label: part.schema.title ?? part.component ?? `variant ${index + 1}`, part };
  });
}

/** The type of a merged schema. A record within its own kind has its name. */
export function typeText(
  document: WithComponents,
  { schema, refs, component }: MergedSchema,
  within: readonly string[] = [],
): string {
  if (component && refs.length > 0 && refs.every((ref) => within.includes(ref))) return component;
  const around = [...within, ...refs];
  const inner = (part: AnySchema) => {
    const text = typeText(document, mergedSchema(document, part), around);
    return text.includes(" or ") ? `(${text})` : text;
  };
  const types = typesOf(schema);
  if (types.length > 0) {
    const texts = types.map((type) =>
      type === "array" ? arrayText(schema, inner) : type === "object" ? objectText(schema, inner) : type,
    );
    return texts.join(" or ");
  }
  if (allowsNothing(schema)) return "never";
  const left = typesLeft(schema);
  if (left.length > 0) return left.join(" or ");
  const texts = variantsOf(document, schema).map((variant) => variantText(document, variant, around));
  return texts.length > 0 ? [...new Set(texts)].join(" or ") : "any";
}

function variantText(document: WithComponents, { label, part }: Variant, within: readonly string[]): string {
  if (hasFields(part.schema)) return label;
  if (hasMeaning(part)) return meaningText(part);
  const type = typeText(document, part, within);
  const facts = ownFacts(part);
  return facts.length > 0 ? `${type} (${facts.join(", ")})` : type;
}

/** Whether a variant is one value with words about it. */
const hasMeaning = ({ schema }: MergedSchema) =>
  schema.const !== undefined && (schema.title ?? schema.description) !== undefined;

const meaningText = ({ schema }: MergedSchema) =>
  `${valueText(schema.const)} (${[schema.title, schema.description].filter(Boolean).join(": ")})`;

type Inner = (part: AnySchema) => string;

function arrayText({ items, prefixItems }: Schema, inner: Inner): string {
  if (prefixItems) return `array [${[...prefixItems.map(inner), ...(items ? [`...${inner(items)}`] : [])].join(", ")}]`;
  return items ? `array of ${inner(items)}` : "array";
}

function objectText({ properties, additionalProperties }: Schema, inner: Inner): string {
  const isMap = !properties && typeof additionalProperties === "object";
  return isMap ? `map of ${inner(additionalProperties)}` : "object";
}

/** The types that a schema leaves which says only what others a value does not have; none if it says something else. */
function typesLeft({ not }: Schema): string[] {
  const { type, ...others } = Object(not) as Schema;
  if (type === undefined || Object.keys(others).length > 0) return [];
  return ["object", "array", "string", "number", "boolean", "null"].filter((one) => ![type].flat().includes(one));
}

/** Whether a schema has fields, also within its items or variants. */
export function hasFields({ properties, oneOf, anyOf }: Schema): boolean {
  return [properties, oneOf, anyOf].some((keyword) => keyword !== undefined);
}

/** The limits and other facts that a merged schema states besides its type, as parts of a sentence. */
export function factsOf(document: WithComponents, merged: MergedSchema): string[] {
  const { schema } = merged;
  return [
    ...ownFacts(merged),
    ...partFacts(document, schema),
    ...usageFacts(schema),
    ...variantFacts(document, schema),
  ];
}

/** What the keywords of a schema say of the value as a whole. The ids of a constant are on its page. */
function ownFacts({ schema, component }: Pick<MergedSchema, "schema" | "component">): string[] {
  const { const: only, enum: values, pattern, format, multipleOf, uniqueItems } = schema;
  const { contentEncoding, contentMediaType, exclusiveMinimum, exclusiveMaximum } = schema;
  const content = [contentEncoding, contentMediaType].filter((part) => part !== undefined).join(" of ");
  const undeclared = (schema.required ?? []).filter((name) => !schema.properties?.[name]);
  return [
    ...(only === undefined ? [] : [`always ${valueText(only)}`]),
    ...(values && !component && only === undefined ? [`one of ${values.map(valueText).join(", ")}`] : []),
    ...rangeFact(schema.minimum, schema.maximum),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    ...rangeFact(schema.minLength, schema.maxLength, "character"),
    ...rangeFact(schema.minItems, schema.maxItems, "item"),
    ...rangeFact(schema.minProperties, schema.maxProperties, "field"),
    ...(uniqueItems ? ["no duplicates"] : []),
    ...(pattern === undefined ? [] : [`matches ${codeText(pattern)}`]),
    ...(format ? [format] : []),
    ...(content ? [content] : []),
    ...(undeclared.length > 0 ? [`${namesText(undeclared)} ${undeclared.length === 1 ? "is" : "are"} required`] : []),
    ...(schema.allOf ?? []).flatMap((part) => ownFacts({ schema: part, component })),
  ];
}

function rangeFact(low: number | undefined, high: number | undefined, unit = ""): string[] {
  const counted = (count: number) => (unit === "" ? "" : ` ${unit}${count === 1 ? "" : "s"}`);
  if (low !== undefined && low === high) return [`exactly ${low}${counted(low)}`];
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${counted(high)}`];
  if (low !== undefined) return [`at least ${low}${counted(low)}`];
  return high === undefined ? [] : [`at most ${high}${counted(high)}`];
}

/** What a schema says of its items, and of fields that it does not name. */
function partFacts(document: WithComponents, schema: Schema): string[] {
  const sentence = (part: AnySchema) => {
    const merged = mergedSchema(document, part);
    const type = merged.schema.type || merged.component ? [typeText(document, merged)] : [];
    return [...type, ...ownFacts(merged)].join(", ");
  };
  const { items, properties, additionalProperties, propertyNames, patternProperties = {}, contains, not } = schema;
  const isMap = typeof additionalProperties === "object";
  const each = [...(items ? [items] : []), ...(isMap && !properties ? [additionalProperties] : [])];
  return [
    ...each.flatMap((part) => ownFacts(mergedSchema(document, part)).map((fact) => `each ${fact}`)),
    ...(isMap && properties ? [`other fields: ${sentence(additionalProperties)}`] : []),
    ...(propertyNames ? [`names: ${sentence(propertyNames)}`] : []),
    ...Object.entries(patternProperties).map(
      ([pattern, part]) => `fields that match ${codeText(pattern)}: ${sentence(part)}`,
    ),
    ...Object.entries(schema.dependentRequired ?? {}).map(
      ([name, others]) => `with ${codeText(name)} also ${namesText(others)}`,
    ),
    ...(contains ? [`contains ${sentence(contains)}`] : []),
    ...(not && !allowsNothing(schema) && typesLeft(schema).length === 0 ? [`not: ${sentence(not)}`] : []),
    ...conditionFacts(document, schema, sentence),
    ...([additionalProperties, schema.unevaluatedProperties].some((one) => one !== undefined && allowsNothing(one))
      ? ["no other fields"]
      : []),
  ];
}

/** What a schema says of fields that depends on others. */
function conditionFacts(document: WithComponents, schema: Schema, sentence: (part: AnySchema) => string): string[] {
  /** @param there what `required` says: that fields are there, or have to be */
  const words = (part: AnySchema, there: "is there" | "is required") => {
    const { properties = {}, required = [] } = mergedSchema(document, part).schema;
    const values = Object.entries(properties).map(([name, one]) => {
      const text = allowsNothing(one) ? "not allowed" : sentence(one).replace(/^always /, "");
      return text && `${codeText(name)} is ${text}`;
    });
    const names = required.filter((name) => !properties[name] || there === "is required");
    return [...values, ...names.map((name) => `${codeText(name)} ${there}`)].filter(Boolean).join(" and ");
  };
  const { if: condition, then, else: otherwise, dependentSchemas = {} } = schema;
  const start = condition === undefined ? "" : words(condition, "is there");
  const rules: Array<[start: string, part: AnySchema | undefined]> = [
    ...Object.entries(dependentSchemas).map(([name, part]): [string, AnySchema] => [`with ${codeText(name)}`, part]),
    [`if ${start}`, start === "" ? undefined : then],
    [`unless ${start}`, start === "" ? undefined : otherwise],
  ];
  return [
    ...(condition !== undefined && start === "" ? ["has conditions (`if`)"] : []),
    ...rules.flatMap(([start, part]) => (part ? `${start}: ${words(part, "is required") || "other conditions"}` : [])),
  ];
}

function usageFacts({ default: usual, example, examples, readOnly, writeOnly }: Schema): string[] {
  const shown = example ?? examples?.[0];
  return [
    ...(usual === undefined ? [] : [`default ${valueText(usual)}`]),
    ...(shown === undefined ? [] : [`example ${valueText(shown)}`]),
    ...(readOnly ? ["only in responses"] : []),
    ...(writeOnly ? ["only in requests"] : []),
  ];
}

function variantFacts(document: WithComponents, schema: Schema): string[] {
  const variants = variantsOf(document, schema);
  const { discriminator } = schema;
  if (discriminator) {
    const cases = Object.entries(discriminator.mapping ?? {}).map(
      ([value, target]) =>
        `${valueText(value)} ${document.components.schemas[refName(target)]?.title ?? refName(target)}`,
    );
    return [`${codeText(discriminator.propertyName)} decides${cases.length > 0 ? `: ${cases.join(", ")}` : ""}`];
  }
  // Where the type does not have them in its words.
  const isTyped = typesOf(schema).length > 0;
  if (isTyped && variants.length > 0 && variants.every(({ part }) => hasMeaning(part)))
    return [`one of ${variants.map(({ part }) => meaningText(part)).join(", ")}`];
  const facts = isTyped ? variants.map(({ part }) => ownFacts(part).join(", ")) : [];
  if (facts.length === 0 || facts.includes("")) return [];
  const [all, one] = facts.length === 2 ? ["or both", "but not both"] : ["or several", "but only one"];
  return [`either ${facts.join(" or ")}, ${schema.oneOf ? one : all}`];
}

function valueText(value: unknown): string {
  return codeText(JSON.stringify(value));
}

function namesText(names: readonly string[]): string {
  return names.map(codeText).join(", ");
}

/** A text as code in Markdown, whatever it contains. */
function codeText(text: string): string {
  if (!text.includes("`")) return `\`${text}\``;
  const longest = Math.max(...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}
