import { type Document, refName } from "./document.ts";

/** A schema whose values are the ids of a constant, and others. */
export interface OtherValues {
  name: string;
  title: string;
  description: string;
  constant: string;
  /** What the other values are. */
  others: string[];
}

/** The schemas that allow other values besides the ids of a constant. */
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
