import type { Operation } from "../../contract/operations.ts";
import { nearestTexts } from "../../validation/schemas/nearest.ts";
import { basePath } from "../base-path.ts";

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

/**
 * Checks that a call can match.
 * @throws TypeError that says why none ever can, with the nearest that can
 */
export function assertCanMatch({ operation: id, path }: CallMatch, operations: readonly Operation[]): void {
  const operation = operations.find((one) => one.id === id);
  if (id !== undefined && !operation) {
    const ids = operations.map((one) => one.id);
    throw new TypeError(
      `Unknown operation ${JSON.stringify(id)}. The nearest are ${nearestTexts(ids, id).join(", ")}.`,
    );
  }
  if (path === undefined) return;
  const [pathname = "", query] = path.split("?");
  if (query !== undefined) {
    const parameters = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
    throw new TypeError(`path must not have a query. Use path: ${JSON.stringify(pathname)}, query: ${parameters}.`);
  }
  if (operation && !matchesPath(path, operation.path))
    throw new TypeError(`path must match ${operation.path}, the path of ${id}; got ${JSON.stringify(path)}.`);
  const paths = [...new Set(operations.map((one) => one.path))];
  if (paths.some((one) => matchesPath(path, one))) return;
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  throw new TypeError(
    `path must match a path of the contract, which is below {base_url} or {auth_url}; got ${JSON.stringify(path)}. The nearest are ${nearestTexts(paths, below).join(", ")}.`,
  );
}

/** @param path of a call, or of an operation, whose parameters match everything */
function matchesPath(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  const [expected, segments] = [pattern.split("/"), path.split("/")];
  return expected.length === segments.length && expected.every((one, index) => matchesSegment(one, segments[index]));
}

function matchesSegment(pattern: string, segment = ""): boolean {
  if (isParameter(pattern) || isParameter(segment)) return pattern !== "" && segment !== "";
  const parts = decoded(pattern)
    .split("*")
    .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(decoded(segment));
}

function isParameter(segment: string): boolean {
  return /^\{\w+\}$/.test(segment);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
