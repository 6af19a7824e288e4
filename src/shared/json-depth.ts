/** How deep JSON may be nested. What is deeper could not be copied or written, because the stack has an end. */
export const maxDepth = 500;

/** Whether objects and arrays in a text of JSON are nested deeper than `maxDepth`. */
export function isTooDeep(text: string): boolean {
  if (text.length <= 2 * maxDepth) return false;
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length && depth <= maxDepth; index += 1) {
    const character = text[index];
    if (character === '"') isString = !isString;
    else if (character === "\\") index += 1;
    else if (!isString && (character === "[" || character === "{")) depth += 1;
    else if (!isString && (character === "]" || character === "}")) depth -= 1;
  }
  return depth > maxDepth;
}
