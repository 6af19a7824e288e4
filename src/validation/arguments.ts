import { shortJson } from "./schemas/schema.ts";

/** A value that a caller has passed, for a message. */
function shown(value: unknown): string {
  if (value instanceof Promise) return "a promise. Await it";
  return typeof value === "function" ? "a function" : shortJson(value);
}

/** The error of a wrong argument of a function. */
export function wrongArgument(what: string, expected: string, got: unknown): TypeError {
  return new TypeError(`${what}: expected ${expected}; got ${shown(got)}.`);
}

/** @throws TypeError that names an option that does not exist, or an address that is not valid */
export function assertOptions(what: string, options: unknown, names: readonly string[]): void {
  if (typeof options !== "object" || options === null || options instanceof Promise)
    throw wrongArgument(what, "an object with options", options);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`${what} has no option ${unknown}. It has ${names.join(", ")}.`);
  const { baseUrl, authUrl } = options as Record<string, unknown>;
  for (const [name, address] of Object.entries({ baseUrl, authUrl }))
    if (address !== undefined && !isAddress(address))
      throw wrongArgument(`${what} ${name}`, "an address, such as https://www.acme.eu/api", address);
}

export function isAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);
}
