import { isJsonOrUnknown, type SampleCall } from "./calls.ts";
import { writtenValue } from "./literal.ts";
import { oauthSample } from "./oauth.ts";

/** With this project's own client, which makes access tokens by itself; empty if the client cannot make the call. */
export function typescript(call: SampleCall): string {
  if (call.address === "AUTH_URL") return oauthSample(call);
  // The client reads JSON.
  return call.success === undefined || isJsonOrUnknown(call.success)
    ? clientSample(call)
    : fetchSample(call, call.success);
}

/** A sample with `createClient`, whose paths and parameters the compiler checks. */
function clientSample(call: SampleCall): string {
  const { method, path, zaaid } = call;
  const parameters = Object.entries(call.parameters).filter(([, values]) => Object.keys(values).length > 0);
  const json = jsonOf(call);
  const options = [
    ...(parameters.length > 0 ? [`params: ${writtenValue(Object.fromEntries(parameters))}`] : []),
    ...(json ? [`body: ${json}`] : []),
    ...versionOption(call),
  ];
  const api = zaaid ? `api.withAccount(${writtenValue(zaaid)})` : "api";
  return `${start(call, "createClient", "api")}
const { data, error, response } = await ${callText(`${api}.${method}`, path, options)};
console.log(response.status, data ?? error);`;
}

/** A call whose response is not JSON. @param success its media type: text would damage the bytes of a PDF */
function fetchSample(call: SampleCall, success: string): string {
  const { method, uri, zaaid } = call;
  const json = jsonOf(call);
  const options = [
    ...(method === "GET" ? [] : [`method: ${writtenValue(method)}`]),
    ...(zaaid ? [`zaaid: ${writtenValue(zaaid)}`] : []),
    ...versionOption(call),
    ...(json ? ['headers: { "Content-Type": "application/json" }', `body: JSON.stringify(${json})`] : []),
  ];
  return `${start(call, "createServiceFetch", "fetch")}
const response = await ${callText("fetch", uri, options)};
console.log(response.status, await response.${success.startsWith("text/") ? "text" : "arrayBuffer"}());`;
}

/** The import of a function of the client, and what it creates. */
function start({ server, isElsewhere }: SampleCall, create: string, name: string): string {
  const address = isElsewhere ? `baseUrl: ${writtenValue(server)}` : 'dataCenter: "US", service: "{service}"';
  return `import { ${create} } from "svc-monitoring-api";

// Reads SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.
const ${name} = ${create}({ ${address} });`;
}

/** The JSON body, indented as a value of the options. */
function jsonOf({ body }: SampleCall): string {
  return body.replaceAll("\n", "\n  ");
}

function versionOption({ version, usualVersion }: SampleCall): string[] {
  return version === usualVersion ? [] : [`version: ${writtenValue(version)}`];
}

/** A call of a function with a path, and with an object of these fields, one a line. */
function callText(name: string, path: string, fields: string[]): string {
  const options = fields.map((field) => `  ${field},\n`).join("");
  return `${name}(${writtenValue(path)}${options && `, {\n${options}}`})`;
}
