// The types here are published: they need none of another package.
import type { operations } from "../../generated/types.ts";

/** A call whose response a function makes. */
export interface OverriddenCall {
  /** Undefined for an undocumented operation. */
  operation: string | undefined;
  method: string;
  /** Below {base_url} or {auth_url}. */
  path: string;
  /** Those of the path, such as `monitor_id`. */
  parameters: Readonly<Record<string, string>>;
  /** The parameters of the query; the last of those that are repeated. */
  query: Readonly<Record<string, string>>;
  /** By names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The zaaid of the cookie. */
  account: string | undefined;
  /** A value if it was sent as JSON, else the text; null without a body. */
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
   * Below {base_url} or {auth_url}: `/monitors/1002`, or `/monitors/{monitor_id}` for any. An undocumented path gets a response in
   * this way.
   */
  path?: string;
  /** The zaaid of the cookie: only the calls of this customer or business unit. */
  account?: string;
  /** How many calls (default: all, until it is cleared). */
  times?: number;
  /** Default: the documented status of a success. */
  status?: number;
  /** Additional headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /**
   * The body, as JSON. New attributes and new values of constants are allowed, as the service may add them. A text is sent as it is
   * if `headers` has another Content-Type. A function makes the body of each call; it must not be async. Default: the usual body,
   * which is the records, or for a status from 400 the documented error.
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
