import { isTooDeep, maxDepth } from "../shared/json-depth.ts";

/**
 * A copy of a value, as JSON has it.
 * @param what it is, for the message
 * @throws TypeError if it cannot be JSON: it is a function, contains itself or a BigInt, or is nested too deep
 */
export function jsonCopy<T>(value: T, what: string): T {
  const text = jsonOf(value, what);
  if (isTooDeep(text)) throw tooDeep(what);
  return JSON.parse(text);
}

function jsonOf(value: unknown, what: string): string {
  try {
    const text = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(what);
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new TypeError(`${what} must be JSON: ${reason}.`);
  }
  throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
}

function tooDeep(what: string): TypeError {
  return new TypeError(`${what}: expected at most ${maxDepth} levels of JSON; got more`);
}
