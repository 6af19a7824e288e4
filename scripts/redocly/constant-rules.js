// @ts-check
/** @import { Oas3Rule, UserContext } from "@redocly/openapi-core" */
/** @import { Schema } from "./constants.js" */
import { identifier, isComponent, isNarrowing, listedIn, membersAt, membersOf, narrow, subsetOf } from "./constants.js";

/**
 * Each member of a constant has an id of the constant's type, which no other has. In the bundle, the arrays of names and
 * meanings are as long as the enum.
 * @type {Oas3Rule}
 */
export const ConstantComplete = () => ({
  Schema(node, context) {
    const found = constantAt(node, context);
    if (!found) return;
    const { schema, listed, place, problem } = found;
    if (schema.oneOf && schema.enum) {
      const advice = "Add each id to oneOf: { const, title }.";
      problem(`A constant lists its ids in oneOf; enum has no effect. ${advice}`, ["enum"]);
    }
    for (const key of ["x-enum-varnames", "x-enum-descriptions"]) {
      if (schema[key] && schema[key].length !== listed.length) {
        problem(`${key} has ${schema[key].length} entries for ${listed.length} members.`, [key]);
      }
    }
    const type = { integer: "number", string: "string" }[String(schema.type)];
    const ids = new Map();
    listed.forEach((member, index) => {
      const at = [place, index];
      if (!("const" in member)) {
        const acceptsAll = Object.keys(member).every((key) => /^(title|description|x-.*)$/.test(key));
        if (acceptsAll) problem(`The member ${JSON.stringify(member)} has no const. Add its id.`, at);
        return;
      }
      const id = JSON.stringify(member.const);
      if (type && typeof member.const !== type)
        problem(`The id ${id} is not of type ${schema.type}. Quote it if it is a string.`, at);
      if (ids.has(member.const))
        problem(`Two members have the id ${id}: members ${ids.get(member.const)} and ${index + 1}.`, at);
      ids.set(member.const, index + 1);
    });
  },
});

/**
 * A constant has a title and a type. Each member has a name that every generator can write, and no two have the same. A description
 * does not repeat the title.
 * @type {Oas3Rule}
 */
export const ConstantNamed = () => ({
  Schema(node, context) {
    const found = constantAt(node, context);
    if (!found) return;
    const { schema, listed, place, problem } = found;
    if (!schema.title) problem("The constant has no title.", []);
    if (!schema.type) problem('The constant has no type. Add "type: integer" or "type: string".', []);
    if (schema.description && lettersOf(schema.description) === lettersOf(schema.title ?? "")) {
      problem("The description only repeats the title. Extend it, or remove it.", ["description"]);
    }
    /** By the name in lower case: generators write files and names of some languages so. */
    const names = new Map();
    membersOf(schema)?.forEach(({ const: id, title: name }, index) => {
      const at = [place, index];
      const known = names.get(name.toLowerCase());
      const what = `The title of the member with the id ${JSON.stringify(id)}`;
      const isMissing = place === "oneOf" && listed[index]?.title === undefined;
      if (isMissing || !identifier.test(name))
        problem(`${what} must be a letter, then letters, digits and _, such as "title: LastMonth".`, at);
      else if (known !== undefined)
        problem(`Two members have the name ${name}, in any case: members ${known} and ${index + 1}.`, at);
      names.set(name.toLowerCase(), index + 1);
    });
  },
});

/**
 * The constant that is visited, with what it lists, and what reports its problems. An enum elsewhere is no constant: see
 * no-inline-enum.
 * @param {object} node
 * @param {UserContext} context
 */
function constantAt(node, { location, report }) {
  const schema = /** @type {Schema} */ (node);
  const listed = isComponent(location.pointer) ? listedIn(schema) : undefined;
  if (!listed || isNarrowing(schema, location.pointer)) return undefined;
  const problem = (/** @type {string} */ message, /** @type {Array<string | number>} */ path) =>
    report({ message, location: location.child(path).key() });
  return { schema, listed, place: schema.oneOf ? "oneOf" : "enum", problem };
}

