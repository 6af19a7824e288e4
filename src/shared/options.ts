/** Checks of what a caller passes: options, arguments, and their words in a message. */

const maxLength = 80;
const notShown = "a value that is not JSON, or nested too deeply";

/** A value as JSON of at most 80 characters; `nothing` if it is missing. */
export function shortJson(value: unknown): string {
  if (value === undefined) return "nothing";
  try {
    const text = JSON.stringify(value) ?? notShown;
    return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  } catch {
    return notShown;
  }
}

/**
 * The start of a text that can be shown without risk of a secret, such as an operation, a path, or an address without user and
 * query.
 */
const harmless = /^(https?:\/\/)?[\w./{}-]{0,30}/;

/** A value from the caller, as shown in a message. If it may contain secrets, such as headers, only its names are shown. */
export function shown(value: unknown): string {
  if (typeof value === "string") {
    const [start = ""] = harmless.exec(value) ?? [];
    return `"${start}${start === value ? "" : "…"}"`;
  }
  if (typeof value === "number") return String(value);
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return shortJson(value);
  if (typeof (value as PromiseLike<unknown>).then === "function") return "a promise. Await it";
  if (Array.isArray(value)) return "an array";
  if (!isPlainObject(value)) return `an instance of ${value.constructor?.name ?? "a class"}`;
  const names = Object.keys(value);
  return names.length === 0 ? "an empty object" : `an object with ${names.slice(0, 10).join(", ")}`;
}

/** Whether a value is an object with fields: neither an array nor an instance of a class, such as a promise or a Map. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  // An object of another realm has another Object.prototype, as in Jest.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function wrongArgument(what: string, expected: string, got: unknown): TypeError {
  return new TypeError(`${what}: expected ${expected}; got ${shown(got)}.`);
}

/** What an option must be: in words, and as a function. */
export type Check = readonly [expected: string, isValid: (value: unknown) => boolean];

export const isFilled = (value: unknown): value is string => typeof value === "string" && value !== "";

export const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);

export const text: Check = ["a text that is not empty", isFilled];
export const flag: Check = ["true or false", (value) => typeof value === "boolean"];
export const callback: Check = ["a function", (value) => typeof value === "function"];
export const address: Check = ["an address, such as https://www.acme.eu/api", isAddress];

export const integerIn = (least: number, most: number): Check => [
  `an integer from ${least} to ${most}`,
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
];

export const numberIn = (least: number, most: number): Check => [
  `a number from ${least} to ${most}`,
  (value) => typeof value === "number" && value >= least && value <= most,
];

/**
 * Checks options. One that is undefined is the same as one that is left out.
 * @param what the function or the object that has them
 * @throws TypeError that names every option that does not exist or is not valid
 */
export function assertOptions(what: string, options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (!isPlainObject(options)) throw wrongArgument(what, "an object", options);
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(checks, name));
  const problems = Object.entries(checks).flatMap(([name, [expected, isValid]]) => {
    const value = options[name];
    return value === undefined || isValid(value) ? [] : `${what} ${name}: expected ${expected}; got ${shown(value)}`;
  });
  if (unknown.length > 0)
    problems.push(`${what} has no option ${unknown.join(", ")}. It has ${Object.keys(checks).join(", ")}`);
  if (problems.length > 0) throw new TypeError(`${problems.join("; ")}.`);
}
