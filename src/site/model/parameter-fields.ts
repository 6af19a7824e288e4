import type { Document, Parameter, Schema } from "../../contract/document.ts";
import { typesOf } from "../../contract/merged-schema.ts";
import { type Operation, parameterContent } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { type Field, fieldsOf, fieldTree, shapeOf } from "../../contract/shape.ts";
import { addressOf, isPrefixed, styleOf } from "../../contract/style.ts";

/** Parameters as fields, each with its place and how it is written, with the fields within those that are objects. */
export function parameterFields(document: Document, parameters: readonly Parameter[]): Field[] {
  return parameters.flatMap((one) => {
    const { name, in: place, required = false, description, deprecated, allowEmptyValue } = one;
    const { schema: given, examples } = parameterContent(document, one);
    const values = examples.map(({ value }) => value);
    const about = { description, deprecated, examples: values.length > 0 ? values : undefined };
    const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
    const parameter: Schema = { allOf: [given], ...known };
    const object: Schema = { properties: { [name]: parameter }, required: required ? [name] : [] };
    const [field] = fieldTree(document, shapeOf(document, object)).fields;
    if (!field) return [];
    const { shape } = field;
    return [
      {
        ...field,
        shape: {
          ...shape,
          facts: [
            `in the ${place}`,
            ...(allowEmptyValue ? ["may be empty"] : []),
            ...writtenAs(one, shape.schema),
            ...shape.facts,
          ],
        },
      },
    ];
  });
}

/** The fields of a request whose values in the samples are no examples, and do not match their patterns. */
export function placeholdersOf(document: Document, { parameters, requestBody }: Operation): string[] {
  const sent = parameters.filter((one) => one.required || one.in === "path");
  const [content] = requestBody?.contents ?? [];
  const inBody = content?.examples.length === 0 ? fieldsOf(document, shapeOf(document, content.schema)) : [];
  const isPlaceholder = ({ shape: { schema } }: Field) =>
    schema.pattern !== undefined &&
    !schema.readOnly &&
    !new RegExp(schema.pattern, "u").test(String(sampleOf(document, schema)));
  return [...parameterFields(document, sent), ...inBody].filter(isPlaceholder).map(({ path }) => path);
}

/** How a value is written that is a list, an object or a document of its own: as the samples write it. */
function writtenAs(parameter: Parameter, schema: Schema): string[] {
  const { name, in: place, content } = parameter;
  const style = styleOf(parameter);
  if (!style) return [`written as \`${Object.keys(content ?? {})[0]}\``];
  const types = typesOf(schema);
  const isList = types.includes("array");
  const isObject = types.includes("object");
  if (!isList && !isObject && !isPrefixed(style)) return [];
  const names = Object.keys(schema.properties ?? { name: {}, other: {} });
  const object = Object.fromEntries(names.slice(0, 2).map((one) => [one, "…"]));
  const value = isList ? ["…", "…"] : isObject ? object : "…";
  const { uri, headers } = addressOf(place === "path" ? `{${name}}` : "", [{ in: place, name, value, style }], String);
  return [`written as \`${headers[0]?.[1] ?? uri.replace("?", "")}\``];
}
