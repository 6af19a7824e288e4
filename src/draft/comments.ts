/** What is said of the parts of an overlay, beside them, so that they stay plain objects. */
const texts = new WeakMap<object, string[]>();

/** The value, if it is an object with something to say of it. */
export function commented<Value extends object>(value: Value, ...comments: Array<string | undefined>): Value {
  const said = comments.filter((comment) => comment !== undefined);
  if (said.length > 0) texts.set(value, [...said, ...(texts.get(value) ?? [])]);
  return value;
}

/** What is said of an object, and of the schemas that it is about. */
export function commentsOf(value: object): string[] {
  return [...(texts.get(value) ?? []), ...subjectsOf(value).flatMap(commentsOf)];
}

/** The schemas of an array, of alternatives and of a parameter: what is said of them is said of what they are in. */
export function subjectsOf(value: { anyOf?: unknown; type?: unknown; items?: object; in?: unknown; schema?: object }) {
  const { anyOf, type, items, in: place, schema } = value;
  if (Array.isArray(anyOf)) return anyOf as object[];
  return [type === "array" && items, place === "query" && schema].filter((one) => typeof one === "object");
}
