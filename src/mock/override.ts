// The types here are published: they need none of another package.
import type { operations } from "../../generated/types.ts";

/** What applies to calls of any kind. */
interface Overriding {
  /** The zaaid of the cookie: only the calls of this customer or business unit. */
  account?: string;
  /** How many calls (default: all, until it is cleared). */
  times?: number | "always";
  /** Additional headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** Milliseconds to wait before the response, at most 60,000. */
  delay?: number;
  /** Closes the connection without a response. */
  close?: boolean;
  /** Resets the connection (TCP RST) without a response. */
  reset?: boolean;
  /** Closes the connection after half of the body. */
  truncate?: boolean;
}

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

/** An override without the types of the operations, such as one from JSON. */
export interface AnyOverride extends Overriding {
  /** Only the calls of this operation, such as `listMonitors`. */
  operation?: string;
  /** Only calls with this method and this path, in place of an operation. */
  method?: string;
  /**
   * Below {base_url} or {auth_url}: `/monitors/1002`, or `/monitors/{monitor_id}` for any. An undocumented path gets a response in
   * this way.
   */
  path?: string;
  /** Default: the documented status of a success. */
  status?: number;
  /**
   * The body, as JSON. New attributes and new values of constants are allowed, as the service may add them. A text is sent as it is
   * if `headers` has another Content-Type. A function makes the body of each call; it must not be async. Default: the usual body,
   * which is the records, or for a status from 400 the documented error.
   */
  body?: unknown;
  /** Allows a status and a body that break the contract. */
  breaksContract?: boolean;
}

type Responses<Operation> = Operation extends { responses: infer Responses } ? Responses : never;
type BodyOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : never;

/** A body to which the service may add attributes, and values of constants. */
type Extensible<Body> = Body extends string
  ? string
  : Body extends number
    ? number
    : Body extends readonly (infer Item)[]
      ? Extensible<Item>[]
      : Body extends object
        ? { [Name in keyof Body]: Extensible<Body[Name]> } & { [attribute: string]: unknown }
        : Body;

type Made<Body> = Body | ((call: OverriddenCall) => Body);

/** The success of an operation. */
type SuccessOf<Operation> = Responses<Operation>[keyof Responses<Operation> & (200 | 201)];

interface ErrorBody {
  code: number;
  message: string;
  data?: never;
  [attribute: string]: unknown;
}

/** That of the OAuth operations. */
interface TokenErrorBody {
  error: string;
  data?: never;
  [attribute: string]: unknown;
}

/** A success of an operation, or any error. `override` checks which status has which body. */
type OfOperation = {
  [Id in keyof operations & string]: {
    operation: Id;
    method?: never;
    path?: never;
    status?: number;
    body?: Made<Extensible<BodyOf<SuccessOf<operations[Id]>>> | ErrorBody | TokenErrorBody | string>;
  };
}[keyof operations & string];

/** Also of an undocumented operation. */
interface OfPath {
  operation?: never;
  method: string;
  path: string;
  status?: number;
  body?: ((call: OverriddenCall) => unknown) | object | string | number | boolean | null;
}

/** An error, only headers, a delay, or what happens to the connection. */
interface OfAnyCall {
  operation?: never;
  method?: never;
  path?: never;
  status?: number;
  body?: Made<ErrorBody | string>;
}

interface Breaking extends AnyOverride {
  breaksContract: true;
}

/**
 * Replaces the response of calls that the service would accept, or delays it, or lets the connection fail; calls that the
 * service would refuse are still refused. The newest override that matches a call applies, to all calls if `times` is left out.
 */
export type Override = (Overriding & { breaksContract?: false } & (OfOperation | OfPath | OfAnyCall)) | Breaking;
