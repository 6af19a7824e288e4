import type { Encoding, Parameter, Schema, WithComponents } from "../../../src/contract/document.ts";
import { type MergedSchema, mergedSchema, typesOf } from "../../../src/contract/merged-schema.ts";
import { isPrefixed, type Style, styleOf, type TextDescription } from "../../../src/contract/style.ts";

/** How a parameter is read. */
export function parameterText(document: WithComponents, parameter: Parameter): TextDescription {
  const { schema = {}, content } = parameter;
  const [media] = Object.keys(content ?? {});
  if (media !== undefined) return /[/+]json$/.test(media) ? { type: "object" } : {};
  return textOf(document, schema as Schema, styleOf(parameter));
}

/** How the fields of a form are read, but for those that are one string. */
export function formTexts(
  document: WithComponents,
  schema: Schema,
  encoding: Readonly<Record<string, Encoding>> = {},
): Record<string, TextDescription> {
  const { properties = {} } = mergedSchema(document, schema).schema;
  const texts = Object.entries(properties).map(([name, property]) => {
    const { style, explode } = encoding[name] ?? {};
    const isStyled = style !== undefined || explode !== undefined;
    const used = { style: style ?? "form", explode: explode ?? (style ?? "form") === "form" };
    return [name, textOf(document, property, isStyled ? used : undefined)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => Object.keys(text).length > 0));
}

/** How a text is read that a schema is about, by its types and those of its variants. */
function textOf(
  document: WithComponents,
  schema: Schema | boolean,
  style: Style | undefined,
  around: readonly string[] = [],
): TextDescription {
  const within = variantsOf(document, schema);
  const isList = within.some((one) => typesOf(one.schema).includes("array"));
  const items = isList
    ? within.flatMap((one) => (one.schema.items === undefined ? [] : variantsOf(document, one.schema.items)))
    : within;
  const types = items.flatMap((one) => typesOf(one.schema)).filter((type) => type !== "null");
  const isStyled = style !== undefined && types.includes("object") && (!isList || style.style === "deepObject");
  const type = types.find((one) => one !== "string" && one !== "array" && !(isStyled && one === "object"));
  const refs = items.flatMap((one) => one.refs);
  const inner = { style: "deepObject", explode: true };
  const isRepeated = refs.some((ref) => around.includes(ref));
  const fieldText = (property: Schema | boolean) =>
    isRepeated
      ? {}
      : textOf(document, property, style?.style === "deepObject" ? inner : undefined, [...around, ...refs]);
  const fields = items.flatMap((one) =>
    Object.entries(one.schema.properties ?? {}).map(([name, property]) => [name, fieldText(property)] as const),
  );
  const others = items.flatMap(({ schema: { properties, additionalProperties = !properties } }) =>
    isStyled && additionalProperties ? fieldText(additionalProperties === true ? {} : additionalProperties) : [],
  );
  const isUsual = style === undefined || (style.style === "form" && style.explode && !isStyled);
  return {
    ...(type && { type: type as "integer" }),
    ...(isList && { isList }),
    ...((isList || isStyled || isPrefixed(style)) && !isUsual && style),
    ...(isStyled && { ...style, fields: Object.fromEntries(fields) }),
    ...(isStyled && others.length > 0 && { others: others[0] as TextDescription }),
  };
}

/** A schema with those of its variants, and theirs. */
function variantsOf(document: WithComponents, given: Schema | boolean, depth = 0): MergedSchema[] {
  const merged = mergedSchema(document, given);
  const { oneOf = [], anyOf = [] } = merged.schema;
  const variants = depth > 3 ? [] : [...oneOf, ...anyOf];
  return [merged, ...variants.flatMap((one) => variantsOf(document, one, depth + 1))];
}
