/** A request that somebody has filled in, as code: of the inspector's form, or of the command line. */
import { callOf, clientCall, literal } from "./client-call.ts";
import { curlCommand } from "./curl-command.ts";

/** A header: its name and value. */
export type Header = [name: string, value: string];

/** A field of a form: its text, or the name of its file. */
export interface FormField {
  name: string;
  text: string;
  isFile?: boolean | undefined;
}

export const formType = "application/x-www-form-urlencoded";
export const multipartType = "multipart/form-data";

/** A request to {base_url}. */
export interface WrittenRequest {
  /** In upper case. */
  method: string;
  /** Path below {base_url}, with the query. */
  uri: string;
  version: string;
  /** The account to act on; empty for the token's own account. */
  zaaid: string;
  /** Text as it was typed; empty for no body. */
  body: string;
  /** Media type of the body; JSON if left out or empty. */
  mediaType?: string;
  /** Instead of `body`, where the media type is one of forms. */
  fields?: readonly FormField[];
  /** Headers besides those of the other fields. */
  headers?: readonly Header[];
}

/** The operation that the contract has for a request. */
interface DocumentedOperation {
  operation: { path: string };
  parameters: Readonly<Record<string, string>>;
}

export function hasBody(method: string): boolean {
  return method === "POST" || method === "PUT";
}

/** The request as a line of a shell; the token comes from a variable. */
export function asCurl(request: WrittenRequest, baseUrl: string): string {
  const { method, uri, version, zaaid, headers = [] } = request;
  const { body, mediaType, fields } = bodyOf(request);
  return curlCommand({
    method,
    url: { text: new URL(baseUrl + uri).href },
    headers: [
      { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
      { name: "Accept", text: `application/json; version=${version}` },
      ...(zaaid ? [{ name: "Cookie", text: `zaaid=${zaaid}` }] : []),
      ...(body ? [{ name: "Content-Type", text: mediaType }] : []),
      ...headers.map(([name, text]) => ({ name, text })),
    ],
    ...(mediaType === multipartType ? { parts: fields } : { form: fields }),
    body: body || undefined,
  });
}

const jsonType = "application/json;charset=UTF-8";

/** The body of a request as it is sent: a text, or the fields of a form. */
function bodyOf({ method, body, mediaType = "", fields = [] }: WrittenRequest) {
  const isForm = mediaType === formType || mediaType === multipartType;
  const type = mediaType === "" || mediaType === "application/json" ? jsonType : mediaType;
  if (!hasBody(method)) return { body: "", mediaType: type, fields: [] };
  return isForm ? { body: "", mediaType: type, fields } : { body, mediaType: type, fields: [] };
}

/** How the client of the program is created. */
export interface SampleClient {
  baseUrl: string;
  isLive: boolean;
  /** The version that the client asks for by itself. */
  version: string;
}

/**
 * The request as a program that uses our client: typed, where the contract lists the operation.
 * @param match the operation that the contract has for the request
 */
export function asTypeScript(
  request: WrittenRequest,
  match: DocumentedOperation | undefined,
  client: SampleClient,
): string {
  const { method, uri, zaaid, version, headers = [] } = request;
  const { body, mediaType, fields: form } = bodyOf(request);
  const versionOption = version === client.version ? [] : [`version: ${literal(version)}`];
  const isJson = mediaType === jsonType;
  const json = body.trim().replaceAll("\n", "\n  ");
  if (match && !uri.includes("?") && form.length === 0 && (body === "" || isJson)) {
    const { operation, parameters: path } = match;
    const api = zaaid ? `api.withAccount(${literal(zaaid)})` : "api";
    const options = [...versionOption, ...headerOption(headers)];
    const call = { method, path: operation.path, parameters: { path, query: {}, header: {} }, body: json, options };
    return [
      'import { createClient } from "svc-monitoring-api";',
      "",
      ...clientLines("const api = createClient", client),
      `const { data, error, response } = await ${clientCall(call, api)};`,
      "console.log(response.status, data ?? error);",
    ].join("\n");
  }
  const types: Header[] = body ? [["Content-Type", isJson ? "application/json" : mediaType]] : [];
  const options = [
    ...(method === "GET" ? [] : [`method: ${literal(method)}`]),
    ...(zaaid ? [`zaaid: ${literal(zaaid)}`] : []),
    ...versionOption,
    ...headerOption([...types, ...headers]),
    ...(form.length > 0 ? ["body: form"] : []),
    ...(body ? [`body: ${isJson ? `JSON.stringify(${json})` : literal(body)}`] : []),
  ];
  return [
    ...(form.some(({ isFile }) => isFile) ? ['import { openAsBlob } from "node:fs";'] : []),
    'import { createServiceFetch } from "svc-monitoring-api";',
    "",
    ...formLines(form, mediaType),
    ...clientLines("const fetch = createServiceFetch", client),
    `const response = await ${callOf("fetch", uri, options)};`,
    "console.log(response.status, await response.json());",
  ].join("\n");
}

function clientLines(start: string, { isLive, baseUrl }: SampleClient): string[] {
  if (isLive) return ["// Reads the SVC_ variables of the environment.", `${start}();`];
  return [`${start}({`, `  baseUrl: ${literal(baseUrl)},`, '  accessToken: process.env.ACCESS_TOKEN ?? "",', "});"];
}

/** The lines that make the form of a body. */
function formLines(fields: readonly FormField[], mediaType: string): string[] {
  if (fields.length === 0) return [];
  const kind = mediaType === multipartType ? "FormData" : "URLSearchParams";
  const lines = fields.map(({ name, text, isFile }) => {
    const value = isFile ? `await openAsBlob(${literal(text)}), ${literal(text)}` : literal(text);
    return `form.append(${literal(name)}, ${value});`;
  });
  return [`const form = new ${kind}();`, ...lines, ""];
}

function headerOption(headers: readonly Header[]): string[] {
  return headers.length > 0 ? [`headers: ${literal(Object.fromEntries(headers))}`] : [];
}
