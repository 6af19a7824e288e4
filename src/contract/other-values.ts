import { type Document, refName } from "./document.ts";

/** A value that is an id of a constant, or something else. */
export interface OtherValues {
  name: string;
  title: string;
  description: string;
  constant: string;
  others: string[];
}

export function otherValuesOf({ components }: Document): OtherValues[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const alternatives = schema.anyOf ?? [];
    const constant = alternatives
      .map(({ $ref }) => refName($ref ?? ""))
      .find((target) => components.schemas[target]?.enum);
    if (!constant) return [];
    const others = alternatives.flatMap(({ title }) => title ?? []);
    return { name, title: schema.title ?? name, description: schema.description ?? "", constant, others };
  });
}
