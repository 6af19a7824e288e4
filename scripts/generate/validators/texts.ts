import type { Parameter, Schema, WithComponents } from "../../../src/contract/document.ts";
import { mergedSchema, typesOf } from "../../../src/contract/merged-schema.ts";
import type { TextDescription } from "../../../src/contract/style.ts";

/** How the text of a parameter is read, by the types of its schema, of its items and of their variants. */
export function parameterText(document: WithComponents, { schema = {} }: Parameter): TextDescription {
  const { items } = mergedSchema(document, schema).schema;
  const type = typesIn(document, items ?? schema).find((one) => one !== "string" && one !== "null");
  return { ...(type && { type: type as "integer" }), ...(items && { isList: true }) };
}

function typesIn(document: WithComponents, given: Schema): string[] {
  const { schema } = mergedSchema(document, given);
  return [...typesOf(schema), ...(schema.anyOf ?? []).flatMap((one) => typesIn(document, one))];
}
