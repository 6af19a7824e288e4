import { escapeRegExp, percentDecoded } from "../../shared/text.ts";

// The types here are published: they need none of another package.

/** Which calls an override applies to, or are counted: those that have everything that is set. */
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
  /** The zaaid of the cookie; null for calls without one. */
  account?: string | null;
  /** What the request itself has. */
  request?: RequestMatch;
}

export interface RequestMatch {
  /** Headers, by name in any case. Others may be there, too. */
  headers?: Record<string, string>;
  /**
   * A part of the JSON body. An object matches one that has its attributes, also within others; an array matches one of the
   * same length.
   */
  body?: unknown;
}

/** A call, as far as it can be matched. */
export interface ReceivedCall {
  /** Undefined if no operation has the path and the method. */
  operation: string | undefined;
  /** Below {base_url} or {auth_url}, with percent escapes. */
  path: string;
  query: string;
  account: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export function matches({ operation, path, query = {}, account, request }: CallMatch, call: ReceivedCall): boolean {
  if (operation !== undefined && operation !== call.operation) return false;
  if (account !== undefined && account !== (call.account ?? null)) return false;
  if (path !== undefined && !matchesPath(path, call.path)) return false;
  const sent = new URLSearchParams(call.query);
  if (Object.entries(query).some(([name, value]) => !sent.getAll(name).includes(value))) return false;
  const { headers = {}, body } = request ?? {};
  if (Object.entries(headers).some(([name, value]) => call.headers[name.toLowerCase()] !== value)) return false;
  return body === undefined || hasPart(jsonIn(call.body), body);
}

/** @returns undefined if the body is not JSON */
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function hasPart(value: unknown, part: unknown): boolean {
  if (!isNested(part)) return value === part;
  if (!isNested(value) || lengthOf(value) !== lengthOf(part)) return false;
  const values = new Map(Object.entries(value));
  return Object.entries(part).every(([name, one]) => hasPart(values.get(name), one));
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** @returns undefined for an object, which may have more than its part */
function lengthOf(value: object): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/** @param path of a call, or of an operation, whose parameters match everything */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  if (!/[*{%]/.test(pattern + path)) return false;
  const [expected, segments] = [pattern.split("/"), path.split("/")];
  return expected.length === segments.length && expected.every((one, index) => matchesSegment(one, segments[index]));
}

function matchesSegment(pattern: string, segment = ""): boolean {
  if (isParameter(pattern) || isParameter(segment)) return pattern !== "" && segment !== "";
  const parts = decodedSegment(pattern).split("*").map(escapeRegExp);
  return new RegExp(`^${parts.join(".*")}$`, "s").test(decodedSegment(segment));
}

function isParameter(segment: string): boolean {
  return /^\{[^{}]+\}$/.test(segment);
}

function decodedSegment(segment: string): string {
  return percentDecoded(segment) ?? segment;
}
