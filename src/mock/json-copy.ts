import { isPlainObject, wrongArgument } from "../shared/options.ts";
import { messageOf } from "../shared/text.ts";

/** Copies a value by way of JSON. @throws TypeError if it cannot be JSON, such as a function or a circular object */
export function jsonCopy<T>(value: T, what: string): T {
  // `JSON.stringify` would write a promise or a Map as {}.
  let other: object | undefined;
  const note = (_key: string, one: unknown) => {
    if (typeof one === "object" && one !== null && !Array.isArray(one) && !isPlainObject(one)) other = one;
    return one;
  };
  let text: string | undefined;
  try {
    text = JSON.stringify(value, note);
  } catch (error) {
    const [reason] = messageOf(error).split("\n");
    throw new TypeError(`${what} must be JSON: ${reason}.`);
  }
  if (other) throw wrongArgument(what, "JSON", other);
  if (text !== undefined) return JSON.parse(text);
  throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
}
