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
  const { zaaid, version } = request;
  const otherVersion = version !== target.version;
  return [
    `import { createClient${otherVersion ? ", version" : ""} } from "svc-monitoring-api";`,
    "",
    ...clientLines(target),
    `const { data, error, response } = await api${zaaid && `.withAccount(${literal(zaaid)})`}.${call(request, match, otherVersion)};`,
    "console.log(response.status, data ?? error);",
  ].join("\n");
}

function clientLines({ isLive, baseUrl }: Target): string[] {
  if (isLive) return ["// Reads the SVC_ variables of the environment.", "const api = createClient();"];
  return [
    "const api = createClient({",
    `  baseUrl: ${literal(baseUrl)},`,
    '  accessToken: process.env.SVC_ACCESS_TOKEN ?? "",',
    "});",
  ];
}

function call({ method, uri, version, body }: FormRequest, match: Match | undefined, otherVersion: boolean): string {
  const { path, query } = splitUri(uri);
  const hasQuery = Object.keys(query).length > 0;
  const { operation, parameters = {} } = match ?? {};
  const isTyped = operation !== undefined && !hasQuery;
  const options = [
    ...(isTyped && Object.keys(parameters).length > 0 ? [`params: { path: ${literal(parameters)} }`] : []),
    ...(hasQuery ? [`query: ${literal(query)}`] : []),
    ...(hasBody(method) && body ? [`body: ${body.trim().replaceAll("\n", "\n  ")}`] : []),
    ...(otherVersion ? [`headers: version(${literal(version)})`] : []),
  ];
  const start = isTyped ? `${method}(${literal(operation.path)}` : `request(${literal(method)}, ${literal(path)}`;
  if (options.length === 0) return `${start})`;
  return `${start}, {\n${options.map((line) => `  ${line},\n`).join("")}})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}
