import { unescapePointerFragment } from "@redocly/openapi-core";
import { type Document, methods, type OperationObject, schemaOf } from "../../contract/document.ts";
import { eachObject } from "../../contract/walk.ts";
import { percentDecoded } from "../../shared/text.ts";
import type { Origins, Place } from "./origins.ts";
import { at } from "./targets.ts";

/** Keywords with a schema, with a list of schemas, or with schemas by name, for which Redocly's lint knows no `true` and `false`. */
const withSchema = ["schema", "not", "if", "then", "else", "contains", "propertyNames", "contentSchema"];
const withSchemas = [
  "allOf",
  "anyOf",
  "oneOf",
  "prefixItems",
  "schemas",
  "patternProperties",
  "dependentSchemas",
  "$defs",
];

/**
 * Writes out, in place, what Redocly's lint does not know of OpenAPI 3.1: schemas that are `true` or `false`, and names in a
 * mapping. References get the letters that their escapes stand for: all else finds a name as it is.
 */
export function writeOut(document: Document): void {
  const { schemas } = document.components;
  eachObject(document, (node) => {
    if (typeof node.$ref === "string") node.$ref = percentDecoded(node.$ref) ?? node.$ref;
    placeTarget(document, node);
    writeBooleans(node, withSchema);
    for (const keyword of withSchemas) writeBooleans(Object(node[keyword]), Object.keys(Object(node[keyword])));
    const { mapping = {} } = Object(node.discriminator) as { mapping?: Record<string, string> };
    for (const [value, target] of Object.entries(mapping))
      if (Object.hasOwn(schemas, target)) mapping[value] = `#/components/schemas/${target}`;
  });
}

/** Writes what stands below a path, and is no component with a name, in the place that refers to it. */
function placeTarget(document: Document, node: Record<string, unknown>): void {
  const { $ref } = node;
  if (typeof $ref !== "string" || !$ref.startsWith("#/paths/")) return;
  const target = at(document, $ref.split("/").slice(1).map(unescapePointerFragment));
  // One that is in itself has no end, and a path item has its own way.
  if (typeof target !== "object" || target === null || JSON.stringify(target).includes(JSON.stringify($ref))) return;
  if ($ref.split("/").length < 4) return;
  delete node.$ref;
  Object.assign(node, structuredClone(target), { ...node });
}

function writeBooleans(parent: Record<string, unknown>, keys: readonly string[]): void {
  for (const key of keys) if (typeof parent[key] === "boolean") parent[key] = schemaOf(parent[key]);
}

/**
 * Writes a path item that paths refer to in its places: all else reads the operations below `paths`.
 * @param titleOf the title of the overlay with a place: the mark of its operations
 */
export function placePathItems(document: Document, origins: Origins, titleOf: (place: Place) => string): void {
  const items = [document.paths, document.webhooks].flatMap((all) => Object.values(Object(all)));
  for (const item of items as Array<Record<string, unknown>>) {
    while (typeof item?.$ref === "string") {
      const path = item.$ref.split("/").slice(1).map(unescapePointerFragment);
      const target = at(document, path);
      if (typeof target !== "object" || target === null) break;
      delete item.$ref;
      for (const [key, value] of Object.entries(structuredClone(target))) {
        if (key in item) continue;
        item[key] = value;
        const place = origins.of(document, [...path, key]);
        if (!place) continue;
        origins.set(item, key, place);
        if (methods.some((method) => method === key)) (value as OperationObject)["x-added"] = titleOf(place);
      }
    }
  }
  // A callback may have others.
  const { pathItems: _, ...components } = document.components;
  if (!JSON.stringify({ ...document, components }).includes('"#/components/pathItems/'))
    document.components = components;
}
