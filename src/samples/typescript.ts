import type { SampleCall } from "./calls.ts";
import { literal } from "./literal.ts";
import { oauthSample } from "./oauth.ts";
import { type Header, isJson, sentBody, type WrittenRequest } from "./of-request.ts";

/** How the client of the program is created. */
export interface SampleClient {
  /** Undefined for the settings of the environment. */
  baseUrl: string | undefined;
  /** What an address of the environment looks like that no data center has. */
  server?: string | undefined;
  /** The version that the client asks for by itself. */
  version: string;
}

/** The operation that the contract has for a request. */
export interface DocumentedOperation {
  path: string;
  /** The values of the request, by their place. */
  parameters: Record<"path" | "query", Readonly<Record<string, unknown>>>;
}

/** With this project's own client, which makes access tokens by itself. */
export function typescript(call: SampleCall): string {
  const { address, success, usualVersion: version, isElsewhere } = call;
  if (address === "AUTH_URL") return oauthSample(call);
  // The client reads JSON.
  const match = success === undefined || isJson(success) ? call : undefined;
  return asTypeScript(
    call,
    match,
    { baseUrl: undefined, server: isElsewhere ? call.server : undefined, version },
    success,
  );
}

/**
 * The request as a program that uses our client: typed, where the contract has the operation.
 * @param match the operation that the contract has for the request
 * @param success the media type of its success, if it has a body: text would damage the bytes of a file
 */
export function asTypeScript(
  request: WrittenRequest,
  match: DocumentedOperation | undefined,
  client: SampleClient,
  success = "text/plain",
): string {
  const { method, uri, zaaid, version, headers = [] } = request;
  const body = sentBody(request);
  const json = body.kind === "json" ? body.text.trim().replaceAll("\n", "\n  ") : "";
  const versionOption = version === client.version ? [] : [`version: ${literal(version)}`];
  if (match) {
    const { path, query } = match.parameters;
    const parameters = Object.entries({ path, query }).filter(([, values]) => Object.keys(values).length > 0);
    const options = [
      ...(parameters.length > 0 ? [`params: ${literal(Object.fromEntries(parameters))}`] : []),
      ...(json ? [`body: ${json}`] : []),
      ...versionOption,
      ...headerOption(headers),
    ];
    const api = zaaid ? `api.withAccount(${literal(zaaid)})` : "api";
    return [
      'import { createClient } from "svc-monitoring-api";',
      "",
      ...clientLines("const api = createClient", client),
      `const { data, error, response } = await ${callText(`${api}.${method}`, match.path, options)};`,
      "console.log(response.status, data ?? error);",
    ].join("\n");
  }
  const type: Header[] = body.kind === "json" ? [["Content-Type", body.mediaType]] : [];
  const options = [
    ...(method === "GET" ? [] : [`method: ${literal(method)}`]),
    ...(zaaid ? [`zaaid: ${literal(zaaid)}`] : []),
    ...versionOption,
    ...headerOption([...type, ...headers]),
    ...(json ? [`body: JSON.stringify(${json})`] : []),
  ];
  const isText = isJson(success) || success.startsWith("text/");
  return [
    'import { createServiceFetch } from "svc-monitoring-api";',
    "",
    ...clientLines("const fetch = createServiceFetch", client),
    `const response = await ${callText("fetch", uri, options)};`,
    `console.log(response.status, await response.${isText ? "text" : "arrayBuffer"}());`,
  ].join("\n");
}

/** A call of a function with a path, and with an object of these fields, one a line. */
function callText(name: string, path: string, fields: string[]): string {
  const options = fields.map((field) => `  ${field},\n`).join("");
  return `${name}(${literal(path)}${options && `, {\n${options}}`})`;
}

function clientLines(start: string, { baseUrl, server }: SampleClient): string[] {
  if (baseUrl === undefined) {
    return [
      ...(server === undefined ? [] : [`// Reads SVC_BASE_URL=${server},`]),
      `// ${server === undefined ? "Reads SVC_DATA_CENTER=US, SVC_SERVICE" : "SVC_AUTH_URL"}, SVC_OAUTH2_CLIENT_ID,`,
      "// SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.",
      `${start}();`,
      "",
    ];
  }
  const options = [`baseUrl: ${literal(baseUrl)}`, 'accessToken: process.env.ACCESS_TOKEN ?? ""'];
  return [`${start}({`, ...options.map((option) => `  ${option},`), "});"];
}

function headerOption(headers: readonly Header[]): string[] {
  return headers.length > 0 ? [`headers: ${literal(Object.fromEntries(headers))}`] : [];
}
