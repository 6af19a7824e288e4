import { addressOf, type Style } from "../contract/style.ts";
import type { SampleCall } from "./calls.ts";
import { type FormField, type Header, isJson, sentBody, type WrittenRequest } from "./of-request.ts";

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
  version: string;
  /** The values of the request, by their place. */
  parameters: Partial<Record<"path" | "query" | "header" | "cookie", Readonly<Record<string, unknown>>>>;
  /** Whether an overlay has added it. */
  isAdded: boolean;
}

/** A media type whose bodies are text. */
const textual = /^text\/|\b(json|xml|yaml|javascript)\b|x-www-form-urlencoded$|^\*/i;

/** With this project's own client, which makes access tokens by itself. */
export function typescript(call: SampleCall): string {
  const { address, isAdded, success, usualVersion: version, isElsewhere } = call;
  const server = isElsewhere ? call.server : undefined;
  if (address === "AUTH_URL") return isAdded ? fetchSample(call) : oauthSample(call);
  // The client reads JSON.
  const match = success === undefined || isJson(success) ? call : undefined;
  return asTypeScript(call, match, { baseUrl: undefined, server, version }, success);
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
  const isUsual = body.kind === "none" || (body.kind === "json" && body.mediaType.startsWith("application/json;"));
  const others = headers.filter(([name]) => !match?.parameters.header || !(name in match.parameters.header));
  if (match && isUsual && isWrittenByClient(match, uri)) {
    const known = match.isAdded ? match.version : client.version;
    const parameters = Object.entries(match.parameters).filter(([, values]) => Object.keys(values).length > 0);
    const options = [
      ...(parameters.length > 0 ? [`params: ${literal(Object.fromEntries(parameters))}`] : []),
      ...(json ? [`body: ${json}`] : []),
      ...(version === known ? [] : [`version: ${literal(version)}`]),
      ...headerOption(others),
    ];
    const api = zaaid ? `api.withAccount(${literal(zaaid)})` : "api";
    const fields = match.isAdded ? ["contract: operations"] : [];
    return [
      'import { createClient } from "svc-monitoring-api";',
      // What the build writes for an operation that an overlay has added.
      ...(match.isAdded ? ['import { operations } from "./generated/operations.js";'] : []),
      ...(match.isAdded ? ['import type { paths } from "./generated/types.js";'] : []),
      "",
      ...clientLines(`const api = createClient${match.isAdded ? "<paths>" : ""}`, client, fields),
      `const { data, error, response } = await ${callText(`${api}.${method}`, match.path, options)};`,
      "console.log(response.status, data ?? error);",
    ].join("\n");
  }
  const hasType = body.kind === "json" || body.kind === "text" || body.kind === "file";
  const type: Header[] = hasType ? [["Content-Type", body.mediaType]] : [];
  const fields = "fields" in body ? body.fields : [];
  const options = [
    ...(method === "GET" ? [] : [`method: ${literal(method)}`]),
    ...(zaaid ? [`zaaid: ${literal(zaaid)}`] : []),
    ...(version === client.version ? [] : [`version: ${literal(version)}`]),
    ...headerOption([...type, ...headers]),
    ...(json ? [`body: JSON.stringify(${json})`] : []),
    ...(body.kind === "text" ? [`body: ${literal(body.text)}`] : []),
    ...(body.kind === "file" ? [`body: await openAsBlob(${literal(body.name)})`] : []),
    ...(fields.length > 0 ? ["body: form"] : []),
  ];
  const hasFile = body.kind === "file" || fields.some(({ isFile }) => isFile);
  return [
    ...(hasFile ? ['import { openAsBlob } from "node:fs";'] : []),
    'import { createServiceFetch } from "svc-monitoring-api";',
    "",
    ...formLines(fields, body.kind === "parts" ? "FormData" : "URLSearchParams"),
    ...clientLines("const fetch = createServiceFetch", client),
    `const response = await ${callText("fetch", uri, options)};`,
    textual.test(success)
      ? "console.log(response.status, await response.text());"
      : "console.log(response.status, await response.arrayBuffer());",
  ].join("\n");
}

/**
 * Whether the client makes an address from its values: it joins those of a list in a path, repeats them in a query, and writes
 * objects there as `deepObject`, unless they contain others, which openapi-fetch refuses.
 */
function isWrittenByClient({ path, parameters }: DocumentedOperation, uri: string): boolean {
  const isDeep = (value: unknown) => Object.values(Object(value)).some((part) => typeof part === "object");
  if (Object.values(parameters.query ?? {}).some(isDeep)) return false;
  const styleIn = (place: string, value: unknown): Style =>
    place === "path"
      ? { style: "simple", explode: false }
      : { style: Array.isArray(value) ? "form" : "deepObject", explode: true };
  const sent = (["path", "query"] as const).flatMap((place) =>
    Object.entries(parameters[place] ?? {}).map(([name, value]) => ({
      ...{ in: place, name, value, style: styleIn(place, value) },
    })),
  );
  const partsOf = (address: string) => {
    const [place = "", query] = address.split("?");
    const all = new URLSearchParams(query);
    all.sort();
    return `${place}?${all}`;
  };
  return partsOf(addressOf(path, sent).uri) === partsOf(uri);
}

