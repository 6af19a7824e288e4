import { type Document, propertiesOf, refName, type Schema } from "../../../src/contract/document.ts";
import { type MemberLine, membersOf, narrow, subsetOf } from "../constants.ts";

/**
 * Converts every constant, subset and rule, in place.
 *
 * In the hand-written document a constant is a `oneOf` of `const` with title and description, which is the native form of
 * OpenAPI 3.1. Generators lose its names. So the bundle has `enum`, and two arrays in the order of `enum`: `x-enum-varnames` and
 * `x-enum-descriptions`. The map `x-enum-notes` has the notes of members (`x-note`), which are no part of their meanings, and says
 * which members are deprecated.
 *
 * A subset of a constant (`allOf` with `enum` or `not.enum`) becomes a constant too; `x-constant` names the original.
 *
 * In a rule (a schema with `x-rule`) a property narrows a constant with `enum` or `not.enum` next to its `$ref`. Generators
 * ignore siblings of `$ref`, so the bundle has the narrowed enum, and `x-constant`, which names the original.
 */
export function lowerConstants({ components: { schemas } }: Document): void {
  const constants = new Map<string, { type: string; members: MemberLine[] }>();
  for (const [name, schema] of Object.entries(schemas)) {
    const members = membersOf(schema);
    if (!members) continue;
    constants.set(name, { type: String(schema.type), members });
    delete schema.oneOf;
    Object.assign(schema, lowered(members));
  }
  /** The ids of a referenced constant that a schema allows; undefined if the reference leads to another schema. */
  const selected = ($ref: string | undefined, selection: Schema) => {
    const name = refName($ref ?? "");
    const constant = constants.get(name);
    return constant && { name, type: constant.type, members: narrow(selection, constant.members) };
  };
  for (const [name, schema] of Object.entries(schemas)) {
    const subset = selected(subsetOf(schema), schema);
    if (!subset) continue;
    constants.set(name, subset);
    delete schema.allOf;
    delete schema.not;
    Object.assign(schema, { type: subset.type, "x-constant": subset.name, ...lowered(subset.members) });
  }
  for (const { "x-rule": rule, oneOf = [] } of Object.values(schemas)) {
    for (const branch of rule ? oneOf : []) {
      for (const [name, property] of Object.entries(propertiesOf(branch))) {
        const ids = selected(property.$ref, property);
        if (!ids) continue; // The property is a record, or has an open constant.
        // Renderers drop the description of a `oneOf`, so each property gets one.
        const description = `Its values are ids of \`${ids.name}\`. The property's name is this contract's own.`;
        const narrowed = { description, type: ids.type, "x-constant": ids.name, ...lowered(ids.members) };
        branch.properties = { ...branch.properties, [name]: narrowed };
      }
    }
  }
}

function lowered(members: MemberLine[]): Schema {
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
 * Adds the ids and their meanings to the first sentence of each constant's description, in place, because every tool shows that
 * sentence. `Status of a monitor.` becomes ``Status of a monitor: `0` Down; `1` Up.`` `x-own-description` keeps the original.
 */
export function describeConstants(document: Document): void {
  for (const schema of Object.values(document.components.schemas)) {
    if (!schema.enum) continue;
    const { description, title } = schema;
    if (description !== undefined) schema["x-own-description"] = description;
    const members = membersText(schema);
    if (members !== "") schema.description = (description ?? `${title}.`).replace(/\.(?=\s|$)/, () => members);
  }
}

/** The ids with their meanings and notes, as text; empty if the specification gives neither. */
function membersText(schema: Schema): string {
  const meanings = schema["x-enum-descriptions"] ?? [];
  const members = (schema.enum ?? []).flatMap((id, index) => {
    const note = schema["x-enum-notes"]?.[String(id)];
    const texts = [meanings[index], note && `(${note})`].filter((text) => text);
    return texts.length > 0 ? `\`${id}\` ${texts.join(" ")}` : [];
  });
  return members.length > 0 ? `: ${members.join("; ")}.` : "";
}
