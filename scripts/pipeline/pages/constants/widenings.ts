import { type OpenApiDocument, refName, type Schema } from "../../document.ts";

/** A value that is an id of a constant, or something else. */
export interface Widening {
  name: string;
  title: string;
  description: string;
  constant: string;
  others: string[];
}

interface WideningSchema extends Schema {
  anyOf?: Schema[];
}

export function wideningsOf({ components }: OpenApiDocument): Widening[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const alternatives = (schema as WideningSchema).anyOf ?? [];
    const constant = alternatives
      .map(({ $ref }) => refName($ref ?? ""))
      .find((target) => components.schemas[target]?.enum);
    if (!constant) return [];
    const others = alternatives.flatMap(({ title }) => title ?? []);
    return { name, title: schema.title ?? name, description: schema.description ?? "", constant, others };
  });
}