/** @param {string} text */
function lettersOf(text) {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/**
 * A narrowing of a constant (`enum` or `not.enum`, next to a `$ref` or in a subset) contains only members of the
 * constant.
 * @type {Oas3Rule}
 */
export const ConstantSubset = () => ({
  ref: { enter: (node, context) => checkIds(node, node.$ref, context) },
  Schema(schema, context) {
    const $ref = subsetOf(schema);
    if ($ref !== undefined) checkIds(schema, $ref, context);
  },
});

/** @type {(narrowing: Schema, $ref: string, context: UserContext) => void} */
function checkIds(narrowing, $ref, { location, report, resolve }) {
  /** @type {Array<string | number>} */
  const ids = narrowing.enum ?? narrowing.not?.enum ?? [];
  if (ids.length === 0) return;
  const members = membersAt($ref, resolve).map((member) => member.const);
  for (const id of ids.filter((one) => !members.includes(one))) {
    const message = `${JSON.stringify(id)} is not a member of ${$ref}.`;
    report({ message, location: location.child(narrowing.enum ? "enum" : "not") });
  }
}

/**
 * An enum is a component, so that its members have names and meanings in one place. A subset and a rule's branch may
 * narrow one (`x-constant` names it in the bundle).
 * @type {Oas3Rule}
 */
export const NoInlineEnum = () => ({
  Schema(schema, { location, report }) {
    const { pointer } = location;
    if (!schema.enum || isComponent(pointer) || isNarrowing(schema, pointer)) return;
    const message = "The enum is inline. Make it a component with names and meanings, and refer to it with $ref.";
    report({ message, location: location.child("enum") });
  },
});

/**
 * `x-open-constant` names an existing constant, which has the values that are known today.
 * @type {Oas3Rule}
 */
export const OpenConstantExists = () => {
  /** @type {Set<string>} */
  let schemas = new Set();
  return {
    Root(root) {
      schemas = new Set(Object.keys(root.components?.schemas ?? {}));
    },
    Schema(schema, { location, report }) {
      const name = /** @type {Schema} */ (schema)["x-open-constant"];
      if (name === undefined || schemas.has(name)) return;
      const message = `x-open-constant names ${name}, which is not a constant.`;
      report({ message, location: location.child("x-open-constant") });
    },
  };
};

/**
 * A rule between constants (`x-rule`) names the two properties that it relates, and each branch has both. If the second is
 * derived from other fields (`x-derived`), the branch has only the first. Each member of the constant is in one branch; one
 * that is for all others (`x-open-constant`) excludes those of the other branches.
 * @type {Oas3Rule}
 */
export const RuleComplete = () => ({
  Schema(schema, { location, report, resolve }) {
    const rule = /** @type {Schema} */ (schema)["x-rule"];
    if (!rule) return;
    for (const key of ["given", "allows"]) {
      if (typeof rule[key] === "string") continue;
      report({ message: `x-rule has no ${key}.`, location: location.child("x-rule") });
    }
    /** @type {Schema[]} */
    const branches = schema.oneOf ?? [];
    branches.forEach((branch, index) => {
      for (const property of "x-derived" in branch ? [rule.given] : [rule.given, rule.allows]) {
        if (branch.properties?.[property] && branch.required?.includes(property)) continue;
        const message = `The branch has no required property ${property}, which x-rule names.`;
        report({ message, location: location.child(["oneOf", index]) });
      }
    });
    const given = branches.map((branch) => branch.properties?.[rule.given] ?? {});
    // In the bundle the ids are in the branches, and no $ref tells the constant.
    const $ref = given.find((one) => one.$ref)?.$ref;
    if (!$ref) return;
    const members = membersAt($ref, resolve);
    const isOpen = (/** @type {Schema} */ one) => "x-open-constant" in one;
    given.filter(isOpen).forEach((one) => {
      /** @type {Array<string | number>} */
      const excluded = one.not?.enum ?? [];
      for (const id of excluded.filter((id) => !members.some((member) => member.const === id))) {
        const message = `The branch for all others excludes ${JSON.stringify(id)}, which is not a member of ${$ref}.`;
        report({ message, location: location.child("oneOf").key() });
      }
    });
    const covered = given.flatMap((one) => narrow(one, members));
    for (const member of members) {
      const count = covered.filter((one) => one === member).length;
      if (count === 1) continue;
      const id = JSON.stringify(member.const);
      const message =
        count === 0
          ? `No branch has the member ${id} of ${$ref}. Add it to the branch that allows what ${id} allows.`
          : `Several branches have the member ${id} of ${$ref}. Leave it in one.`;
      report({ message, location: location.child("oneOf").key() });
    }
  },
});
