import { schemaOf } from "../../../src/contract/document.ts";
import { eachObject } from "../../../src/contract/walk.ts";

/**
 * Writes the properties that are `true` or `false` as objects, in place: `{}` and `{ not: {} }` mean the same, and the readers of Go
 * (kin-openapi, with oapi-codegen and oasdiff) accept no other.
 */
export function lowerBooleans(document: object): void {
  eachObject(document, ({ properties }) => {
    for (const [name, schema] of Object.entries(Object(properties)))
      if (typeof schema === "boolean") (properties as Record<string, unknown>)[name] = schemaOf(schema);
  });
}
