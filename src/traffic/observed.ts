import { below, type Shape } from "../validation/schemas/schema.ts";

export interface Observed {
  /** JSON pointer, with `*` for a key that is a value. */
  at: string;
  /** As JSON names it. */
  type: string;
}

/** The attributes of a value that a contract does not document, also in the records of which it shows only a part. */
export function observedIn(shape: Shape, value: unknown, at = ""): Observed[] {
  if (typeof value !== "object" || value === null) return [];
  const isArray = Array.isArray(value);
  const items = isArray && shape && "items" in shape ? shape.items : null;
  const { properties = {}, values = null } = !isArray && shape && "properties" in shape ? shape : {};
  const others = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  const isMap =
    !isArray &&
    (others.every(isNoName) || (others.length === Object.keys(value).length && areValuesAlike(Object.values(value))));
  return Object.entries(value).flatMap(([name, part]) => {
    if (values && !Object.hasOwn(properties, name)) return observedIn(values, part, below(at, "*"));
    const isDocumented = Object.hasOwn(properties, name);
    const place = below(at, isMap && !isDocumented ? "*" : name);
    const inner = observedIn(isArray ? items : (isDocumented && properties[name]) || null, part, place);
    if (isDocumented || (isArray && items !== null)) return inner;
    return [{ at: place, type: typeOf(part) }, ...inner];
  });
}

/** Whether a key has characters of hosts, paths and texts. An object with no other keys has records by such names. */
const isNoName = (key: string) => /[./:@\s]/.test(key);

/** How many keys whose values are records with the same attributes are names of records themselves, such as of teams. */
const fewest = 3;

function areValuesAlike(values: readonly unknown[]): boolean {
  const [first, ...others] = values.map(attributesOf);
  return values.length >= fewest && first !== undefined && others.every((one) => one === first);
}

/** The attributes of a record with their types; undefined if it has fewer than two. */
function attributesOf(value: unknown): string | undefined {
  if (typeOf(value) !== "object") return undefined;
  const fields = Object.entries(value as object).map(([name, part]) => `${name} ${typeOf(part)}`);
  return fields.length > 1 ? fields.sort().join() : undefined;
}

/** As JSON names it. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
