/** Reads constants in the form of the hand-written document, for the decorator that converts them and for the lint rules. */
import type { UserContext } from "@redocly/openapi-core";
import type { Id, Schema } from "../../src/contract/document.ts";

/** A line of a constant: its id, its name in code, and its meaning. */
export interface MemberLine {
  const: Id;
  title: string;
  description?: string;
  deprecated?: boolean;
  "x-note"?: string;
}

/**
 * The members of a constant. They are a `oneOf` of `const`, which is returned as written, or a plain `enum`, whose ids become
 * the names.
 * @returns undefined if the schema is not a constant of the hand-written document
 */
export function membersOf(schema: Schema): MemberLine[] | undefined {
  const { oneOf, enum: ids } = schema;
  if (Array.isArray(oneOf) && oneOf.some((member) => Object.hasOwn(Object(member), "const")))
    return oneOf as MemberLine[];
  if (!Array.isArray(ids) || schema.allOf || "x-enum-varnames" in schema) return undefined;
  return ids.map((id) => ({ const: id, title: nameOfId(id) }));
}

function nameOfId(id: Id): string {
  return typeof id === "number" ? `Id${id}`.replace("-", "_") : String(id).replace(/\W/g, "_");
}

/** The reference to the constant that a component narrows: `allOf: [{ $ref }]` together with `enum` or `not.enum`. */
export function subsetOf(schema: Schema): string | undefined {
  const ids = schema.enum ?? schema.not?.enum;
  return ids && schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined;
}

/** The members of a constant that `enum` or `not.enum` allows; all members without these keywords. */
export function narrow({ enum: ids, not }: Schema, members: MemberLine[]): MemberLine[] {
  if (ids) return members.filter((member) => ids.includes(member.const));
  return members.filter((member) => !not?.enum?.includes(member.const));
}

/**
 * The members of a constant, or of a subset of one.
 * @param from the file that contains the reference (default: the visited file)
 * @returns undefined if the reference is misspelt, which another rule reports
 */
export function membersAt($ref: string, resolve: UserContext["resolve"], from?: string): MemberLine[] | undefined {
  const { node: schema, location } = resolve<Schema>({ $ref }, from);
  if (!schema) return undefined;
  const constant = subsetOf(schema);
  if (constant === undefined) return membersOf(schema) ?? [];
  const members = membersAt(constant, resolve, location?.source.absoluteRef);
  return members && narrow(schema, members);
}

/** Whether a schema is a component: the root of its own file or, in the bundle, directly below `components/schemas`. */
export function isComponent(pointer: string): boolean {
  return pointer === "#/" || /^#\/components\/schemas\/[^/]+$/.test(pointer);
}
