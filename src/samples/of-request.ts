/** A request as somebody fills it in: what the samples of the pages, the form of the inspector and the command line have in common. */
import type { Schema, WithComponents } from "../contract/document.ts";
import { mergedSchema } from "../contract/merged-schema.ts";
import type { Content } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";

/** A header: its name and value. */
export type Header = [name: string, value: string];

/** A field of a form: its text, or the name of its file. A body that is a file is one such field, without a name. */
export interface FormField {
  name: string;
  text: string;
  isFile?: boolean | undefined;
  /** The environment variable that has the value, instead of the text. */
  variable?: string;
}

export const formType = "application/x-www-form-urlencoded";
export const multipartType = "multipart/form-data";
const jsonType = "application/json;charset=UTF-8";

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
  /** Text as it was typed; empty for no body. */
  body: string;
  /** Media type of the body; JSON if left out or empty. */
  mediaType?: string;
  /** Instead of `body`, where it is a form or a file. */
  fields?: readonly FormField[];
  /** Headers besides those of the other fields. */
  headers?: readonly Header[];
  /** Whether it is sent without a token. */
  isPublic?: boolean;
}

/** Whether a request may have a body. With DELETE, only operations of overlays have one, and a media type for it. */
export function hasBody(method: string, mediaType = ""): boolean {
  return ["POST", "PUT", "PATCH"].includes(method) || (method === "DELETE" && mediaType !== "");
}

/** Whether a body of a media type is JSON, as it is where the contract does not document the request. */
export function isJson(mediaType: string): boolean {
  return mediaType === "" || /[/+]json\b/i.test(mediaType);
}

/** The body of a request as it is sent. */
export type SentBody =
  | { kind: "none" }
  | { kind: "json"; mediaType: string; text: string }
  | { kind: "text"; mediaType: string; text: string }
  | { kind: "form"; mediaType: string; fields: readonly FormField[] }
  | { kind: "parts"; mediaType: string; fields: readonly FormField[] }
  | { kind: "file"; mediaType: string; name: string };

export function sentBody({ method, body, mediaType = "", fields = [] }: WrittenRequest): SentBody {
  const [first] = fields;
  if (!hasBody(method, mediaType) || (body === "" && !first)) return { kind: "none" };
  if (first && mediaType === formType) return { kind: "form", mediaType, fields };
  if (first && mediaType === multipartType) return { kind: "parts", mediaType, fields };
  if (first) return { kind: "file", mediaType, name: first.text };
  if (!isJson(mediaType)) return { kind: "text", mediaType, text: body };
  const isUsual = mediaType === "" || mediaType === "application/json";
  return { kind: "json", mediaType: isUsual ? jsonType : mediaType, text: body };
}

/** The headers of a request. That with the token ends with an environment variable. */
export function headersOf(request: WrittenRequest): FormField[] {
  const { version, zaaid, headers = [], isPublic = false } = request;
  const body = sentBody(request);
  // Those of forms are set by what writes the form.
  const hasType = ["json", "text", "file"].includes(body.kind) && "mediaType" in body;
  return [
    ...(isPublic
      ? []
      : [
          { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
          { name: "Accept", text: `application/json; version=${version}` },
        ]),
    ...(zaaid ? [{ name: "Cookie", text: `zaaid=${zaaid}` }] : []),
    ...(hasType ? [{ name: "Content-Type", text: body.mediaType }] : []),
    ...headers.map(([name, text]) => ({ name, text })),
  ];
}

type Filled = Required<Pick<WrittenRequest, "body" | "mediaType" | "fields">>;

/** Ranges of media types, as contracts have them, each with a type of a body to send. */
const ranges: Record<string, string> = { "text/*": "text/plain", "image/*": "image/png" };

/** A body of a media type, with a value: an example, or by default a sample of the schema. */
export function writtenBody(
  document: WithComponents,
  { mediaType: declared, schema, examples }: Content,
  value: unknown = examples.length > 0 ? examples[0]?.value : sampleOf(document, schema, { isRequest: true }),
): Filled {
  const mediaType = declared.includes("*") ? (ranges[declared] ?? "application/octet-stream") : declared;
  const merged = mergedSchema(document, schema).schema;
  const file = (name: string) => ({ name, text: `${name || "body"}.${extensionOf(mediaType)}`, isFile: true });
  if (mediaType === formType || mediaType === multipartType) {
    const { properties = {} } = merged;
    const isFileField = (name: string) => isFile(mergedSchema(document, properties[name] ?? {}).schema);
    const textOf = (one: unknown) => (typeof one === "object" ? JSON.stringify(one) : String(one));
    const fields = Object.entries(Object(value)).flatMap(([name, one]) =>
      isFileField(name) ? file(name) : [one].flat().map((item) => ({ name, text: textOf(item) })),
    );
    return { mediaType, body: "", fields };
  }
  const isText = /^text\/|yaml\b/i.test(mediaType);
  if (isJson(mediaType)) return { mediaType, body: JSON.stringify(value, null, 2) ?? "", fields: [] };
  if (typeof value === "string" && !isFile(merged)) return { mediaType, body: value, fields: [] };
  if (isText && Object.keys(schema).length === 0) return { mediaType, body: "text", fields: [] };
  // JSON is YAML, too. What has neither form nor text is sent as a file.
  if (isText && !isFile(merged)) return { mediaType, body: JSON.stringify(value, null, 2), fields: [] };
  return { mediaType, body: "", fields: [file("")] };
}

/** Whether a value is the content of a file. */
export function isFile({ format, contentMediaType, contentEncoding }: Schema): boolean {
  return format === "binary" || (contentMediaType !== undefined && contentEncoding === undefined);
}

function extensionOf(mediaType: string): string {
  return /\b(csv|gif|html|jpeg|pdf|png|xml|zip)\b/.exec(mediaType)?.[0] ?? "bin";
}
