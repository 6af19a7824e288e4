export { isPlainObject } from "../validation/arguments.ts";

import { isPlainObject, shown, wrongArgument } from "../validation/arguments.ts";
import { shortJson } from "../validation/schemas/schema.ts";

/** What a field must be: in words, and as a function. */
export type Check = readonly [expected: string, isValid: (value: unknown) => boolean];

export const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

export const text: Check = ["a text that is not empty", isText];
export const flag: Check = ["true or false", (value) => typeof value === "boolean"];

export const integerIn = (least: number, most: number): Check => [
  `an integer from ${least} to ${most}`,
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
];

export const numberIn = (least: number, most: number): Check => [
  `a number from ${least} to ${most}`,
  (value) => typeof value === "number" && value >= least && value <= most,
];

/** @throws TypeError that names every field that does not exist or is not valid. A field that is undefined is not there. */
export function assertFields(what: string, value: unknown, checks: Readonly<Record<string, Check>>): void {
  if (!isPlainObject(value)) throw wrongArgument(what, "an object", value);
  const problems = Object.entries(value).flatMap(([name, one]) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check) return `${what} has no ${name}. It has ${Object.keys(checks).join(", ")}`;
    const [expected, isValid] = check;
    if (one === undefined || isValid(one)) return [];
    const got = typeof one === "string" || Array.isArray(one) ? shortJson(one) : shown(one);
    return `${what} ${name}: expected ${expected}; got ${got}`;
  });
  if (problems.length > 0) throw new TypeError(problems.join("; "));
}
