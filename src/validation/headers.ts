import { wrongArgument } from "../shared/options.ts";

/** Headers of any kind: those of `fetch`, or an object such as Node's, with names in any case. */
export type HeadersLike =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns a function that reads a header; undefined if it is missing. Repeated headers are joined, as `fetch` does. */
export function headerReader(headers: HeadersLike): (name: string) => string | undefined {
  if (Array.isArray(headers)) throw wrongArgument("headers", "Headers, or an object with a value by name", headers);
  if (isHeaders(headers)) return (name) => headers.get(name) ?? undefined;
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const lower = name.toLowerCase();
    const value = byName.get(lower);
    // Space around a value does not belong to it (RFC 9110, section 5.5).
    if (typeof value === "string") return value.trim();
    if (value === undefined || value === null) return undefined;
    const values = [value].flat().map((one) => String(one).trim());
    return values.join(lower === "cookie" ? "; " : ", ");
  };
}

function isHeaders(headers: HeadersLike): headers is { get(name: string): string | null } {
  return typeof headers.get === "function";
}
