// These types are published, so they use no types of other packages.
import type { operations } from "../../../generated/types.ts";
import { jsonCopy } from "../json-copy.ts";

/** The call that an override's function gets, to make the body of its response. */
export interface OverriddenCall {
  /** The identifier of the operation; undefined if it is undocumented. */
  operation: string | undefined;
  method: string;
  /** The path below {base_url} or {auth_url}. */
  path: string;
  /** The parameters of the path, such as `monitor_id`. */
  parameters: Readonly<Record<string, string>>;
  /** The parameters of the query. A repeated parameter has its last value. */
  query: Readonly<Record<string, string>>;
  /** The headers, by names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The zaaid of the cookie. */
  account: string | undefined;
  /** The parsed value if the body was sent as JSON, otherwise its text; null without a body. */
  body: unknown;
}

/**
 * Replaces the response of calls that the service would accept, or delays it, or lets the connection fail; calls that the
 * service would refuse are still refused. The newest override that matches a call applies.
 */
export interface Override {
  /** Only the calls of this operation. */
  operation?: keyof operations;
  /** Only calls with this method and this path, in place of an operation. */
  method?: string;
  /**
   * The path below {base_url}, or below {auth_url} if it begins with `/oauth/`: `/monitors/1002`, or `/monitors/{monitor_id}` for
   * any monitor. It may be undocumented.
   */
  path?: string;
  /** Only the calls of this customer or business unit, whose zaaid is in their cookie. */
  account?: string;
  /** To how many calls it applies (default: to all, until it is cleared). */
  times?: number;
  /** Default: the documented status of a success. */
  status?: number;
  /** Additional headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /**
   * The body, as JSON. New attributes and undocumented ids are allowed. If `headers` has another Content-Type, a text is sent
   * unchanged. A function makes the body of each call; it must not be async. Default: the usual body, which has the records or,
   * for a status from 400, the documented error.
   */
  body?: ((call: OverriddenCall) => unknown) | object | string | number | boolean | null;
  /** Allows a status and a body that break the contract. */
  breaksContract?: boolean;
  /** Milliseconds to wait before the response, at most 60,000. */
  delay?: number;
  /** Closes the connection without a response. */
  close?: boolean;
  /** Resets the connection (TCP RST) without a response. */
  reset?: boolean;
  /** Closes the connection after half of the body. */
  truncate?: boolean;
}

/** The statuses of responses without a body (RFC 9110, section 6.4.1). */
export const statusesWithoutBody = [204, 205, 304];

/** Copies an override; a function as its body stays the same one. @throws TypeError if the body cannot be JSON */
export function copied({ body, ...rest }: Override): Override {
  if (body === undefined) return structuredClone(rest);
  return { ...structuredClone(rest), body: typeof body === "function" ? body : jsonCopy(body, "override body") };
}
