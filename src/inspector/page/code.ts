import { callOf, clientCall, literal } from "../../samples/client-call.ts";
import { curlCommand } from "../../samples/curl-command.ts";
import type { FormRequest } from "../common/messages.ts";
import { hasBody } from "../common/request.ts";
import type { Match } from "./contract-index.ts";

/** The request as a line of a shell; the token comes from a variable. */
export function asCurl({ method, uri, version, zaaid, body }: FormRequest, baseUrl: string): string {
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

export interface Target {
  baseUrl: string;
  isLive: boolean;
  /** The version that the client asks for by itself. */
  version: string;
}

/**
 * The request as a program that uses our client: typed, where the contract lists the operation.
 * @param match what the contract has for the request
 */
export function asTypeScript(request: FormRequest, match: Match | undefined, target: Target): string {
  const options = request.version === target.version ? [] : [`version: ${literal(request.version)}`];
  const typed = match && !request.uri.includes("?") && typedCall(request, match, options);
  if (typed) {
    return [
      'import { createClient } from "svc-monitoring-api";',
      "",
      ...clientLines("const api = createClient", target),
      `const { data, error, response } = await ${typed};`,
      "console.log(response.status, data ?? error);",
    ].join("\n");
  }
  return [
    'import { createServiceFetch } from "svc-monitoring-api";',
    "",
    ...clientLines("const fetch = createServiceFetch", target),
    `const response = await ${plainCall(request, request.uri, options)};`,
    "console.log(response.status, await response.json());",
  ].join("\n");
}

function clientLines(start: string, { isLive, baseUrl }: Target): string[] {
  if (isLive) return ["// Reads the SVC_ variables of the environment.", `${start}();`];
  return [`${start}({`, `  baseUrl: ${literal(baseUrl)},`, '  accessToken: process.env.ACCESS_TOKEN ?? "",', "});"];
}

function typedCall({ method, zaaid, body }: FormRequest, { operation, parameters }: Match, options: string[]): string {
  const api = zaaid ? `api.withAccount(${literal(zaaid)})` : "api";
  const text = hasBody(method) && body ? indented(body) : undefined;
  return clientCall({ method, path: operation.path, pathParameters: parameters, body: text, options }, api);
}

/** An operation or a query that the contract does not list. */
function plainCall({ method, zaaid, body }: FormRequest, uri: string, options: string[]): string {
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
