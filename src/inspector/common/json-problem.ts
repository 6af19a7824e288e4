/** Deeper values could exhaust the stack of the programs that read them. */
const maxDepth = 500;

/**
 * Checks the text of a body.
 * @returns what is wrong with it; undefined if it is valid JSON, or empty
 */
export function jsonProblem(text: string): string | undefined {
  if (text === "") return undefined;
  if (depthOf(text) > maxDepth) return `The body is nested deeper than ${maxDepth} levels.`;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${(error as Error).message}`;
  }
}

/** How deep objects and arrays are nested in a text, without those in strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