/** A call of a function with a path, and with an object of these fields, one a line. */
function callText(name: string, path: string, fields: string[]): string {
  const options = fields.map((field) => `  ${field},\n`).join("");
  return `${name}(${literal(path)}${options && `, {\n${options}}`})`;
}

function clientLines(start: string, { baseUrl, server }: SampleClient, fields: string[] = []): string[] {
  if (baseUrl === undefined) {
    return [
      ...(server === undefined ? [] : [`// Reads SVC_BASE_URL=${server},`]),
      `// ${server === undefined ? "Reads SVC_DATA_CENTER=US, SVC_SERVICE" : "SVC_AUTH_URL"}, SVC_OAUTH2_CLIENT_ID,`,
      "// SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.",
      `${start}(${fields.length > 0 ? `{ ${fields.join(", ")} }` : ""});`,
      "",
    ];
  }
  const all = [...fields, `baseUrl: ${literal(baseUrl)}`, 'accessToken: process.env.ACCESS_TOKEN ?? ""'];
  return [`${start}({`, ...all.map((field) => `  ${field},`), "});"];
}

/** The lines that make the form of a body. */
function formLines(fields: readonly FormField[], kind: string): string[] {
  if (fields.length === 0) return [];
  const lines = fields.map(({ name, text, isFile, mediaType }) => {
    const type = mediaType ? `, { type: ${literal(mediaType)} }` : "";
    const plain = type ? `new Blob([${literal(text)}]${type})` : literal(text);
    const value = isFile ? `await openAsBlob(${literal(text)}${type}), ${literal(text)}` : plain;
    return `form.append(${literal(name)}, ${value});`;
  });
  return [`const form = new ${kind}();`, ...lines, ""];
}

function headerOption(headers: readonly Header[]): string[] {
  return headers.length > 0 ? [`headers: ${literal(Object.fromEntries(headers))}`] : [];
}

/** A value as TypeScript writes it: the keys of an object without quotes where they need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${key(name)}: ${literal(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** The OAuth operations have functions of their own in the client. */
const oauthFunctions: Record<string, { variables: string[]; name: string; use: string }> = {
  "createToken authorization_code": {
    name: "exchangeGrant",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "GRANT_CODE"],
    use: `const credentials = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
const tokens = await exchangeGrant(GRANT_CODE, { authUrl: AUTH_URL, credentials });
console.log(tokens);`,
  },
  "createToken refresh_token": {
    name: "refresh",
    variables: ["CLIENT_ID", "CLIENT_SECRET", "REFRESH_TOKEN"],
    use: `// A client made with createClient does this by itself.
const credentials = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, refreshToken: REFRESH_TOKEN };
const token = await refresh({ authUrl: AUTH_URL, credentials });
console.log(token);`,
  },
  revokeRefreshToken: {
    name: "revoke",
    variables: ["REFRESH_TOKEN"],
    use: "await revoke(REFRESH_TOKEN, { authUrl: AUTH_URL });",
  },
};

function oauthSample({ id, fields = [], address, server }: SampleCall): string {
  const grants = fields.filter(({ name }) => name === "grant_type").map(({ text }) => text);
  const key = [id, ...grants].join(" ");
  const found = oauthFunctions[key];
  if (!found) throw new Error(`The client has no function for ${key}. Add it to src/samples/typescript.ts.`);
  const variables = ["AUTH_URL", ...found.variables].map((name) => `${name} = ""`);
  return `import { ${found.name} } from "svc-monitoring-api";

// ${address}, such as ${server}
const { ${variables.join(", ")} } = process.env;

${found.use}`;
}

/** An operation of the auth server that an overlay has added: the client has no function for it. */
function fetchSample(call: SampleCall): string {
  const { method, uri, secrets = [], address, server } = call;
  const body = sentBody(call);
  const form = body.kind === "form" ? `, body: ${fieldsOf(body.fields)}` : "";
  const json =
    body.kind === "json"
      ? `, headers: { "Content-Type": ${literal(body.mediaType)} }, body: JSON.stringify(${body.text})`
      : "";
  const search = secrets.length > 0 ? ` + "${uri.includes("?") ? "&" : "?"}" + ${fieldsOf(secrets)}` : "";
  return `// ${address}, such as ${server}
const url = process.env.AUTH_URL + ${literal(uri)}${search};
const response = await fetch(url, { method: ${literal(method)}${form}${json} });
console.log(response.status, await response.text());`;
}

function fieldsOf(fields: readonly FormField[]): string {
  const values = fields.map(
    ({ name, text, variable }) => `${key(name)}: ${variable ? `process.env.${variable} ?? ""` : literal(text)}`,
  );
  return `new URLSearchParams({ ${values.join(", ")} })`;
}

/** An object key, quoted only if necessary. */
function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
