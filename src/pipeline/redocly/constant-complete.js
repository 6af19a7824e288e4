// @ts-check
import { isComponent, isNarrowing, membersOf } from "./constants.js";

/**
 * A constant has a title and a type. Each member has an id of this type, and a name that is an identifier. Ids and
 * names are unique. A description does not repeat the title. In the bundle, the arrays of names and meanings are as
 * long as the enum.
 * @type {import("@redocly/openapi-core").Oas3Rule}
 */
export const ConstantComplete = () => ({
  Schema(node, { location, report }) {
    // An enum elsewhere is no constant: see no-inline-enum.
    if (!isComponent(location.pointer)) return;
    const schema = /** @type {Record<string, any>} */ (node);
    const members = membersOf(schema);
    if (!members || isNarrowing(schema, location.pointer)) return;
    const listed = schema.oneOf ? "oneOf" : "enum";
    const problem = (/** @type {string} */ message, /** @type {Array<string | number>} */ path) =>
      report({ message, location: location.child(path).key() });

    if (!schema.title) problem("The constant has no title.", []);
    if (!schema.type) problem('The constant has no type. Add "type: integer" or "type: string".', []);
    if (schema.oneOf && schema.enum) {
      problem("A constant lists its ids in oneOf; enum has no effect. Add each id to oneOf: { const, title }.", [
        "enum",
      ]);
    }
    if (schema.description && lettersOf(schema.description) === lettersOf(schema.title ?? "")) {
      problem("The description only repeats the title. Extend it, or remove it.", ["description"]);
    }
    for (const key of ["x-enum-varnames", "x-enum-descriptions"]) {
      if (schema[key] && schema[key].length !== members.length) {
        problem(`${key} has ${schema[key].length} entries for ${members.length} members.`, [key]);
      }
    }
    const ids = new Map();
    const names = new Map();
    members.forEach((member, index) => {
      const at = [listed, index];
      if (!("const" in member)) {
        problem(`The member ${JSON.stringify(member)} has no const. Add its id.`, at);
        return;
      }
      const id = JSON.stringify(member.const);
      if (schema.type && typeof member.const !== (schema.type === "integer" ? "number" : "string")) {
        problem(`The id ${id} is not of type ${schema.type}. Quote it if it is a string.`, at);
      }
      if (ids.has(member.const))
        problem(`Two members have the id ${id}: members ${ids.get(member.const)} and ${index + 1}.`, at);
      ids.set(member.const, index + 1);
      if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(member.title ?? "")) {
        problem(`The title of the member with the id ${id} must be an identifier, such as "title: LastMonth".`, at);
      } else if (names.has(member.title)) {
        problem(`Two members have the name ${member.title}: members ${names.get(member.title)} and ${index + 1}.`, at);
      }
      names.set(member.title, index + 1);
    });
  },
});

/** @param {string} text */
function lettersOf(text) {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
