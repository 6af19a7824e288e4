/** A request as somebody fills it in: what the samples of the pages, the form of the inspector and the command line have in common. */
import type { Encoding, Schema, WithComponents } from "../contract/document.ts";
import { mergedSchema, typesOf } from "../contract/merged-schema.ts";
import type { Content } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";
import { type Style, writtenPairs } from "../contract/style.ts";

/** A header: its name and value. */
export type Header = [name: string, value: string];

/** A field of a form: its text, or the name of its file. A body that is a file is one such field, without a name. */
export interface FormField {
  name: string;
  text: string;
  isFile?: boolean | undefined;
  /** Of a part of a multipart body: its declared Content-Type. */
  mediaType?: string | undefined;
  /** How the texts of this name are one value, which pairs of their own may write. An object is a text with JSON. */
  styled?: (Style & { isList: boolean }) | undefined;
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

/** The fields of a form as they are sent. */
export function sentFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field, index): readonly FormField[] => {
    const { name, styled } = field;
    if (!styled) return [field];
    const all = fields.filter((one) => one.name === name);
    if (all[0] !== fields[index]) return [];
    const values = all.map(({ text }) => jsonValue(text));
    const pairs = writtenPairs(name, styled.isList ? values : values[0], styled);
    return pairs.map(([key, text]) => ({ name: key, text, mediaType: field.mediaType }));
  });
}

/** The value of a text that is a JSON object or list; another text is itself. */
export function jsonValue(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

export function sentBody({ method, body, mediaType = "", fields: filled = [] }: WrittenRequest): SentBody {
  const fields = sentFields(filled);
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
  { mediaType: declared, schema, examples, encoding }: Content,
  value: unknown = examples.length > 0 ? examples[0]?.value : sampleOf(document, schema, { isRequest: true }),
): Filled {
  const merged = mergedSchema(document, schema).schema;
  const isAnyObject = declared === "*/*" && typesOf(merged).some((type) => type === "object" || type === "array");
  const range = ranges[declared] ?? (isAnyObject ? "application/json" : "application/octet-stream");
  const mediaType = declared.includes("*") ? range : declared;
  const file = (name: string, type = mediaType) => ({
    name,
    text: `${name || "body"}.${extensionOf(type)}`,
    isFile: true,
  });
  if (mediaType === formType || mediaType === multipartType) {
    const { properties = {} } = merged;
    const textOf = (one: unknown) => (typeof one === "object" ? JSON.stringify(one) : String(one));
    // An example may be the form itself, as text. That of a form with parts has borders, which whoever sends it writes.
    const isWritten = typeof value === "string" && mediaType === formType;
    const object = typeof value === "string" ? sampleOf(document, schema, { isRequest: true }) : value;
    const values: Array<[string, unknown]> = isWritten
      ? [...new URLSearchParams(value)]
      : Object.entries(Object(object));
    const fields = values.flatMap(([name, one]) => {
      const property = properties[name] ?? {};
      const how = howSent(document, mediaType, property, encoding[name]);
      if (isFileField(document, property)) return { ...file(name, how.mediaType ?? ""), ...how };
      const isWhole = how.mediaType !== undefined && isJson(how.mediaType);
      return (isWhole ? [one] : [one].flat()).map((item) => ({ name, text: textOf(item), ...how }));
    });
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

/** How a field of a form is sent, where its encoding says so. */
export function howSent(
  document: WithComponents,
  mediaType: string,
  property: Schema | boolean,
  { contentType, style, explode }: Encoding = {},
): Pick<FormField, "mediaType" | "styled"> {
  const [type = ""] = contentType?.split(",") ?? [];
  const isList = typesOf(mergedSchema(document, property).schema).includes("array");
  const used = { style: style ?? "form", explode: explode ?? (style ?? "form") === "form", isList };
  return {
    ...(mediaType === multipartType && type && !type.includes("*") && { mediaType: type.trim() }),
    ...((style !== undefined || explode !== undefined) && { styled: used }),
  };
}

/** Whether a field of a form is a file, or a list of files. */
export function isFileField(document: WithComponents, property: Schema | boolean): boolean {
  const { schema } = mergedSchema(document, property);
  return isFile(schema) || (schema.items !== undefined && isFile(mergedSchema(document, schema.items).schema));
}

/** Whether a value is the content of a file. */
export function isFile({ format, contentMediaType, contentEncoding }: Schema): boolean {
  return format === "binary" || (contentMediaType !== undefined && contentEncoding === undefined);
}

function extensionOf(mediaType: string): string {
  return /\b(csv|gif|html|jpeg|pdf|png|xml|zip)\b/.exec(mediaType)?.[0] ?? "bin";
}
