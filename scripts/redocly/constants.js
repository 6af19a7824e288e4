// @ts-check
/**
 * How the hand-written document writes constants, for the decorator that lowers them and for the lint rules.
 *
 * @typedef {{ const: string | number, title: string, description?: string }} Member
 * @typedef {Record<string, any>} Schema
 */

/**
 * The members of a constant, in either form: `oneOf` of `const`, or a plain `enum`, whose members are named after their
 * ids.
 * @param {Schema} schema
 * @returns {Member[] | undefined} undefined if the schema is not a constant
 */
export function membersOf(schema) {
  if (Array.isArray(schema.oneOf) && schema.oneOf.some((member) => "const" in member)) return schema.oneOf;
  if (!Array.isArray(schema.enum) || schema.allOf) return undefined;
  return schema.enum.map((id, index) => ({
    const: id,
    title: schema["x-enum-varnames"]?.[index] ?? nameOfId(id),
    description: schema["x-enum-descriptions"]?.[index] || undefined,
  }));
}

/** @param {string | number} id */
function nameOfId(id) {
  return typeof id === "number" ? `Id${id}` : id.replace(/[^A-Za-z0-9]/g, "_").replace(/^(?=\d)/, "_");
}

/**
 * The constant that a component narrows, as `allOf: [{ $ref }]` with `enum` or `not.enum` beside it.
 * @param {Schema} schema
 * @returns {string | undefined} the reference; undefined if the schema is not a subset of a constant
 */
export function subsetOf(schema) {
  const ids = schema.enum ?? schema.not?.enum;
  return ids && schema.allOf?.length === 1 ? schema.allOf[0].$ref : undefined;
}

/**
 * The part of a constant that `enum` or `not.enum` lets through; all of it if there is neither.
 * @param {Schema} narrowing
 * @param {Member[]} members
 */
export function narrow(narrowing, members) {
  if (narrowing.enum) return members.filter((member) => narrowing.enum.includes(member.const));
  if (narrowing.not?.enum) return members.filter((member) => !narrowing.not.enum.includes(member.const));
  return members;
}

/**
 * Whether an `enum` at this place picks members of a constant instead of being one: below `not`, and, in the bundle, where
 * `x-constant` or `x-subset-of` names the constant. (An `enum` beside a `$ref` is not a schema of its own to a visitor.)
 * @param {Schema} schema
 * @param {string} pointer
 */
export function isNarrowing(schema, pointer) {
  return "x-constant" in schema || "x-subset-of" in schema || Boolean(schema.allOf) || /\/not\/?$/.test(pointer);
}
