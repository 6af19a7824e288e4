// @ts-check
/**
 * Reads constants in the form of the hand-written document, for the decorator that converts them and for the lint
 * rules.
 *
 * @typedef {{ const: string | number, title: string, description?: string | undefined, deprecated?: boolean, "x-note"?: string }} Member
 * @typedef {Record<string, any>} Schema
 */

/** What every generator can write as a name in code. */
export const identifier = /^[A-Za-z]\w*$/;

/**
 * The members of a constant, in either form: `oneOf` of `const`, or a plain `enum`. The name of each is its title, or else made of
 * its id.
 * @param {Schema} schema
 * @returns {Member[] | undefined} undefined if the schema is not a constant, whose ids are all texts or all integers
 */
export function membersOf(schema) {
  const listed = listedIn(schema);
  const isEach = (/** @type {(id: unknown) => boolean} */ test) => listed?.every((member) => test(member.const));
  if (!listed || !(isEach((id) => typeof id === "string") || isEach(Number.isInteger))) return undefined;
  return listed.map((member) => {
    const { title, ...rest } = /** @type {Member} */ (member);
    return { ...rest, title: title ?? nameOfId(rest.const) };
  });
}

/**
 * What a schema lists where a constant has its members, as it is written.
 * @param {Schema} schema
 * @returns {Array<Partial<Member>> | undefined}
 */
export function listedIn(schema) {
  if (Array.isArray(schema.oneOf) && schema.oneOf.some((member) => Object.hasOwn(Object(member), "const")))
    return schema.oneOf;
  if (!Array.isArray(schema.enum) || schema.allOf) return undefined;
  return schema.enum.map((id, index) => ({
    const: id,
    title: schema["x-enum-varnames"]?.[index],
    description: schema["x-enum-descriptions"]?.[index] || undefined,
    "x-note": schema["x-enum-notes"]?.[id],
  }));
}

/** @param {string | number} id */
function nameOfId(id) {
  return typeof id === "number" ? `Id${id}`.replace("-", "_") : id.replace(/\W/g, "_");
}

/**
 * The reference to the constant that a component narrows: `allOf: [{ $ref }]` together with `enum` or `not.enum`.
 * @type {(schema: Schema) => string | undefined}
 */
export function subsetOf(schema) {
  const ids = schema.enum ?? schema.not?.enum;
  return ids && schema.allOf?.length === 1 ? schema.allOf[0].$ref : undefined;
}

/**
 * The members of a constant that `enum` or `not.enum` allows; all members without these keywords.
 * @param {Schema} narrowing
 * @param {Member[]} members
 */
export function narrow(narrowing, members) {
  if (narrowing.enum) return members.filter((member) => narrowing.enum.includes(member.const));
  if (narrowing.not?.enum) return members.filter((member) => !narrowing.not.enum.includes(member.const));
  return members;
}

/**
 * The members of a constant, or of a subset of one.
 * @param {string} $ref
 * @param {import("@redocly/openapi-core").UserContext["resolve"]} resolve
 * @param {string} [from] the file that contains the reference, if it is not the visited one
 * @returns {Member[]}
 */
export function membersAt($ref, resolve, from) {
  const { node, location } = resolve({ $ref }, from);
  const schema = /** @type {Record<string, any>} */ (node ?? {});
  const constant = subsetOf(schema);
  if (constant === undefined) return membersOf(schema) ?? [];
  return narrow(schema, membersAt(constant, resolve, location?.source.absoluteRef));
}

/**
 * Whether an `enum` at this location selects members of a constant, and does not define one: below `not`, and, in the
 * bundle, with `x-constant`. (Visitors do not visit an `enum` next to a `$ref` as a schema.)
 * @param {Schema} schema
 * @param {string} pointer
 */
export function isNarrowing(schema, pointer) {
  return "x-constant" in schema || Boolean(schema.allOf) || /\/not\/?$/.test(pointer);
}

/**
 * Whether a schema is a component: the root of its file, or, in one document, below `components`.
 * @param {string} pointer
 */
export function isComponent(pointer) {
  return pointer === "#/" || /^#\/components\/schemas\/[^/]+$/.test(pointer);
}
