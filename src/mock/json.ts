/** What is nested deeper could not be copied or written. */
export const maxDepth = 500;

/** Whether JSON is nested too deep. */
export function isTooDeep(text: string): boolean {
  if (text.length < 2 * maxDepth) return false;
  let depth = 0;
  for (const [bracket] of text.replace(/"(?:\\.|[^"\\])*"/g, "").matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/**
 * A copy of a value, as JSON has it.
 * @param what it is, for the message
 * @throws TypeError if it cannot be JSON: it is a function, contains itself or a BigInt, or is nested too deep
 */
export function jsonCopy<T>(value: T, what: string): T {
  const text = jsonOf(value, what);
  if (isTooDeep(text)) throw new TypeError(`${what} is nested deeper than ${maxDepth} levels.`);
  return JSON.parse(text);
}

function jsonOf(value: unknown, what: string): string {
  try {
    const text = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch (error) {
    if (error instanceof RangeError) throw new TypeError(`${what} is nested deeper than ${maxDepth} levels.`);
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new TypeError(`${what} must be JSON: ${reason}.`);
  }
  throw new TypeError(`${what} must be JSON; got a ${typeof value}.`);
}
