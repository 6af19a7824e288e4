/** A request as somebody fills it in: what the samples of the pages, the form of the inspector and the command line have in common. */
import type { WithComponents } from "../contract/document.ts";
import type { Content } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";
import { writtenPairs } from "./address.ts";

/** A header: its name and value. */
export type Header = [name: string, value: string];

/** A field of a form, or a header whose value may be in the environment. */
export interface FormField {
  name: string;
  text: string;
  /** The environment variable that has the value, or the rest of it after the text. */
  variable?: string;
}

export const formType = "application/x-www-form-urlencoded";
const jsonType = "application/json";

/** A request to {base_url}. */
export interface WrittenRequest {
  /** In upper case. */
  method: string;
  /** Path below {base_url}, with the query. */
  uri: string;
  /** What the query has besides, whose values are in the environment. */
  secrets?: readonly FormField[];
  version: string;
  /** The account to act on; empty for the token's own account. */
  zaaid: string;
  /** JSON as it was typed; empty for no body. */
  body: string;
  /** Media type of the body; JSON if left out or empty. */
  mediaType?: string;
  /** Instead of `body`, where it is a form. */
  fields?: readonly FormField[];
  /** Headers besides those of the other fields. */
  headers?: readonly Header[];
  /** Whether it is sent without a token. */
  isPublic?: boolean;
}

/** Whether a request may have a body. */
export function hasBody(method: string): boolean {
  return ["POST", "PUT", "PATCH"].includes(method);
}

/** Whether a body of a media type is JSON, as it is where the contract does not document the request. */
export function isJson(mediaType: string): boolean {
  return mediaType === "" || mediaType === jsonType;
}

/** The body of a request as it is sent. */
export type SentBody =
  | { kind: "none" }
  | { kind: "json"; mediaType: string; text: string }
  | { kind: "form"; fields: readonly FormField[] };

export function sentBody({ method, body, fields = [] }: WrittenRequest): SentBody {
  if (!hasBody(method)) return { kind: "none" };
  if (fields.length > 0) return { kind: "form", fields };
  return body === "" ? { kind: "none" } : { kind: "json", mediaType: `${jsonType};charset=UTF-8`, text: body };
}

/** The headers of a request. That with the token ends with an environment variable. */
export function headersOf(request: WrittenRequest): FormField[] {
  const { version, zaaid, headers = [], isPublic = false } = request;
  const body = sentBody(request);
  return [
    ...(isPublic
      ? []
      : [
          { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
          { name: "Accept", text: `application/json; version=${version}` },
        ]),
    ...(zaaid ? [{ name: "Cookie", text: `zaaid=${zaaid}` }] : []),
    // That of a form is set by what writes the form.
    ...(body.kind === "json" ? [{ name: "Content-Type", text: body.mediaType }] : []),
    ...headers.map(([name, text]) => ({ name, text })),
  ];
}

/** A body with a value: its first example, or by default a sample of the schema. */
export function writtenBody(
  document: WithComponents,
  { mediaType, schema, examples }: Content,
  value: unknown = examples.length > 0 ? examples[0]?.value : sampleOf(document, schema),
): { body: string; mediaType: string; fields: FormField[] } {
  if (mediaType !== formType) return { mediaType, body: JSON.stringify(value, null, 2), fields: [] };
  const pairs = Object.entries(Object(value)).flatMap(([name, one]) => writtenPairs(name, one));
  return { mediaType, body: "", fields: pairs.map(([name, text]) => ({ name, text })) };
}
