import type { Document, Id } from "./document.ts";

/** A constant: a component of the bundle that is an enum. */
export interface Constant {
  name: string;
  title: string;
  description: string;
  type: "integer" | "string";
  /** Its subject: the folder of its file; `other` for a constant without a file. */
  domain: string;
  /** The constant that it is a subset of. */
  subsetOf?: string | undefined;
  members: Member[];
}

export interface Member {
  id: Id;
  name: string;
  /** Undefined if the specification does not give one. */
  meaning: string | undefined;
  /** What the specification says about the id besides its meaning. */
  note: string | undefined;
}

/** Every constant of a bundled document, in the document's order. */
export function constantsOf({ components }: { components: Pick<Document["components"], "schemas"> }): Constant[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    if (!schema.enum) return [];
    const names = schema["x-enum-varnames"] ?? [];
    const meanings = schema["x-enum-descriptions"] ?? [];
    return {
      name,
      title: schema.title ?? name,
      description: schema.description ?? "",
      type: schema.type === "integer" ? "integer" : "string",
      domain: schema["x-domain"] ?? "other",
      subsetOf: schema["x-subset-of"],
      members: schema.enum.map((id, index) => ({
        id,
        name: names[index] ?? String(id),
        meaning: meanings[index] || undefined,
        note: schema["x-enum-notes"]?.[String(id)],
      })),
    } satisfies Constant;
  });
}
