import type { Mock } from "../../src/mock/index.ts";

/** A request and what must be answered, wherever it is sent. */
export interface Case {
  /** In plain English; no other case has it. */
  name: string;
  /** The operation whose documentation the answer must fit; left out where the contract has none at the path. */
  operation?: string;
  request: CaseRequest;
  expected: Expected;
  stockPrism: StockPrism;
  /** The client does not send such a request, and says so; only plain HTTP can. */
  client?: "refuses";
  /** Read-only and without made-up ids, so that it may be sent to a real service, which may answer with these statuses. */
  live?: readonly number[];
}

/** Whether Prism as it comes answers with the same status, schema and body, and if not, why. */
export type StockPrism = "agrees" | `differs: ${string}` | `not sent: ${string}`;

export type Values = Record<string, string | string[]>;

/** A value, or how it is made where the request is sent: tokens and codes are known there only. */
export type Made<T> = T | ((place: Place) => T | Promise<T>);

/** What requests are made with: a mock, or something that takes any token and any code. */
export type Place = Pick<Mock, "authUrl" | "credentials" | "issueAccessToken" | "issueGrant" | "advance">;

export interface CaseRequest {
  method: string;
  /** Below {base_url}, or below {auth_url} if it begins with /oauth/. A template of the contract, or any other path. */
  path: string;
  pathParameters?: Record<string, string>;
  query?: Made<Values>;
  /** The access token; without one there is no Authorization header. */
  token?: (place: Place) => string | Promise<string>;
  /** The whole Authorization header, where it is not the scheme word and a token. */
  authorization?: Made<string>;
  zaaid?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: Made<Values>;
  /** Sent as it is; the Content-Type stands among the headers, or is missing. */
  raw?: string | Uint8Array;
}

export interface Expected {
  status: number;
  /** The whole body. */
  body?: unknown;
  /** What the whole body must not be. */
  notBody?: unknown;
  /** A component schema that says more than the documented one. */
  schema?: string;
  /** What only our mock says. */
  mock?: {
    /** In the message of an error, such as the field that is wrong. */
    message?: RegExp;
    /** A header's value; null for a header that must not be there. */
    headers?: Record<string, string | null>;
  };
}

/** A token for everything. */
export const anyToken = (place: Place) => place.issueAccessToken();

/** A token for these scopes only. */
export const tokenFor =
  (...scopes: string[]) =>
  (place: Place) =>
    place.issueAccessToken(scopes);
