import { shortJson } from "./schemas/schema.ts";

/** What a text may begin with and tell no secret, such as an operation, a path or an address without its user and query. */
const harmless = /^(https?:\/\/)?[\w./{}-]{0,30}/;

/** A value that a caller has passed, for a message. Of what may have secrets, such as headers, it has only the names. */
export function shown(value: unknown): string {
  if (typeof value === "string") {
    const [start = ""] = harmless.exec(value) ?? [];
    return `"${start}${start === value ? "" : "…"}"`;
  }
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
  // Also one of another realm, as Jest has them.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The error of a wrong argument of a function. */
export function wrongArgument(what: string, expected: string, got: unknown): TypeError {
  return new TypeError(`${what}: expected ${expected}; got ${shown(got)}.`);
}

/** @throws TypeError that names an option that does not exist, or an address that is not valid */
export function assertOptions(what: string, options: unknown, names: readonly string[]): void {
  if (!isPlainObject(options)) throw wrongArgument(what, "an object with options", options);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`${what} has no option ${unknown}. It has ${names.join(", ")}.`);
  const { baseUrl, authUrl } = options;
  for (const [name, address] of Object.entries({ baseUrl, authUrl }))
    if (address !== undefined && !isAddress(address))
      throw wrongArgument(`${what} ${name}`, "an address, such as https://www.acme.eu/api", address);
}

export function isAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);
}
