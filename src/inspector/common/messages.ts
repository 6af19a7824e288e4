/** The messages between the page and the relay. */

import type { Operation } from "../../contract/operations.ts";
import type { Header, WrittenRequest } from "../../samples/of-request.ts";
import type { FormField } from "./form-fields.ts";

export const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"] as const;
export type Method = (typeof methods)[number];

/** Maximum length of a request body, in characters or bytes. */
export const maxBody = 256 * 1024;

/** The header with the secret of a start with the real service. It is in the address that the command prints, after `#`. */
export const secretHeader = "X-Inspector-Secret";

/** A request as it is in the form. */
export interface FormRequest extends WrittenRequest {
  method: Method;
  headers: Header[];
  /** Media type of the body; empty if the operation has none. */
  mediaType: string;
  /** Instead of `body`, where the media type is one of forms. */
  fields: FormField[];
}

export const emptyRequest: FormRequest = {
  ...{ method: "GET", uri: "/", version: "", zaaid: "", headers: [], mediaType: "", body: "", fields: [] },
};

/** A request for the relay to send. */
export interface RelayRequest extends Pick<FormRequest, "method" | "uri" | "version" | "zaaid" | "headers" | "body"> {
  /** Of the body. */
  contentType: string;
  /** Whether `body` is the base64 of bytes, not text. */
  isBase64: boolean;
  role: string;
  /** The name of the entity, which the user types to confirm a DELETE. */
  confirmation: string;
}

/** A request as it was sent, and its response, without access tokens. */
export interface Exchange {
  request: { method: string; url: string; headers: Header[]; body: string };
  status: number;
  statusText: string;
  headers: Header[];
  /** The body of the response as text; only its beginning if `isTruncated`. Of what is not text, the base64. */
  text: string;
  isBase64: boolean;
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
  methods: readonly Method[];
  /** How the inspector interprets what the specification does not document. */
  interpretation: string;
}

export interface PageOperation extends Pick<Operation, "id" | "path" | "tag" | "summary" | "takesAccount" | "version"> {
  method: Method;
  /** The media type of its success, if it has a body. */
  success?: string | undefined;
  /** Those of the path, the query and the headers. */
  parameters: PageParameter[];
  /** The cookies besides the account, which the form does not send. */
  cookies: string[];
  /** One for each media type of the body. */
  bodies: PageBody[];
}

export interface PageParameter extends PageInput {
  in: "path" | "query" | "header";
  /** The values of the first request: the contract's example, or a sample of the schema; none if it is left out. */
  example: string[];
}

/** What the form needs to ask for a value. */
export interface PageInput {
  name: string;
  isRequired: boolean;
  kind: "text" | "number" | "date" | "list" | "file";
  /** Of files: whether there may be several. */
  isList?: boolean;
  /** Of a field of a JSON body, or of its items: what its text is as JSON. */
  type: "string" | "number" | "boolean" | "json";
  /** Of a field of a form: how it is sent. */
  sent?: Pick<FormField, "mediaType">;
  /** Its type and limits, in words. */
  about: string;
  /** The values that the contract has, with their meanings; of a list, those of its items. */
  choices: Choice[];
}

export interface Choice {
  value: string;
  /** The text of JSON that it stands for, if its text alone does not tell: `null`. */
  json?: string;
  label: string;
  group?: string;
}

/** A media type of a body, and its example: as text, or as the fields of a form. */
export interface PageBody extends Pick<FormRequest, "mediaType" | "body" | "fields"> {
  /** Of a form, and the fields of a JSON object that are no objects themselves; of a file, that one, without a name; else none. */
  inputs: PageInput[];
}
