import type { Document, Id } from "./document.ts";

/** A constant: a component of the bundle that is an enum. */
export interface Constant {
  name: string;
  title: string;
  /** The description without the members; empty if the constant has no description of its own. */
  description: string;
  type: "integer" | "string";
  /** The subject of the constant, which is the folder of its file; `other` for a constant without a file. */
  domain: string;
  /** The constant of which this one has only some members. */
  subsetOf?: string | undefined;
  members: Member[];
}

export interface Member {
  id: Id;
  name: string;
  /** The meaning of the id; undefined if the specification does not give one. */
  meaning: string | undefined;
  /** What the specification says about the id besides its meaning. */
  note: string | undefined;
}

/** The constants of a bundled document, in the document's order. */
export function constantsOf({ components }: { components: Pick<Document["components"], "schemas"> }): Constant[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    if (!schema.enum) return [];
    const names = schema["x-enum-varnames"] ?? [];
    const meanings = schema["x-enum-descriptions"] ?? [];
    return {
      name,
      title: schema.title ?? name,
      description: schema["x-own-description"] ?? "",
      type: schema.type === "integer" ? "integer" : "string",
      domain: schema["x-domain"] ?? "other",
      subsetOf: schema["x-constant"],
      members: schema.enum.map((id, index) => ({
        id,
        name: names[index] ?? String(id),
        meaning: meanings[index] || undefined,
        note: schema["x-enum-notes"]?.[String(id)],
      })),
    } satisfies Constant;
  });
}

/** The meaning of a member; without one, its name; empty if the name only repeats the id. */
export function wordsOfMember({ id, name, meaning }: Member): string {
  const isDerived = name.replace(/^Id/, "").replace(/\W|_/g, "") === String(id).replace(/\W|_/g, "");
  return meaning ?? (isDerived ? "" : name);
}
