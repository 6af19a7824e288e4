/** Keywords whose value is a map of chosen names, which may look like keywords: a field may have the name `default`. */
const byName =
  "properties mapping paths schemas responses parameters examples requestBodies headers links content".split(" ");
/** Keywords whose value is data, in which `$ref` is not a reference. */
const asSent = ["const", "default", "enum", "example", "value"];

/**
 * Visits each object of a document that has keywords, such as a schema, an operation or a reference, the outer first. It skips
 * data, such as examples, and maps of names, such as `properties`. `path` has the keys that lead to the object.
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
