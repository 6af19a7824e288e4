import { callOf, clientCall, literal } from "../../../samples/client-call.ts";
import { splitUri } from "../../common/uri.ts";
import type { Match } from "../page-contract.ts";
import { type FormRequest, hasBody } from "../request.ts";

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
  const otherVersion = request.version !== target.version;
  return [
    `import { createClient${otherVersion ? ", version" : ""} } from "svc-monitoring-api";`,
    "",
    ...clientLines(target),
    `const { data, error, response } = await ${call(request, match, otherVersion)};`,
    "console.log(response.status, data ?? error);",
  ].join("\n");
}

function clientLines({ isLive, baseUrl }: Target): string[] {
  if (isLive) return ["// Reads the SVC_ variables of the environment.", "const api = createClient();"];
  return [
    "const api = createClient({",
    `  baseUrl: ${literal(baseUrl)},`,
    '  accessToken: process.env.ACCESS_TOKEN ?? "",',
    "});",
  ];
}

function call(
  { method, uri, version, body, zaaid }: FormRequest,
  match: Match | undefined,
  otherVersion: boolean,
): string {
  const { path, query } = splitUri(uri);
  const hasQuery = Object.keys(query).length > 0;
  const api = zaaid ? `api.withAccount(${literal(zaaid)})` : "api";
  const bodyText = hasBody(method) && body ? body.trim().replaceAll("\n", "\n  ") : undefined;
  const options = otherVersion ? [`headers: version(${literal(version)})`] : [];
  if (match && !hasQuery) {
    const { operation, parameters } = match;
    return clientCall({ method, path: operation.path, pathParameters: parameters, body: bodyText, options }, api);
  }
  return callOf(
    `${api}.request`,
    [literal(method), literal(path)],
    [...(hasQuery ? [`query: ${literal(query)}`] : []), ...(bodyText ? [`body: ${bodyText}`] : []), ...options],
  );
}
