/** A request that somebody has filled in, as code: of the inspector's form, or of the command line. */
import { callOf, clientCall, literal } from "./client-call.ts";
import { curlCommand } from "./curl-command.ts";

/** A request to {base_url}. */
export interface WrittenRequest {
  /** In upper case. */
  method: string;
  /** Path below {base_url}, with the query. */
  uri: string;
  version: string;
  /** The account to act on; empty for the token's own account. */
  zaaid: string;
  /** JSON text as it was typed; empty for no body. */
  body: string;
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
export function asCurl({ method, uri, version, zaaid, body }: WrittenRequest, baseUrl: string): string {
  const withBody = hasBody(method) && body !== "";
  return curlCommand({
    method,
    url: { text: new URL(baseUrl + uri).href },
    headers: [
      { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
      { name: "Accept", text: `application/json; version=${version}` },
      ...(zaaid ? [{ name: "Cookie", text: `zaaid=${zaaid}` }] : []),
      ...(withBody ? [{ name: "Content-Type", text: "application/json;charset=UTF-8" }] : []),
    ],
    body: withBody ? body : undefined,
  });
}

/** How the client of the program is created. */
export interface SampleClient {
  baseUrl: string;
  isLive: boolean;
  /** The profile with the account, instead of the variables. */
  profile?: string | undefined;
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
  const options = request.version === client.version ? [] : [`version: ${literal(request.version)}`];
  const typed = match && !request.uri.includes("?") && typedCall(request, match, options);
  if (typed) {
    return [
      'import { createClient } from "svc-monitoring-api";',
      "",
      ...clientLines("const api = createClient", client),
      `const { data, error, response } = await ${typed};`,
      "console.log(response.status, data ?? error);",
    ].join("\n");
  }
  return [
    'import { createServiceFetch } from "svc-monitoring-api";',
    "",
    ...clientLines("const fetch = createServiceFetch", client),
    `const response = await ${plainCall(request, request.uri, options)};`,
    "console.log(response.status, await response.json());",
  ].join("\n");
}

function clientLines(start: string, { isLive, baseUrl, profile }: SampleClient): string[] {
  if (profile !== undefined) return [`${start}({ profile: ${literal(profile)} });`];
  if (isLive) return ["// Reads the SVC_ variables of the environment.", `${start}();`];
  return [`${start}({`, `  baseUrl: ${literal(baseUrl)},`, '  accessToken: process.env.ACCESS_TOKEN ?? "",', "});"];
}

function typedCall(
  { method, zaaid, body }: WrittenRequest,
  { operation, parameters }: DocumentedOperation,
  options: string[],
): string {
  const api = zaaid ? `api.withAccount(${literal(zaaid)})` : "api";
  const text = hasBody(method) && body ? indented(body) : undefined;
  return clientCall({ method, path: operation.path, pathParameters: parameters, body: text, options }, api);
}

/** An operation or a query that the contract does not list. */
function plainCall({ method, zaaid, body }: WrittenRequest, uri: string, options: string[]): string {
  const fields = [
    ...(method === "GET" ? [] : [`method: ${literal(method)}`]),
    ...(zaaid ? [`zaaid: ${literal(zaaid)}`] : []),
    ...options,
    ...(hasBody(method) && body
      ? ['headers: { "Content-Type": "application/json" }', `body: JSON.stringify(${indented(body)})`]
      : []),
  ];
  return callOf("fetch", [literal(uri)], fields);
}

function indented(body: string): string {
  return body.trim().replaceAll("\n", "\n  ");
}
