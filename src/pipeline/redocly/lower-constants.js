// @ts-check
import { membersOf, narrow, subsetOf } from "./constants.js";

/**
 * In the hand-written document a constant is `oneOf` of `const` with title and description: the native form of OpenAPI
 * 3.1, one line per member. Generators lose the names in this form, so the bundle has the keywords that they support:
 * `enum`, and `x-enum-varnames` and `x-enum-descriptions`, arrays in its order. A member's note (`x-note`) is in the map
 * `x-enum-notes`: what is true of an id is not its meaning.
 *
 * A subset of a constant (`allOf` with `enum` or `not.enum`) becomes a constant too; `x-constant` names the original.
 *
 * In a rule (a schema with `x-rule`) a property narrows a constant with `enum` or `not.enum` next to its `$ref`.
 * Generators ignore siblings of `$ref`, so the bundle has the narrowed enum, and `x-constant`, which names the
 * original.
 *
 * @typedef {import("./constants.js").Member} Member
 * @typedef {import("./constants.js").Schema} Schema
 */

/**
 * Converts every constant, subset and rule of a bundled document, in place.
 * @param {Schema} root
 */
export function lowerConstants(root) {
  /** @type {Record<string, Schema>} */
  const schemas = root.components?.schemas ?? {};
  for (const schema of Object.values(schemas)) {
    const members = membersOf(schema);
    if (!members) continue;
    delete schema.oneOf;
    Object.assign(schema, lowered(members));
  }
  for (const schema of Object.values(schemas)) lowerSubset(schema, schemas);
  for (const schema of Object.values(schemas)) {
    for (const branch of schema["x-rule"] ? schema.oneOf : []) lowerBranch(branch, schemas);
  }
}

/**
 * @param {Schema} schema
 * @param {Record<string, Schema>} schemas
 */
function lowerSubset(schema, schemas) {
  const { constant, name, members } = constantAt(subsetOf(schema), schemas);
  if (!constant) return;
  const keywords = lowered(narrow(schema, members));
  delete schema.allOf;
  delete schema.not;
  Object.assign(schema, { type: constant.type, "x-constant": name, ...keywords });
}

/**
 * @param {Schema} branch
 * @param {Record<string, Schema>} schemas
 */
function lowerBranch(branch, schemas) {
  for (const [property, narrowing] of Object.entries(branch.properties)) {
    const { constant, name, members } = constantAt(narrowing.$ref, schemas);
    if (!constant) continue; // a record, or an open constant
    branch.properties[property] = {
      // Renderers drop the description of a `oneOf`.
      description: `Its values are ids of \`${name}\`. The property's name is this contract's own.`,
      type: constant.type,
      "x-constant": name,
      ...lowered(narrow(narrowing, members)),
    };
  }
}

/**
 * @param {string | undefined} ref
 * @param {Record<string, Schema>} schemas
 */
function constantAt(ref, schemas) {
  const name = ref?.split("/").at(-1) ?? "";
  const constant = schemas[name];
  const members = constant && membersOf(constant);
  return members ? { constant, name, members } : { constant: undefined, name, members: [] };
}

/** @param {Member[]} members */
function lowered(members) {
  /** @type {Schema} */
  const keywords = {
    enum: members.map((member) => member.const),
    "x-enum-varnames": members.map((member) => member.title),
  };
  if (members.some((member) => member.description)) {
    keywords["x-enum-descriptions"] = members.map((member) => member.description ?? "");
  }
  const notes = members.flatMap((member) => (member["x-note"] ? [[member.const, member["x-note"]]] : []));
  if (notes.length > 0) keywords["x-enum-notes"] = Object.fromEntries(notes);
  return keywords;
}
