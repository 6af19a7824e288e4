/** Keywords whose keys are names that somebody chose: a field, a response or a schema may be named `$ref` or `default`. */
const byName =
  "properties mapping paths schemas responses parameters examples requestBodies headers links content".split(" ");
/** Keywords with values as they are sent: a `$ref` in them is a text. */
const asSent = ["const", "default", "enum", "example", "value"];

/**
 * Visits each object of a document that has keywords, the outer first: a schema, an operation, a reference. Not what is data,
 * such as an example, and not a map of names, such as `properties`. `path` has the keys that lead to it.
 */
export function eachObject(
  node: unknown,
  visit: (node: Record<string, unknown>, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = [],
): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const [index, one] of node.entries()) eachObject(one, visit, [...path, index]);
    return;
  }
  visit(node as Record<string, unknown>, path);
  for (const [keyword, value] of Object.entries(node)) {
    const isNames = byName.includes(keyword) && !Array.isArray(value);
    // The `examples` of a schema are a list of values; those of a body are named objects.
    const isData = asSent.includes(keyword) || keyword.startsWith("x-") || (keyword === "examples" && !isNames);
    const here = [...path, keyword];
    if (isNames) for (const [name, one] of Object.entries(Object(value))) eachObject(one, visit, [...here, name]);
    else if (!isData) eachObject(value, visit, here);
  }
}
