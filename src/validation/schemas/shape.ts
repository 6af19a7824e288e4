import { shortJson } from "../../shared/options.ts";
import type { ConstantSchema } from "./constant.ts";
import { type AddedPart, below, type DocumentedPart, keysOf } from "./schema.ts";

export type ConstantSchemas = Readonly<Record<string, ConstantSchema<number | string>>>;

/** The shape of the part that a JSON pointer points to. */
export function shapeAt(shape: DocumentedPart, pointer: string): DocumentedPart {
  let node = shape;
  for (const key of keysOf(pointer)) {
    if (node === null) return null;
    if ("items" in node) node = node.items;
    else if (!("properties" in node)) return null;
    else node = (Object.hasOwn(node.properties, key) ? node.properties[key] : node.values) ?? null;
  }
  return node;
}

/** Lists the undocumented attributes and ids of a value. @param at where the value is */
export function additionsOf(shape: DocumentedPart, constants: ConstantSchemas, value: unknown, at = ""): AddedPart[] {
  // A null that is not allowed is reported as a violation, not as an addition.
  if (shape === null || value === undefined || value === null) return [];
  if ("constant" in shape) {
    if (constants[shape.constant]?.is(value)) return [];
    return [{ at, text: `${shortJson(value)} is not in the constant ${shape.constant}` }];
  }
  if (typeof value !== "object") return [];
  if ("items" in shape) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => additionsOf(shape.items, constants, item, below(at, index)));
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const place = below(at, name);
    if (Object.hasOwn(shape.properties, name))
      return additionsOf(shape.properties[name] ?? null, constants, part, place);
    if (shape.values) return additionsOf(shape.values, constants, part, place);
    return shape.isComplete ? [{ at: place, text: `the attribute ${name} is not documented` }] : [];
  });
}
