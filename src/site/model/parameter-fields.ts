import type { Document, Parameter, Schema } from "../../contract/document.ts";
import { type Field, fieldTree, shapeOf } from "../../contract/shape.ts";

/** Parameters as fields, each with its place, with the fields within those that are objects. */
export function parameterFields(document: Document, parameters: readonly Parameter[]): Field[] {
  return parameters.flatMap(
    ({ name, in: place, required = false, schema, content, description, deprecated, example }) => {
      const given = (schema ?? Object.values(content ?? {})[0]?.schema ?? {}) as Schema;
      const about = { description, deprecated, examples: example === undefined ? undefined : [example] };
      const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
      const parameter: Schema = { allOf: [given], ...known };
      const object: Schema = { properties: { [name]: parameter }, required: required ? [name] : [] };
      const [field] = fieldTree(document, shapeOf(document, object)).fields;
      if (!field) return [];
      return [{ ...field, shape: { ...field.shape, facts: [`in the ${place}`, ...field.shape.facts] } }];
    },
  );
}
