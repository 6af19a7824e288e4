/** Describes schemas in words: their types, and in Markdown their limits and other facts. */
import { allowsNothing, refName, type Schema, type WithComponents } from "./document.ts";
import { type MergedSchema, mergedSchema, typesOf } from "./merged-schema.ts";

/** One of the `oneOf` or `anyOf` of a schema. */
export interface Variant {
  /** The title of the variant, or else its name, or its number. */
  label: string;
  part: MergedSchema;
}

export function variantsOf(document: WithComponents, { oneOf = [], anyOf = [] }: Schema): Variant[] {
  return [...oneOf, ...anyOf].map((given, index) => {
    const part = mergedSchema(document, given);
    return { label: part.schema.title ?? part.component ?? `variant ${index + 1}`, part };
  });
}

/** The type of a merged schema in words: `array of string`, `Cat or Dog`. */
export function typeText(document: WithComponents, schema: Schema): string {
  const inner = (part: Schema) => {
    const text = typeText(document, mergedSchema(document, part).schema);
    return text.includes(" or ") ? `(${text})` : text;
  };
  const types = typesOf(schema);
  if (types.length > 0) {
    const { items, properties, additionalProperties: values } = schema;
    const texts: Record<string, string> = {
      array: items ? `array of ${inner(items)}` : "array",
      object: !properties && typeof values === "object" ? `map of ${inner(values)}` : "object",
    };
    return types.map((type) => texts[type] ?? type).join(" or ");
  }
  if (allowsNothing(schema)) return "never";
  const texts = variantsOf(document, schema).map((variant) => variantText(document, variant));
  return texts.length > 0 ? [...new Set(texts)].join(" or ") : "any";
}

function variantText(document: WithComponents, { label, part: { schema, component } }: Variant): string {
  if (hasFields(schema)) return label;
  if (schema.const !== undefined && schema.title) return `${valueText(schema.const)} (${schema.title})`;
  const facts = ownFacts(schema, component);
  return `${typeText(document, schema)}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`;
}

function hasFields({ properties, oneOf, anyOf }: Schema): boolean {
  return [properties, oneOf, anyOf].some((keyword) => keyword !== undefined);
}

/** The limits and other facts that a schema states besides its type, as parts of a sentence. */
export function factsOf(document: WithComponents, { schema, component }: MergedSchema): string[] {
  const { items, properties, additionalProperties: others, default: usual, examples = [] } = schema;
  const factsOfPart = (part: Schema) => {
    const merged = mergedSchema(document, part);
    return ownFacts(merged.schema, merged.component);
  };
  const parts = [items, properties ? undefined : others].filter((part) => typeof part === "object");
  const ofOthers = properties && typeof others === "object" ? mergedSchema(document, others) : undefined;
  return [
    ...ownFacts(schema, component),
    ...parts.flatMap(factsOfPart).map((fact) => `each ${fact}`),
    ...(ofOthers ? [`other fields: ${typeText(document, ofOthers.schema)}`] : []),
    ...(others !== undefined && allowsNothing(others) ? ["no other fields"] : []),
    ...(usual === undefined ? [] : [`default ${valueText(usual)}`]),
    ...(examples.length > 0 ? [`example ${valueText(examples[0])}`] : []),
    ...variantFacts(document, schema),
  ];
}

/** The facts about the value as a whole. The ids of a constant are left out, because they are on its page. */
function ownFacts(schema: Schema, component: string | undefined): string[] {
  const { const: only, enum: values = [], not = {}, pattern, format, required = [], properties = {} } = schema;
  const excluded = not.const === undefined ? (not.enum ?? []) : [not.const];
  const undeclared = required.filter((name) => !properties[name]);
  return [
    ...(only === undefined ? [] : [`always ${valueText(only)}`]),
    ...(values.length > 0 && !component ? [`one of ${values.map(valueText).join(", ")}`] : []),
    ...(excluded.length > 0 ? [`not ${excluded.map(valueText).join(", ")}`] : []),
    ...rangeFact(schema.minimum, schema.maximum),
    ...rangeFact(schema.minLength, schema.maxLength, "character"),
    ...rangeFact(schema.minItems, schema.maxItems, "item"),
    ...(pattern === undefined ? [] : [`matches ${codeText(pattern)}`]),
    ...(format ? [format] : []),
    ...undeclared.map((name) => `${codeText(name)} is required`),
  ];
}

function rangeFact(low: number | undefined, high: number | undefined, unit = ""): string[] {
  const counted = (count: number) => (unit === "" ? "" : ` ${unit}${count === 1 ? "" : "s"}`);
  if (low !== undefined && low === high) return [`exactly ${low}${counted(low)}`];
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${counted(high)}`];
  if (low !== undefined) return [`at least ${low}${counted(low)}`];
  return high === undefined ? [] : [`at most ${high}${counted(high)}`];
}

/** How to tell the variants of an object apart. For other schemas, the words of the type already list the variants. */
function variantFacts(document: WithComponents, schema: Schema): string[] {
  const { discriminator } = schema;
  const { schemas } = document.components;
  if (discriminator) {
    const cases = Object.entries(discriminator.mapping ?? {}).map(
      ([value, target]) => `${valueText(value)} ${schemas[refName(target)]?.title ?? refName(target)}`,
    );
    return [`${codeText(discriminator.propertyName)} decides: ${cases.join(", ")}`];
  }
  const facts = variantsOf(document, schema).map(({ part }) => ownFacts(part.schema, part.component).join(", "));
  if (typesOf(schema).length === 0 || facts.length === 0 || facts.includes("")) return [];
  return [`either ${facts.join(" or ")}`];
}

function valueText(value: unknown): string {
  return codeText(JSON.stringify(value));
}

/** A text as code in Markdown, whatever it contains. */
function codeText(text: string): string {
  if (!text.includes("`")) return `\`${text}\``;
  const longest = Math.max(...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}
