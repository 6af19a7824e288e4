import { isTooDeep, maxDepth } from "../shared/text.ts";
import type { AnyOverride } from "./override.ts";

/**
 * A copy of a value, as JSON has it.
 * @throws TypeError if it cannot be JSON: it is a function, contains itself or a BigInt, or is nested too deep
 */
export function jsonCopy<T>(value: T, what: string): T {
  const text = jsonOf(value, what);
  if (text === undefined)
    throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
  if (isTooDeep(text)) throw tooDeep(what);
  return JSON.parse(text);
}

function jsonOf(value: unknown, what: string): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // The stack of JSON.stringify has an end.
    if (error instanceof RangeError) throw tooDeep(what);
    const [reason] = String(error instanceof Error ? error.message : error).split("\n");
    throw new TypeError(`${what} must be JSON: ${reason}.`);
  }
}

const tooDeep = (what: string) => new TypeError(`${what}: expected at most ${maxDepth} levels of JSON; got more`);

/** A copy of an override, whose body may be a function. @throws TypeError if the body cannot be JSON */
export function copied({ body, ...rest }: AnyOverride): AnyOverride {
  if (body === undefined) return structuredClone(rest);
  return { ...structuredClone(rest), body: typeof body === "function" ? body : jsonCopy(body, "override body") };
}
