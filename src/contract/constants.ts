import type { Document, Id } from "./document.ts";

/** A constant of the bundle: an enum that is a component. */
export interface Constant {
  name: string;
  title: string;
  description: string;
  type: "integer" | "string";
  /** The constant that it is a part of, if it is a subset. */
  subsetOf?: string | undefined;
  members: Member[];
}

export interface Member {
  id: Id;
  name: string;
  /** Undefined where the specification gives none. */
  meaning: string | undefined;
}

/** What a constant is about: the folder that its file is in, and the title of that folder. */
export interface Domain {
  domain: string;
  domainTitle: string;
}

/** A constant with what it is about. */
export interface DomainConstant extends Constant, Domain {}

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
      subsetOf: schema["x-subset-of"],
      members: schema.enum.map((id, index) => ({
        id,
        name: names[index] ?? String(id),
        meaning: meanings[index] || undefined,
      })),
    } satisfies Constant;
  });
}
