import type { ConstantSchema } from "./constant.ts";
import { below, keysOf } from "./pointer.ts";
import { shortJson } from "./schema.ts";

/** The documented part of a schema: its attributes, and where it has constants. Undefined where anything may be. */
export type Shape =
  | { readonly constant: ConstantSchema<number | string> }
  | { readonly items: Shape }
  | { readonly properties: Readonly<Record<string, Shape>>; readonly isComplete?: boolean }
  | undefined;

/** The shape of what a JSON pointer points to. */
export function shapeAt(shape: Shape, pointer: string): Shape {
  let node = shape;
  for (const key of keysOf(pointer)) {
    if (node === undefined) return undefined;
    if ("items" in node) node = node.items;
    else node = "properties" in node && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
  }
  return node;
}

/** The constant that the contract has at a JSON pointer. */
export function constantAt(shape: Shape, pointer: string): ConstantSchema<number | string> | undefined {
  const node = shapeAt(shape, pointer);
  return node && "constant" in node ? node.constant : undefined;
}

/** An attribute or an id that the contract does not know yet. */
export interface AddedPart {
  /** JSON pointer. */
  readonly at: string;
  readonly text: string;
}

/** Lists the attributes and ids of a value that the contract does not document. */
export function additionsOf(shape: Shape, value: unknown, at = ""): AddedPart[] {
  if (shape === undefined || value === undefined) return [];
  if ("constant" in shape) {
    if (shape.constant.is(value)) return [];
    return [{ at, text: `${shortJson(value, at)} is not in the constant ${shape.constant.name}` }];
  }
  if (typeof value !== "object" || value === null) return [];
  if ("items" in shape) {
    return Array.isArray(value) ? value.flatMap((item, index) => additionsOf(shape.items, item, below(at, index))) : [];
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const place = below(at, name);
    if (Object.hasOwn(shape.properties, name)) return additionsOf(shape.properties[name], part, place);
    return shape.isComplete ? [{ at: place, text: `the attribute ${name} is not documented` }] : [];
  });
}
