import { below, type Shape } from "../validation/schemas/schema.ts";

export interface Observed {
  /** JSON pointer. */
  at: string;
  /** As JSON names it. */
  type: string;
}

/** The attributes of a value that a contract does not document, also in the records of which it shows only a part. */
export function observedIn(shape: Shape, value: unknown, at = ""): Observed[] {
  if (typeof value !== "object" || value === null) return [];
  const isArray = Array.isArray(value);
  const items = isArray && shape && "items" in shape ? shape.items : null;
  const properties = !isArray && shape && "properties" in shape ? shape.properties : {};
  return Object.entries(value).flatMap(([name, part]) => {
    const place = below(at, name);
    const isDocumented = Object.hasOwn(properties, name);
    const inner = observedIn(isArray ? items : (isDocumented && properties[name]) || null, part, place);
    if (isArray || isDocumented) return inner;
    return [{ at: place, type: part === null ? "null" : Array.isArray(part) ? "array" : typeof part }, ...inner];
  });
}
