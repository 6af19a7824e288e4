import { membersText } from "../../../src/contract/constants.ts";
import { type Document, propertiesOf, type Schema } from "../../../src/contract/document.ts";
import { type Member, membersOf, narrow, subsetOf } from "../constants.js";

type Schemas = Record<string, Schema>;

/**
 * Converts every constant, subset and rule, in place. In the hand-written document a constant is `oneOf` of `const` with title
 * and description: the native form of OpenAPI 3.1, one line per member. Generators lose the names in this form, so the bundle
 * has the keywords that they support: `enum`, and `x-enum-varnames` and `x-enum-descriptions`, arrays in its order. A member's
 * note (`x-note`) is in the map `x-enum-notes`, also that it is deprecated: what is true of an id is not its meaning.
 *
 * A subset of a constant (`allOf` with `enum` or `not.enum`) becomes a constant too; `x-constant` names the original.
 *
 * In a rule (a schema with `x-rule`) a property narrows a constant with `enum` or `not.enum` next to its `$ref`. Generators
 * ignore siblings of `$ref`, so the bundle has the narrowed enum, and `x-constant`, which names the original.
 */
export function lowerConstants(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) {
    const members = membersOf(schema);
    if (!members) continue;
    delete schema.oneOf;
    Object.assign(schema, lowered(members));
  }
  for (const schema of Object.values(schemas)) {
    const narrowed = narrowedConstant(subsetOf(schema), schema, schemas);
    if (!narrowed) continue;
    delete schema.allOf;
    delete schema.not;
    Object.assign(schema, narrowed);
  }
  for (const { "x-rule": rule, oneOf = [] } of Object.values(schemas)) {
    for (const branch of rule ? oneOf : []) {
      for (const [name, property] of Object.entries(propertiesOf(branch))) {
        const narrowed = narrowedConstant(property.$ref, property, schemas);
        if (!narrowed) continue; // a record, or an open constant
        // Renderers drop the description of a `oneOf`.
        const text = `Its values are ids of \`${narrowed["x-constant"]}\`. The property's name is this contract's own.`;
        branch.properties = { ...branch.properties, [name]: { description: text, ...narrowed } };
      }
    }
  }
}

/** The keywords of a constant with the ids that a schema selects; undefined if the reference is to another schema. */
function narrowedConstant($ref: string | undefined, narrowing: Schema, schemas: Schemas): Schema | undefined {
  const name = $ref?.split("/").at(-1) ?? "";
  const constant = schemas[name];
  const members = constant && membersOf(constant);
  return members && { type: constant.type ?? "", "x-constant": name, ...lowered(narrow(narrowing, members)) };
}

function lowered(members: Member[]): Schema {
  const notes = members.flatMap(({ const: id, deprecated, "x-note": note }) => {
    const texts = [deprecated && "deprecated", note].filter((text) => text);
    return texts.length > 0 ? [[id, texts.join("; ")] as const] : [];
  });
  return {
    enum: members.map((member) => member.const),
    "x-enum-varnames": members.map(({ title }) => title),
    ...(members.some(({ description }) => description) && {
      "x-enum-descriptions": members.map(({ description }) => description ?? ""),
    }),
    ...(notes.length > 0 && { "x-enum-notes": Object.fromEntries(notes) }),
  };
}

/**
 * Ends the first sentence of each constant's description with the ids and their meanings, in place: the one text that every
 * tool shows. `Status of a monitor.` becomes ``Status of a monitor: `0` Down; `1` Up.``
 */
export function describeConstants(document: Document): void {
  for (const schema of Object.values(document.components.schemas)) {
    const members = membersText(schema);
    const text = schema.description ?? `${schema.title}.`;
    if (members !== "") schema.description = text.replace(/\.(?=\s|$)/, () => members);
  }
}
