import { shortJson } from "../../shared/options.ts";
import type { ConstantSchema } from "./constant.ts";
import { type AddedPart, below, keysOf } from "./schema.ts";

/** The documented part of a schema: its attributes, and the names of its constants. Null for a part that allows any value. */
export type DocumentedPart =
  | { readonly constant: string }
  | { readonly items: DocumentedPart }
  | {
      readonly properties: Readonly<Record<string, DocumentedPart>>;
      /** Whether any other attribute is an addition. */
      readonly isComplete?: boolean;
      /** The part of all other attributes, if the object is a map. */
      readonly values?: DocumentedPart;
    }
  | null;

export type ConstantSchemas = Readonly<Record<string, ConstantSchema<number | string>>>;

/** The part that a JSON pointer points to. */
export function partAt(whole: DocumentedPart, pointer: string): DocumentedPart {
  let node = whole;
  for (const key of keysOf(pointer)) {
    if (node === null) return null;
    if ("items" in node) node = node.items;
    else if (!("properties" in node)) return null;
    else node = (Object.hasOwn(node.properties, key) ? node.properties[key] : node.values) ?? null;
  }
  return node;
}

/** Lists the undocumented attributes and ids of a value. @param at where the value is */
export function additionsOf(
  documented: DocumentedPart,
  constants: ConstantSchemas,
  value: unknown,
  at = "",
): AddedPart[] {
  // A null that is not allowed is reported as a violation, not as an addition.
  if (documented === null || value === undefined || value === null) return [];
  if ("constant" in documented) {
    if (constants[documented.constant]?.is(value)) return [];
    return [{ at, text: `${shortJson(value)} is not in the constant ${documented.constant}` }];
  }
  if (typeof value !== "object") return [];
  if ("items" in documented) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => additionsOf(documented.items, constants, item, below(at, index)));
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const place = below(at, name);
    if (Object.hasOwn(documented.properties, name))
      return additionsOf(documented.properties[name] ?? null, constants, part, place);
    if (documented.values) return additionsOf(documented.values, constants, part, place);
    return documented.isComplete ? [{ at: place, text: `the attribute ${name} is not documented` }] : [];
  });
}
