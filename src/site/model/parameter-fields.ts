import type { Document, Parameter } from "../../contract/document.ts";
import { typesOf } from "../../contract/merged-schema.ts";
import { examplesOf } from "../../contract/operations.ts";
import { type Field, shapeOf } from "../../contract/shape.ts";

/** Parameters as fields, each with its place. */
export function parameterFields(document: Document, parameters: readonly Parameter[]): Field[] {
  return parameters.map((parameter) => {
    const { name, in: place, required = false, description, deprecated = false, schema } = parameter;
    const examples = examplesOf(document, parameter).map(({ value }) => value);
    const own = { ...(description && { description }), ...(examples.length > 0 && { examples }), deprecated };
    const shape = shapeOf(document, { ...schema, ...own });
    const isList = typesOf(shape.schema).includes("array");
    const facts = [`in the ${place}`, ...(isList ? [`written as \`${name}=…&${name}=…\``] : []), ...shape.facts];
    return {
      ...{ name, path: name, isRequired: required, variant: undefined },
      shape: { ...shape, facts },
      // It is a single value, or a list of these.
      inner: { fields: [], variants: [] },
    };
  });
}
