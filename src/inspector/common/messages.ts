/** The messages between the page and the relay. */

import type { WrittenRequest } from "../../samples/of-request.ts";

export const methods = ["GET", "POST", "PUT", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Maximum length of a typed request body, in characters. */
export const maxBody = 256 * 1024;

/** The header with the page's secret. Each start of the server generates a new one and writes it into the page's HTML. */
export const secretHeader = "X-Inspector-Secret";
/** The placeholder for the secret in the built page. */
export const secretPlaceholder = "{inspector-secret}";

/** A request as it is in the form. */
export interface FormRequest extends WrittenRequest {
  method: Method;
}

/** A request for the relay to send. */
export interface RelayRequest extends FormRequest {
  role: string;
  /** The name of the entity, which the user types to confirm a DELETE. */
  confirmation: string;
}

/** A header: its name and value. */
export type Header = [name: string, value: string];

/** A request as it was sent, and its response, without access tokens. */
export interface Exchange {
  request: { method: string; url: string; headers: Header[]; body: string };
  status: number;
  statusText: string;
  headers: Header[];
  /** The body of the response; only its beginning if `isTruncated`. */
  text: string;
  /** Whether the body is longer than `text`. */
  isTruncated: boolean;
  /** Size of the whole body. */
  bytes: number;
  /** Time from the request to the last byte of the response. */
  milliseconds: number;
  /** Undefined if the contract does not document the request, so that neither was checked. */
  verdict?: Verdict | undefined;
  /** A message of the client, such as that it repeated the request; else empty. */
  note: string;
}

/** What the contract says of a request and its response. */
export interface Verdict {
  /** How they violate it. */
  violations: string[];
  /** What it does not document and tolerates, such as the statuses of gateways. */
  additions: string[];
}

/** The error of a request that got no response. */
export interface Failure {
  error: { name: string; message: string };
}

/** The part of the contract that the page uses, and the service that the requests go to. */
export interface PageContract {
  /** {base_url}, and whether it belongs to the real service. */
  target: { baseUrl: string; isLive: boolean };
  /** The default API version. */
  version: string;
  roles: PageRole[];
  /** The default role. */
  role: string;
  operations: PageOperation[];
}

export interface PageRole {
  name: string;
  /** The permission, in the specification's words. */
  permission: string;
  /** The methods that the role may use in the inspector. */
  methods: Method[];
  /** How the inspector interprets what the specification does not document. */
  interpretation: string;
}

export interface PageOperation {
  id: string;
  method: Method;
  /** With parameters in braces, below {base_url}. */
  path: string;
  tag: string;
  summary: string;
  scope: string;
  takesAccount: boolean;
  /** The path, with the contract's examples as its parameters. */
  exampleUri: string;
  /** The contract's example of the request body; empty if the operation has no body. */
  exampleBody: string;
}
