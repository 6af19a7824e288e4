import { type Document, refName, type Schema } from "../../contract/document.ts";
import type { RecordTable } from "../schemas/record.ts";
import type { Shape } from "../schemas/shape.ts";

/** What a schema says beside the function that Ajv compiles from it. */
export function recordTable(document: Document, name: string, schema: Schema): RecordTable {
  return { name, shape: shapeOf(document, schema), exclusions: exclusionsOf(schema) };
}

export function constantsIn(shape: Shape): string[] {
  if (shape === null) return [];
  if ("constant" in shape) return [shape.constant];
  const names = ("items" in shape ? [shape.items] : Object.values(shape.properties)).flatMap(constantsIn);
  return [...new Set(names)].sort();
}

/**
 * The shape of a schema: which attributes it documents, and where it has constants. Parts that are open, because the
 * specification does not show them, are null; so is a record within a record of its own kind.
 * @param around the names of the components that contain the node
 */
function shapeOf(document: Document, node: Schema, around: readonly string[] = []): Shape {
  const constant = node["x-open-constant"] ?? constantOf(document, node);
  if (constant) return { constant };
  if (node.$ref) {
    const name = refName(node.$ref);
    if (around.includes(name)) return null;
    return shapeOf(document, document.components.schemas[name] ?? {}, [...around, name]);
  }
  if (node.items) {
    const items = shapeOf(document, node.items as Schema, around);
    return items && { items };
  }
  if (!node.properties) return null;
  const properties = Object.entries(node.properties).map(([name, value]) => [name, shapeOf(document, value, around)]);
  const isClosed = node.additionalProperties === undefined;
  return { properties: Object.fromEntries(properties), ...(isClosed && { isComplete: true }) };
}

/** The constant of a schema: the one it refers to, or the one among its alternatives. */
function constantOf(document: Document, { $ref, anyOf = [] }: Schema): string | undefined {
  const names = [$ref, ...anyOf.map((alternative) => alternative.$ref)].map((ref) => refName(ref ?? ""));
  return names.find((name) => document.components.schemas[name]?.enum);
}

/**
 * What is expected, in words, by the path at which Ajv reports it: what the schemas under `not` exclude, and what `x-expected` says
 * of a schema whose keywords would not.
 */
function exclusionsOf(schema: Schema): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown, path: string) => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === "not") found[`${path}/not`] = wordsOf(value);
      if (name === "x-expected")
        for (const keyword of ["anyOf", "pattern"]) found[`${path}/${keyword}`] = String(value);
      visit(value, `${path}/${name}`);
    }
  };
  visit(schema, "#");
  return found;
}

function wordsOf({ const: value, enum: values, type }: Schema & { type?: unknown }): string {
  if (value !== undefined) return `not ${JSON.stringify(value)}`;
  if (values) return `none of ${values.join(", ")}`;
  if (type) return `not a ${[type].flat().join(", ")}`;
  return "absent";
}
