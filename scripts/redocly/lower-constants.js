// @ts-check
/**
 * In the hand-written document a constant is `oneOf` of `const` with title and description: the 3.1-native form, one
 * line a member. Generators lose the names in it, so the bundle carries what all of them read: `enum`,
 * `x-enum-varnames`, `x-enum-descriptions` (arrays in the order of `enum`) and `x-enumDescriptions` (a map, for Redoc).
 *
 * In a rule (a schema with `x-rule`) a property narrows a constant natively, with `enum` or `not.enum` beside its `$ref`.
 * Generators ignore siblings of `$ref`, so the bundle carries the narrowed enum itself and `x-constant`, its origin.
 *
 * @typedef {{ const: string | number, title: string, description?: string }} Member
 * @typedef {Record<string, any>} Schema
 */

/**
 * The members of a constant, in either form. A plain `enum` names its members after their ids.
 * @param {Schema} schema
 * @returns {Member[] | undefined} undefined if the schema is no constant
 */
export function membersOf(schema) {
  if (Array.isArray(schema.oneOf) && schema.oneOf.some((member) => "const" in member)) return schema.oneOf;
  if (!Array.isArray(schema.enum)) return undefined;
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
 * Whether a schema narrows a constant in a rule's branch: `not.enum` beside a `$ref` in the hand-written form,
 * `x-constant` in the bundle. (An `enum` beside a `$ref` is no schema of its own to a visitor.)
 * @param {Schema} schema
 * @param {string} pointer
 */
export function isNarrowing(schema, pointer) {
  return "x-constant" in schema || /^#\/oneOf\/\d+\/properties\/[^/]+\/not\/?$/.test(pointer);
}

/**
 * The part of a constant that a rule's property lets through.
 * @param {Schema} narrowing `$ref` with `enum` or `not.enum` beside it
 * @param {Member[]} members
 */
function narrow(narrowing, members) {
  if (narrowing.enum) return members.filter((member) => narrowing.enum.includes(member.const));
  if (narrowing.not?.enum) return members.filter((member) => !narrowing.not.enum.includes(member.const));
  return members;
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
    keywords["x-enumDescriptions"] = Object.fromEntries(
      members.map((member) => [member.const, member.description ?? ""]),
    );
  }
  return keywords;
}

/**
 * Lowers every constant and every rule of a bundled document, in place.
 * @param {Schema} root
 */
export function lowerConstants(root) {
  const schemas = root.components?.schemas ?? {};
  for (const schema of Object.values(schemas)) {
    const members = membersOf(schema);
    if (!members) continue;
    delete schema.oneOf;
    Object.assign(schema, lowered(members));
  }
  for (const schema of Object.values(schemas)) {
    if (!schema["x-rule"]) continue;
    for (const branch of schema.oneOf) {
      for (const [property, narrowing] of Object.entries(branch.properties)) {
        const name = narrowing.$ref?.split("/").at(-1);
        const constant = schemas[name];
        const members = constant && membersOf(constant);
        if (!members) continue; // a record shape, not a constant
        branch.properties[property] = {
          type: constant.type,
          "x-constant": name,
          ...lowered(narrow(narrowing, members)),
        };
      }
    }
  }
}
