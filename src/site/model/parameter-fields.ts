import type { Document, Parameter, Schema } from "../../contract/document.ts";
import { typesOf } from "../../contract/merged-schema.ts";
import type { Operation } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { type Field, fieldsOf, fieldTree, shapeOf } from "../../contract/shape.ts";
import { styleOf } from "../../contract/style.ts";

/** Parameters as fields, each with its place and how it is written, with the fields within those that are objects. */
export function parameterFields(document: Document, parameters: readonly Parameter[]): Field[] {
  return parameters.flatMap((one) => {
    const { name, in: place, required = false, schema, content, description, deprecated, example } = one;
    const given = (schema ?? Object.values(content ?? {})[0]?.schema ?? {}) as Schema;
    const about = { description, deprecated, examples: example === undefined ? undefined : [example] };
    const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
    const parameter: Schema = { allOf: [given], ...known };
    const object: Schema = { properties: { [name]: parameter }, required: required ? [name] : [] };
    const [field] = fieldTree(document, shapeOf(document, object)).fields;
    if (!field) return [];
    const { shape } = field;
    return [
      { ...field, shape: { ...shape, facts: [`in the ${place}`, ...writtenAs(one, shape.schema), ...shape.facts] } },
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

const separators: Record<string, string> = { pipeDelimited: "`|`", spaceDelimited: "spaces" };

/** How a value is written that is a list, an object or a document of its own. */
function writtenAs(parameter: Parameter, schema: Schema): string[] {
  const { name, content } = parameter;
  const how = styleOf(parameter);
  if (!how) return [`written as \`${Object.keys(content ?? {})[0]}\``];
  const types = typesOf(schema);
  const isList = types.includes("array");
  if (!isList && !types.includes("object")) return [];
  const { style, explode } = how;
  const [first = isList ? "0" : "name", second = "other"] = Object.keys(schema.properties ?? {});
  if (style === "deepObject") return [`written as \`${name}[${first}]=…\``];
  const isRepeated = explode && style !== "simple" && style !== "label";
  if (isRepeated) {
    const text = isList ? `${name}=…&${name}=…` : `${first}=…&${second}=…`;
    return [`written as \`${style === "matrix" ? `;${text.replaceAll("&", ";")}` : text}\``];
  }
  const values = isList ? "values" : explode ? `\`${first}=…\`` : "names and values";
  const separator = style === "label" && explode ? "`.`" : (separators[style] ?? "commas");
  const start = style === "label" ? "after a `.` " : style === "matrix" ? `after \`;${name}=\` ` : "";
  return [`${start}${values} joined by ${separator}`];
}
