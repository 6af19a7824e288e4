import { escapeRegExp, percentDecoded } from "../../shared/text.ts";

// The types here are published: they need none of another package.

/** Which calls an override or a fault applies to: those that have everything that is set. */
export interface CallMatch {
  /** The operation, such as `listMonitors`. */
  operation?: string;
  /**
   * The path below {base_url} or {auth_url}, such as `/monitors/123412341234123411`. In one segment of it, `*` stands for
   * any characters and a name in braces for all of them: `/monitors/*`, `/monitors/{monitor_id}`.
   */
  path?: string;
  /** Parameters of the query, by name. Others may be there, too. */
  query?: Record<string, string>;
  /** The zaaid of the cookie. */
  account?: string;
}

/** A call, as far as it can be matched. */
export interface Call {
  operation: string;
  /** Below {base_url} or {auth_url}, with percent escapes. */
  path: string;
  query: string;
  account: string | undefined;
}

/** Whether a call is one of those that are meant. */
export function matches({ operation, path, query, account }: CallMatch, call: Call): boolean {
  if (operation !== undefined && operation !== call.operation) return false;
  if (account !== undefined && account !== call.account) return false;
  if (path !== undefined && !matchesPath(path, call.path)) return false;
  if (!query) return true;
  const sent = new URLSearchParams(call.query);
  return Object.entries(query).every(([name, value]) => sent.getAll(name).includes(value));
}

/** @param path of a call, or of an operation, whose parameters match everything */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  // A recording has thousands of paths, and no patterns.
  if (!/[*{%]/.test(pattern + path)) return false;
  const [expected, segments] = [pattern.split("/"), path.split("/")];
  return expected.length === segments.length && expected.every((one, index) => matchesSegment(one, segments[index]));
}

function matchesSegment(pattern: string, segment = ""): boolean {
  if (isParameter(pattern) || isParameter(segment)) return pattern !== "" && segment !== "";
  const parts = decoded(pattern).split("*").map(escapeRegExp);
  return new RegExp(`^${parts.join(".*")}$`, "s").test(decoded(segment));
}

function isParameter(segment: string): boolean {
  return /^\{\w+\}$/.test(segment);
}

function decoded(segment: string): string {
  return percentDecoded(segment) ?? segment;
}
