import { jsonText } from "../validation/made-response.ts";
import type { Override } from "./override.ts";

/** A copy of a value, as JSON has it. @throws TypeError if it cannot be JSON, such as a function, or what contains itself */
export function jsonCopy<T>(value: T, what: string): T {
  const text = jsonText(value, what);
  if (text !== undefined) return JSON.parse(text);
  throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
}

/** A copy of an override, whose body may be a function. @throws TypeError if the body cannot be JSON */
export function copied({ body, ...rest }: Override): Override {
  if (body === undefined) return structuredClone(rest);
  return { ...structuredClone(rest), body: typeof body === "function" ? body : jsonCopy(body, "override body") };
}
