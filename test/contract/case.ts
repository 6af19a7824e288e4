import type { Mock } from "../../src/mock/index.ts";

/** A request and the expected response. */
export interface Case {
  /** Unique, in plain English. */
  name: string;
  /** The operation whose documentation the response must match; left out if no operation has this path. */
  operation?: string;
  request: CaseRequest;
  expected: Expected;
  /** How Prism without the mock's additions differs; it has the same status, schema and body if left out. */
  stockPrism?: string | undefined;
}

export type Values = Record<string, string | string[]>;

/** A value, or a function that makes it when the request is sent: tokens and codes are only known then. */
export type FromContext<T> = T | ((context: CaseContext) => T | Promise<T>);

/** What requests are made with: a mock, or a substitute for a server that accepts any token and any code. */
export type CaseContext = Pick<Mock, "authUrl" | "credentials" | "issueAccessToken" | "issueGrant" | "advance">;

export interface CaseRequest {
  method: string;
  /** A path template of the contract, or any other path; below {auth_url} if it begins with /oauth/, else {base_url}. */
  path: string;
  pathParameters?: Record<string, string>;
  query?: FromContext<Values>;
  /** Makes the access token; if left out, the header Authorization is not sent. */
  token?: (context: CaseContext) => string | Promise<string>;
  /** The whole header Authorization, instead of scheme and token. */
  authorization?: FromContext<string>;
  zaaid?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: FromContext<Values>;
  /** Sent as it is. The Content-Type is in `headers`, or missing. */
  raw?: string | Uint8Array;
}

export interface Expected {
  status: number;
  /** The whole body. */
  body?: unknown;
  /** A component schema that is stricter than the documented one. */
  schema?: string;
  /** What only our mock sends. */
  mock?: {
    /** A pattern for the message of an error, such as the name of the invalid field. */
    message?: RegExp;
    /** Values of headers; null for a header that must be missing. */
    headers?: Record<string, string | null>;
  };
}

/** An access token with all scopes. */
export const anyToken = (context: CaseContext) => context.issueAccessToken();

/** An access token with these scopes only. */
export const tokenFor =
  (...scopes: string[]) =>
  (context: CaseContext) =>
    context.issueAccessToken({ scopes });
