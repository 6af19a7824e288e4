import { type Document, propertiesOf, refName, type Schema } from "../../../src/contract/document.ts";
import type { DocumentedPart } from "../../../src/validation/schemas/documented-part.ts";

/** The names of the constants of a part, and of the parts in it. */
export function constantsIn(documented: DocumentedPart): string[] {
  if (documented === null) return [];
  if ("constant" in documented) return [documented.constant];
  const inner =
    "items" in documented ? [documented.items] : [...Object.values(documented.properties), documented.values ?? null];
  const names = inner.flatMap(constantsIn);
  return [...new Set(names)].sort();
}

/**
 * The attributes that a schema documents, and the constants of their values. Null stands for a part whose attributes the
 * specification does not list.
 */
export function documentedPart(document: Document, node: Schema): DocumentedPart {
  const constant = node["x-open-constant"] ?? constantOf(document, node);
  if (constant) return { constant };
  if (node.$ref) return documentedPart(document, document.components.schemas[refName(node.$ref)] ?? {});
  if (node.items) {
    const items = documentedPart(document, node.items);
    return items && { items };
  }
  const variants = (node.anyOf ?? node.oneOf ?? []).filter(({ type }) => type !== "null");
  const [only, ...others] = variants;
  if (only && others.length === 0 && !node.properties) return documentedPart(document, only);
  const { additionalProperties: map } = node;
  const values = typeof map === "object" ? documentedPart(document, map) : null;
  if (!node.properties && !values) return null;
  const own = Object.entries(propertiesOf(node)).map(([name, value]) => [name, documentedPart(document, value)]);
  // A variant may add attributes. A variant with only `required` adds none.
  const withAttributes = node.properties ? variants.filter(({ $ref, properties }) => $ref ?? properties) : [];
  const more = withAttributes.map((one) => documentedPart(document, one));
  const known = more.filter((one) => one !== null && "properties" in one);
  const isClosed = node.additionalProperties === undefined && known.length === more.length;
  return {
    properties: Object.assign({}, ...known.map(({ properties }) => properties), Object.fromEntries(own)),
    ...(isClosed && { isComplete: true }),
    ...(values && { values }),
  };
}

/** The constant of a schema: the one it refers to, or the one among its alternatives. */
function constantOf(document: Document, { $ref, anyOf = [] }: Schema): string | undefined {
  const names = [$ref, ...anyOf.map((alternative) => alternative.$ref)].map((ref) => refName(ref ?? ""));
  return names.find((name) => document.components.schemas[name]?.enum);
}
