import type { Parameter, Schema } from "../../contract/document.ts";
import { typesOf } from "../../contract/merged-schema.ts";
import { examplesOf } from "../../contract/operations.ts";
import { componentsOf, type Field, type Fields, fieldTree, shapeOf } from "../../contract/shape.ts";
import { capitalised } from "../../shared/text.ts";
import { blocksOf, itemList } from "../blocks/block.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { list, oneLine, paragraphs } from "../markdown/write.ts";
import type { Block, Item } from "../model/page.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { linked, schemaLink, shortMembers } from "./links.ts";

/**
 * The ids of a constant, the fields of an object and of its variants, or the type and limits of what has no fields.
 * @param prefix of the anchor of each field; without one, fields have no anchors
 */
export function schemaBlocks(site: Site, given: Schema, prefix = ""): Block[] {
  const shape = shapeOf(site.document, given);
  const { type, facts, schema, component } = shape;
  if (component && schema.enum) return [list(shortMembers(site, component))];
  const tree = fieldTree(site.document, shape);
  const hasFields = tree.fields.length + tree.variants.length > 0;
  const isOpen = schema.additionalProperties === true;
  if (!hasFields && isOpen) return ["An object. Its fields are not documented."];
  const parts = [...(!hasFields || type !== "object" ? [type] : []), ...facts];
  return blocksOf(
    parts.length > 0 && `${capitalised(parts.join("; "))}.`,
    hasFields && fieldList(site, tree, prefix),
    isOpen && "Other fields are not documented, and may be there.",
  );
}

/** Fields with those in them, as nested lists. @param prefix as for `schemaBlocks` */
function fieldList(site: Site, fields: Fields, prefix: string): Block {
  return itemList("fields", itemsOf(site, fields, prefix));
}

/** Parameters or headers as fields, each with its place. @param prefix as for `schemaBlocks` */
export function parameterList(site: Site, parameters: readonly Parameter[], prefix = ""): Block {
  return fieldList(site, { fields: parameters.map((parameter) => fieldOf(site, parameter)), variants: [] }, prefix);
}

function fieldOf({ document }: Site, parameter: Parameter): Field {
  const { name, in: place, required = false, description, deprecated = false, schema } = parameter;
  const examples = examplesOf(document, parameter).map(({ value }) => value);
  const own = { ...(description && { description }), ...(examples.length > 0 && { examples }), deprecated };
  const shape = shapeOf(document, { ...schema, ...own });
  const isList = typesOf(shape.schema).includes("array");
  const facts = [`in the ${place}`, ...(isList ? [`written as \`${name}=…&${name}=…\``] : []), ...shape.facts];
  return {
    name,
    path: name,
    isRequired: required,
    variant: undefined,
    shape: { ...shape, facts },
    // A parameter is a single value or a list of single values, so it has no inner fields.
    inner: { fields: [], variants: [] },
  };
}

function itemsOf(site: Site, { fields, variants }: Fields, prefix = ""): Item[] {
  return [
    ...fields.map((field) => ({ text: fieldText(site, field), id: prefix === "" ? undefined : prefix + field.name })),
    ...variants.map((variant) => ({ text: variantText(site, variant) })),
  ];
}

function innerList(site: Site, fields: Fields): string {
  return list(itemsOf(site, fields).map(({ text }) => text));
}

function variantText(site: Site, { label, component, chosenBy, inner }: Fields["variants"][number]): string {
  return paragraphs(
    `**${component ? schemaLink(site, component) : label}**${chosenBy ? ` \`${chosenBy}\`` : ""}`,
    innerList(site, inner),
  );
}

function fieldText(site: Site, { name, isRequired, shape, inner }: Field): string {
  const marks = [...(isRequired ? ["**required**"] : []), ...(shape.schema.deprecated ? ["*deprecated*"] : [])];
  return paragraphs(
    [`\`${name}\``, ...marks, [shape.type, ...shape.facts].join(", ")].join(" "),
    meaningOf(site, shape),
    innerList(site, inner),
  );
}

/** Text about a field: links to the components of its type, its description, and the ids of its constant. */
function meaningOf(site: Site, shape: Field["shape"]): string {
  const { schemas } = site.document.components;
  const components = componentsOf(site.document, shape);
  const constant = components.find((name) => schemas[name]?.enum);
  const ofComponent = components.length === 1 ? schemas[components[0] ?? ""]?.description : undefined;
  const own = shape.schema.description ?? ofComponent ?? "";
  // If the field has only the constant's description, we show it without the ids, because the ids are listed below.
  const text = constant && own === ofComponent ? firstParagraph(constantNamed(site, constant).description) : own;
  const shown = constant ?? shape.schema["x-open-constant"];
  return paragraphs(
    oneLine([...components.map((name) => `${schemaLink(site, name)}.`), linked(site, text)].join(" ")),
    shown && list(shortMembers(site, shown)),
  );
}
