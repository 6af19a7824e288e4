import type { Document, Parameter, Schema } from "../contract/document.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";

/** A value of a call: a text, and what an environment variable holds after it. */
export interface Value {
  name: string;
  text: string;
  variable?: string;
  /** The same as JSON, for languages whose parameters have types. */
  value?: unknown;
}

/** A call of an operation, in no language yet: with the contract's examples, or with samples of the schemas where it has none. */
export interface SampleCall {
  /** The operation's. */
  id: string;
  /** What it does. */
  title: string;
  /** The operation's name; where an operation has several calls, one of the call's own. */
  name: string;
  method: string;
  /** As the contract has it, `/monitors/{monitor_id}`. */
  path: string;
  pathValues: Record<string, unknown>;
  /** The environment variable with the address that the path is relative to. */
  address: "BASE_URL" | "AUTH_URL";
  /** What that address looks like. */
  server: string;
  headers: Value[];
  /** The headers of the operation's own, which are among these. */
  ownHeaders: Value[];
  query: Value[];
  form: Value[];
  /** The body, if it is JSON. */
  json?: unknown;
  /** Whether an overlay has added the operation. */
  isAdded: boolean;
}

/** Secrets of the auth server never stand in a sample. The guides have these names too. */
const secrets: Record<string, string> = {
  client_id: "CLIENT_ID",
  client_secret: "CLIENT_SECRET",
  code: "GRANT_CODE",
  refresh_token: "REFRESH_TOKEN",
  token: "REFRESH_TOKEN",
};

/** The calls that show an operation: one for each example of its body, or one if it has none. */
export function callsOf(document: Document, operation: Operation): SampleCall[] {
  const { id, method, path, parameters, isOAuth, requestBody, version } = operation;
  const isJson = requestBody?.mediaType === "application/json";
  const [server] = operation.servers ?? document.servers;
  const example = ({ example: own, schema }: Parameter) => own ?? sampleOf(document, (schema ?? {}) as Schema);
  const required = (place: string) =>
    parameters.filter((one) => one.in === place && (one.required || place === "path"));
  const common = {
    id,
    title: operation.summary,
    name: id,
    method: method.toUpperCase(),
    path,
    pathValues: Object.fromEntries(required("path").map((one) => [one.name, example(one)])),
    address: isOAuth ? ("AUTH_URL" as const) : ("BASE_URL" as const),
    server: server?.url ?? "",
    // Optional parameters of the query may be sent in the form too, where the examples have them.
    query: required("query").map((one) => field(one.name, example(one), isOAuth)),
    isAdded: operation.object["x-added"] !== undefined,
  };
  const ownHeaders = required("header").map((one) => field(one.name, example(one), false));
  const headers = [...(operation.needsToken ? serviceHeaders(version) : []), ...ownHeaders];
  return bodiesOf(document, operation).map(({ summary, value }, _, { length }) => ({
    ...common,
    ...(length > 1 && { title: summary, name: camelCase(summary) }),
    json: isJson ? value : undefined,
    form: isJson ? [] : Object.entries(value ?? {}).map(([name, text]) => field(name, text, isOAuth)),
    ownHeaders,
    headers: isJson && value !== undefined ? [...headers, jsonHeader] : headers,
  }));
}

/** The bodies to show: the examples, a sample if there are none, or no body. */
function bodiesOf(document: Document, { summary, requestBody }: Operation) {
  const { examples = [], schema } = requestBody ?? {};
  return examples.length > 0
    ? examples
    : [{ summary, value: schema && sampleOf(document, schema, { isRequest: true }) }];
}

/** The header of every JSON body (specification, Endpoints). */
const jsonHeader: Value = { name: "Content-Type", text: "application/json;charset=UTF-8" };

function serviceHeaders(version: string): Value[] {
  return [
    { name: "Accept", text: `application/json; version=${version}` },
    { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
  ];
}

function field(name: string, value: unknown, isOAuth: boolean): Value {
  const variable = isOAuth ? secrets[name] : undefined;
  return variable ? { name, text: "", variable } : { name, text: String(value), value };
}

function camelCase(title: string): string {
  return title.toLowerCase().replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The path with its example values. */
export function filledPath({ path, pathValues }: SampleCall): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])));
}

/** Every call of the contract. */
export function allCalls(document: Document): SampleCall[] {
  return operationsOf(document).flatMap((operation) => callsOf(document, operation));
}
