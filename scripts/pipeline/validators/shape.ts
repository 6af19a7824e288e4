import { type Document, refName, type Schema } from "../../../src/contract/document.ts";
import { key } from "../../../src/contract/source-text.ts";

/** The source of a shape, and the constants that it refers to. */
export interface ShapeSource {
  text: string;
  constants: ReadonlySet<string>;
}

/**
 * Generates the shape of a schema: which attributes it documents, and where it has constants. Parts that are open,
 * because the specification does not show them, are left out.
 */
export function shapeOf(document: Document, schema: Schema): ShapeSource {
  const constants = new Set<string>();
  const source = (node: Schema): string | undefined => {
    const name = node["x-open-constant"] ?? constantOf(document, node);
    if (name) {
      constants.add(name);
      return `{ constant: ${name} }`;
    }
    if (node.$ref) return source(target(document, node.$ref));
    if (node.items) return entry("items", source(node.items as Schema));
    if (!node.properties) return undefined;
    const properties = Object.entries(node.properties).map(([property, value]) => `${key(property)}: ${source(value)}`);
    const isClosed = node.additionalProperties === undefined;
    return `{ properties: { ${properties.join(", ")} }${isClosed ? ", isComplete: true" : ""} }`;
  };
  return { text: source(schema) ?? "undefined", constants };
}

function entry(name: string, text: string | undefined): string | undefined {
  return text && `{ ${name}: ${text} }`;
}

/** The constant of a schema: its own, the one it refers to, or the one among its alternatives. */
function constantOf(document: Document, { $ref, anyOf = [] }: Schema): string | undefined {
  const names = [$ref, ...anyOf.map((alternative) => alternative.$ref)].map((ref) => refName(ref ?? ""));
  return names.find((name) => document.components.schemas[name]?.enum);
}

function target({ components }: Document, ref: string): Schema {
  return components.schemas[refName(ref)] ?? {};
}

/** What the schemas under `not` exclude, in words, by the path at which Ajv reports them. */
export function exclusionsOf(schema: Schema): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown, path: string) => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === "not") found[`${path}/not`] = wordsOf(value);
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
