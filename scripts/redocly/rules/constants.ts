import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Schema } from "../../../src/contract/document.ts";
import { isComponent, membersAt, membersOf, subsetOf } from "../constants.ts";

/** Matches the names that every generator can write in code. */
const identifier = /^[A-Za-z]\w*$/;

/**
 * A constant has a title and a type, and its description does not repeat the title. Each member has an id of this type, and a
 * name that every generator can write. No two have the same id, or the same name in any case: generators write files and names
 * of some languages in lower case.
 */
export const ConstantComplete: Oas3Rule = () => ({
  Schema(node, { location, report }) {
    const schema = node as Schema;
    const { title = "", type = "", description } = schema;
    const members = isComponent(location.pointer) ? membersOf(schema) : undefined;
    if (!members) return;
    const problem = (message: string, ...at: Array<string | number>) =>
      report({ message, location: location.child(at).key() });
    if (!title) problem("The constant has no title.");
    if (!type) problem('The constant has no type. Add "type: integer" or "type: string".');
    if (description && lettersOf(description) === lettersOf(title))
      problem("The description only repeats the title. Extend it, or remove it.", "description");
    const isOfType = { integer: Number.isInteger, string: (id: unknown) => typeof id === "string" }[String(type)];
    const ids = new Map<unknown, number>();
    const names = new Map<string, number>();
    for (const [index, member] of members.entries()) {
      const ofMember = (message: string) => problem(message, schema.oneOf ? "oneOf" : "enum", index);
      const id = JSON.stringify(member.const);
      if (id === undefined) {
        ofMember(`The member ${JSON.stringify(member)} has no const. Add its id.`);
        continue;
      }
      if (isOfType && !isOfType(member.const))
        ofMember(`The id ${id} is not of type ${type}. ${type === "string" ? "Quote it" : "Correct it"}.`);
      const sameId = ids.get(member.const);
      if (sameId) ofMember(`Two members have the id ${id}: members ${sameId} and ${index + 1}.`);
      ids.set(member.const, index + 1);

      const name = String(member.title ?? "");
      const sameName = names.get(name.toLowerCase());
      const rule = 'must be a letter, then letters, digits and _, such as "title: LastMonth"';
      if (!identifier.test(name)) ofMember(`The title of the member with the id ${id} ${rule}.`);
      else if (sameName)
        ofMember(`Two members have the name ${name}, in any case: members ${sameName} and ${index + 1}.`);
      names.set(name.toLowerCase(), index + 1);
    }
  },
});

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** A narrowing of a constant (`enum` or `not.enum`, next to a `$ref` or in a subset) contains only members of the constant. */
export const ConstantSubset: Oas3Rule = () => ({
  ref: { enter: (node, context) => checkIds(node as Schema, node.$ref, context) },
  Schema(node, context) {
    const $ref = subsetOf(node as Schema);
    if ($ref !== undefined) checkIds(node as Schema, $ref, context);
  },
});

function checkIds(narrowing: Schema, $ref: string, { location, report, resolve }: UserContext): void {
  if (!("enum" in narrowing || "not" in narrowing)) return;
  const ids = narrowing.enum ?? narrowing.not?.enum ?? [];
  if (ids.length === 0)
    report({ message: "The narrowing lists no id. List the ids, or delete it.", location: location.key() });
  const members = membersAt($ref, resolve)?.map((member) => member.const);
  for (const id of ids.filter((one) => members && !members.includes(one))) {
    const message = `${JSON.stringify(id)} is not a member of ${$ref}.`;
    report({ message, location: location.child(narrowing.enum ? "enum" : "not") });
  }
}

/**
 * An enum is a component, so that its members have names and meanings in one place. Only a subset and a rule's branch may have
 * an enum elsewhere, because they narrow a constant: they have `not` or, in the bundle, `x-constant`. (Redocly does not visit an
 * `enum` next to a `$ref` as a schema.)
 */
export const NoInlineEnum: Oas3Rule = () => ({
  Schema(schema, { location, report }) {
    if (!schema.enum) return;
    const problem = (message: string) => report({ message, location: location.child("enum").key() });
    if (schema.oneOf)
      problem("A constant lists its ids in oneOf; enum has no effect. Add each id to oneOf: { const, title }.");
    const isNarrowing = schema.allOf || "x-constant" in schema || /\/not\/?$/.test(location.pointer);
    if (!isNarrowing && !isComponent(location.pointer))
      problem("The enum is inline. Make it a component with names and meanings, and refer to it with $ref.");
  },
});

/** `x-open-constant` names an existing constant, which has the values that are known today. */
export const OpenConstantExists: Oas3Rule = () => {
  let schemas: object = {};
  return {
    Root(root) {
      schemas = root.components?.schemas ?? {};
    },
    Schema(node, { location, report }) {
      const name = (node as Schema)["x-open-constant"];
      if (name === undefined || Object.hasOwn(schemas, name)) return;
      const message = `x-open-constant names ${name}, which is not a constant.`;
      report({ message, location: location.child("x-open-constant") });
    },
  };
};
