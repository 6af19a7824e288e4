import type { Schema } from "../../contract/document.ts";
import { componentsOf, type Field, type Fields, fieldTree, shapeOf } from "../../contract/shape.ts";
import { capitalised } from "../../shared/words.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { blocks, container, list, oneLine } from "../markdown/write.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { linked, schemaLink, shortMembers } from "./links.ts";

/**
 * The ids of a constant, the fields of an object and of its variants, or the type and limits of what has no fields.
 * @param prefix of the anchor of each field; without one, fields have no anchors
 */
export function schemaText(site: Site, given: Schema, prefix = ""): string {
  const shape = shapeOf(site.document, given);
  const { type, facts, schema, component } = shape;
  if (component && schema.enum) return list(shortMembers(site, component));
  const tree = fieldTree(site.document, shape);
  const hasFields = tree.fields.length + tree.variants.length > 0;
  const isOpen = schema.additionalProperties === true;
  if (!hasFields && isOpen) return "An object. Its fields are not documented.";
  const parts = [...(!hasFields || type !== "object" ? [type] : []), ...facts];
  return blocks(
    parts.length > 0 && `${capitalised(parts.join("; "))}.`,
    hasFields && fieldsText(site, tree, prefix),
    isOpen && "Other fields are not documented, and may be there.",
  );
}

/** Fields with those in them, as nested lists. */
export function fieldsText(site: Site, fields: Fields, prefix = ""): string {
  return container(`fields ${prefix}`.trim(), fieldList(site, fields));
}

function fieldList(site: Site, { fields, variants }: Fields): string {
  return list([
    ...fields.map((field) => fieldItem(site, field)),
    ...variants.map(({ label, component, chosenBy, inner }) =>
      blocks(
        `**${component ? schemaLink(site, component) : label}**${chosenBy ? ` \`${chosenBy}\`` : ""}`,
        fieldList(site, inner),
      ),
    ),
  ]);
}

function fieldItem(site: Site, { name, isRequired, shape, inner }: Field): string {
  const marks = [...(isRequired ? ["**required**"] : []), ...(shape.schema.deprecated ? ["*deprecated*"] : [])];
  return blocks(
    [`\`${name}\``, ...marks, [shape.type, ...shape.facts].join(", ")].join(" "),
    meaningOf(site, shape),
    fieldList(site, inner),
  );
}

/** The components that a field has values of, what the field means, and the ids of its constant. */
function meaningOf(site: Site, shape: Field["shape"]): string {
  const { schemas } = site.document.components;
  const components = componentsOf(site.document, shape);
  const constant = components.find((name) => schemas[name]?.enum);
  const ofComponent = components.length === 1 ? schemas[components[0] ?? ""]?.description : undefined;
  const own = shape.schema.description ?? ofComponent ?? "";
  // A constant's own description has the ids, which are listed below.
  const text = constant && own === ofComponent ? firstParagraph(constantNamed(site, constant).description) : own;
  const shown = constant ?? shape.schema["x-open-constant"];
  return blocks(
    oneLine([...components.map((name) => `${schemaLink(site, name)}.`), linked(site, text)].join(" ")),
    shown && list(shortMembers(site, shown)),
  );
}
