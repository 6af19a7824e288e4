import { isTooDeep, maxDepth } from "../shared/json-depth.ts";

/**
 * A copy of a value, as JSON has it.
 * @param what it is, for the message
 * @throws TypeError if it cannot be JSON: it is a function, contains itself or a BigInt, or is nested too deep
 */
export function jsonCopy<T>(value: T, what: string): T {
  const tooDeep = new TypeError(`${what}: expected at most ${maxDepth} levels of JSON; got more`);
  const textOf = () => {
    try {
      return JSON.stringify(value);
    } catch (error) {
      if (error instanceof RangeError) throw tooDeep;
      const [reason] = String(error instanceof Error ? error.message : error).split("\n");
      throw new TypeError(`${what} must be JSON: ${reason}.`);
    }
  };
  const text: string | undefined = textOf();
  if (text === undefined)
    throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
  if (isTooDeep(text)) throw tooDeep;
  return JSON.parse(text);
}
