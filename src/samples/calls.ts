import type { Document } from "../contract/document.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";

/** A value of a call: a text, and what an environment variable holds after it. */
export interface Value {
  name: string;
  text: string;
  variable?: string;
}

/** A call of an operation with the contract's own example values, in no language yet. */
export interface Call {
  /** The operation's. */
  id: string;
  /** What it does. */
  title: string;
  /** The operation's name; where an operation has several calls, one of the call's own. */
  name: string;
  method: string;
  /** As the contract has it, `/monitors/{monitor_id}`. */
  path: string;
  pathValues: Record<string, string>;
  /** The environment variable with the address that the path is relative to. */
  address: "BASE_URL" | "AUTH_URL";
  /** What that address looks like. */
  server: string;
  headers: Value[];
  query: Value[];
  form: Value[];
  /** The body, if it is JSON. */
  json?: unknown;
}

/** Secrets never stand in a sample. The guides have these names too. */
const secrets: Record<string, string> = {
  client_id: "CLIENT_ID",
  client_secret: "CLIENT_SECRET",
  code: "GRANT_CODE",
  refresh_token: "REFRESH_TOKEN",
  token: "REFRESH_TOKEN",
};

/** The calls that show an operation: one for each example of its body, or one if it does not take a body. */
export function callsOf(document: Document, operation: Operation): Call[] {
  const { id, method, path, parameters, isOAuth, requestBody } = operation;
  const [server] = operation.servers ?? document.servers;
  const common = {
    id,
    title: operation.summary,
    name: id,
    method: method.toUpperCase(),
    path,
    pathValues: Object.fromEntries(
      parameters.filter((one) => one.in === "path").map(({ name, example = "" }) => [name, example]),
    ),
    address: isOAuth ? ("AUTH_URL" as const) : ("BASE_URL" as const),
    server: server?.url ?? "",
    // Optional parameters of the query may be sent in the form too, where the examples have them.
    query: parameters
      .filter((one) => one.in === "query" && one.required)
      .map(({ name, example }) => field(name, example)),
  };
  const headers = operation.scope ? serviceHeaders(operation.version) : [];
  const bodies = requestBody?.examples ?? [];
  if (bodies.length === 0) return [{ ...common, headers, form: [] }];
  return bodies.map(({ summary, value }) => ({
    ...common,
    ...(bodies.length > 1 && { title: summary, name: camelCase(summary) }),
    ...(requestBody?.mediaType === "application/json"
      ? { headers: [...headers, jsonHeader], form: [], json: value }
      : { headers, form: Object.entries(value as object).map(([name, text]) => field(name, text)) }),
  }));
}

/** The header of every JSON body (specification, Endpoints). */
export const jsonHeader: Value = { name: "Content-Type", text: "application/json;charset=UTF-8" };

function serviceHeaders(version: string): Value[] {
  return [
    { name: "Accept", text: `application/json; version=${version}` },
    { name: "Authorization", text: "Svc-oauthtoken ", variable: "ACCESS_TOKEN" },
  ];
}

function field(name: string, example = ""): Value {
  const variable = secrets[name];
  return variable ? { name, text: "", variable } : { name, text: example };
}

function camelCase(title: string): string {
  return title.toLowerCase().replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The path with its example values. */
export function filledPath({ path, pathValues }: Call): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathValues[name] ?? ""));
}

/** Every call of the contract. */
export function allCalls(document: Document): Call[] {
  return operationsOf(document).flatMap((operation) => callsOf(document, operation));
}
