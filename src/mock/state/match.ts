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
  operation: string;
  /** Below {base_url} or {auth_url}, with percent escapes. */
  path: string;
  query: string;
  account: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Whether a call is one of those that are meant. */
export function matches({ operation, path, query, account, request }: CallMatch, call: ReceivedCall): boolean {
  if (operation !== undefined && operation !== call.operation) return false;
  if (account !== undefined && account !== call.account) return false;
  if (path !== undefined && !matchesPath(path, call.path)) return false;
  if (request && !matchesRequest(request, call)) return false;
  if (!query) return true;
  const sent = new URLSearchParams(call.query);
  return Object.entries(query).every(([name, value]) => sent.getAll(name).includes(value));
}

function matchesRequest({ headers = {}, body }: RequestMatch, call: ReceivedCall): boolean {
  const hasHeaders = Object.entries(headers).every(([name, value]) => call.headers[name.toLowerCase()] === value);
  return hasHeaders && (body === undefined || contains(jsonIn(call.body), body));
}

/** @returns undefined if the body is not JSON */
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Whether a value of JSON has another as a part. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return value === part;
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(part)) return false;
  if (Array.isArray(part) && part.length !== (value as unknown[]).length) return false;
  return Object.entries(part).every(
    ([name, one]) => Object.hasOwn(value, name) && contains((value as Record<string, unknown>)[name], one),
  );
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
  const parts = decodedSegment(pattern).split("*").map(escapeRegExp);
  return new RegExp(`^${parts.join(".*")}$`, "s").test(decodedSegment(segment));
}

function isParameter(segment: string): boolean {
  return /^\{\w+\}$/.test(segment);
}

function decodedSegment(segment: string): string {
  return percentDecoded(segment) ?? segment;
}
