import { validators } from "../../../generated/controls/validators.ts";

/**
 * Checks what a control gets, by the schema of the control path's OpenAPI document.
 * @param name of the schema
 * @param what gets it, for the message: the function, or the operation of the control path
 * @returns the value
 * @throws TypeError that names all that is wrong, with the nearest names for unknown ones
 */
export function checkedInput<Value>(name: string, value: Value, what: string): Value {
  const problems = validators[name]?.problems(value) ?? [];
  if (problems.length === 0) return value;
  throw new TypeError(problems.map(({ at, text }) => `${at === "" ? what : `${what} ${at}`}: ${text}`).join("; "));
}
