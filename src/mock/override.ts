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

type Operations = operations;

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

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;
type ErrorStatus = NumberOf<`${4 | 5}${Digit}${Digit}`>;

/** A status that the operation documents, with its body. That of a success may be left out. */
type Documented<Operation> = {
  [Status in keyof Responses<Operation>]: (Status extends ErrorStatus ? { status: Status } : { status?: Status }) & {
    body?: Made<Extensible<BodyOf<Responses<Operation>[Status]>>>;
  };
}[keyof Responses<Operation>];

/** An error that the operation does not document. Those that it shares with others have the same body. */
interface Undocumented<Operation> {
  status: Exclude<ErrorStatus, keyof Responses<Operation>>;
  body?: Made<Extensible<BodyOf<Responses<Operation>[400 & keyof Responses<Operation>]>>>;
}

/** A status that any gateway sends, with a body of its own. */
interface Gateway<Operation> {
  status: Exclude<408 | 413 | 429 | 502 | 503 | 504, keyof Responses<Operation>>;
  body?: unknown;
}

/** Any of several errors, such as the statuses of a loop, each with its usual body. */
interface UsualError {
  status: ErrorStatus;
  body?: never;
}

/** Not one of `method` and `path`. */
interface WithoutPath {
  method?: never;
  path?: never;
  breaksContract?: false;
}

type OfOperation = {
  [Id in keyof Operations & string]: { operation: Id } & WithoutPath &
    (Documented<Operations[Id]> | Gateway<Operations[Id]> | Undocumented<Operations[Id]> | UsualError);
}[keyof Operations & string];

/** Also of an undocumented operation. */
interface OfPath {
  operation?: never;
  method: string;
  path: string;
  status?: number;
  body?: ((call: OverriddenCall) => unknown) | object | string | number | boolean | null;
  breaksContract?: false;
}

/** An error of any status: operations share its body. */
interface OfAnyOperation extends WithoutPath {
  operation?: never;
  status: ErrorStatus;
  body?: Made<Extensible<BodyOf<operations["listMonitors"]["responses"][400]>>>;
}

/** Only headers, a delay, or what happens to the connection. */
interface OfAnyResponse extends WithoutPath {
  operation?: never;
  status?: never;
  body?: never;
}

interface Breaking extends AnyOverride {
  breaksContract: true;
}

/**
 * Replaces the response of calls that the service would accept, or delays it, or lets the connection fail; calls that the
 * service would refuse are still refused. The newest override that matches a call applies, to all calls if `times` is left out.
 */
export type Override = (Overriding & (OfOperation | OfPath | OfAnyOperation | OfAnyResponse)) | Breaking;
