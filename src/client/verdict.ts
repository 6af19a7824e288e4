/** Did the call fail, and as which error? The same for `createClient`, `throwOnError`, `unwrap` and reports. */
import { operations } from "../../generated/operations.ts";
import { isJson } from "../shared/http.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { type InvalidResponseError, isAboutAccount, ServiceError, serviceError } from "./errors.ts";
import { invalidResponse, isReadWhole } from "./response.ts";

/** What is known of a call, in addition to its response. */
export interface KnownCall {
  /** Method and path, such as `GET /monitors/1`. Never the query: it may be secret. */
  operation: string;
  /** What no message may show, in case the server repeats it. */
  secrets: readonly string[];
  /** The account that the call acts on, if it is not the token's own. */
  zaaid?: string | undefined;
  /** Method and path with the placeholders of the parameters, if the caller passed a template. */
  template?: string | undefined;
  /** How openapi-fetch has read the body, if it is known. */
  parseAs?: string | undefined;
}

/** What openapi-fetch gives for a call. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * The error of a call; undefined if it succeeded.
 * @returns ServiceError if the service responded with an error, also with a status of 2xx; InvalidResponseError if the
 * body of a success is not what the contract says
 */
export function failureOf(
  call: KnownCall,
  { data, error, response }: Result,
): ServiceError | InvalidResponseError | undefined {
  const body = response.ok ? (data ?? error) : error;
  if (!response.ok || isErrorBody(call, body)) return serviceErrorOf(call, response, body);
  const problem = problemOf(call, data, response);
  return problem === undefined ? undefined : invalidResponse(call.operation, response, `the response body ${problem}.`);
}

/**
 * @throws InvalidResponseError if a successful response is a report, such as a PDF: by its Content-Type it is neither JSON nor
 * plain text. The body is not read, because it might never end.
 */
export async function requireJson({ operation }: KnownCall, response: Response): Promise<void> {
  if (isReadWhole(response) || !response.body) return;
  await response.body.cancel();
  const [type = "another type"] = /^[\w.+-]+\/[\w.+-]+/.exec(response.headers.get("Content-Type") ?? "") ?? [];
  const advice =
    "If it is a report, give the call `parseAs`. Otherwise check the address, and whether a proxy or the login page of a network responds instead.";
  throw invalidResponse(operation, response, `the response is ${type}, not JSON. ${advice}`);
}

/** The body of an error that came in place of a report with a status of 2xx. As bytes it would be taken for the report. */
export async function errorInSuccess(call: KnownCall, response: Response): Promise<unknown> {
  if (!response.ok || !isJson(response.headers.get("Content-Type") ?? "")) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isErrorBody(call, body) ? body : undefined;
}

/**
 * The result of a call, with an `error` also where openapi-fetch sees none.
 * @throws what `unwrap` throws, if `throwOnError` is set, or if the body of a success is not what the contract says
 */
export function resultOf(call: KnownCall, read: Result, reportError: unknown, throwOnError: boolean): Result {
  const { response } = read;
  // For an error response with an empty body, openapi-fetch sets an empty `error`. Then `if (error)` would be false and the call
  // would look successful.
  const emptyError = response.ok || read.error ? undefined : { message: withoutMessage(response.status) };
  const error = reportError ?? emptyError;
  const result = error === undefined ? read : { error, response };
  const failure = failureOf(call, result);
  if (failure === undefined) return result;
  if (throwOnError || !(failure instanceof ServiceError)) throw failure;
  return { error: result.error ?? result.data, response };
}

/** The attributes of an envelope, whatever the body is (specification, Response envelope). */
export function envelopeOf(body: unknown): { code?: unknown; message?: unknown; data?: unknown } {
  return Object(body);
}

/** What the contract says about the operation of a call; undefined if it is undocumented. */
export function operationOf({ operation, template }: KnownCall) {
  if (template !== undefined) return operations[template];
  // Only the client's own small table is searched: the router of the contract would add its data to each bundle.
  const isCalled = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`).test(operation);
  return operations[Object.keys(operations).find(isCalled) ?? ""];
}

const isMissing = (value: unknown) => value === undefined || value === null;

/**
 * Whether the body of a 2xx says that the call failed. A code other than 0 says so. Without a code, or without the payload that
 * the operation always has, a message other than "success" says so. The body of an undocumented operation is an envelope only if
 * it has a code and a message.
 */
function isErrorBody(call: KnownCall, body: unknown): boolean {
  const { code, message, data } = envelopeOf(body);
  const operation = operationOf(call);
  if (isAboutAccount(String(message))) return true;
  if (!isMissing(code) && code !== 0 && code !== "0") return operation !== undefined || message !== undefined;
  if (operation === undefined || typeof message !== "string" || /^success$/i.test(message)) return false;
  return isMissing(code) || (operation.hasData && isMissing(data));
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** What is said of an error without a message of the service. */
function withoutMessage(status: number, body?: unknown): string {
  if (isRedirect(status)) return `status ${status}, which is a redirect that is not followed`;
  return `status ${status} with an ${body ? "undocumented" : "empty"} body`;
}

function serviceErrorOf(call: KnownCall, { status, headers }: Response, body: unknown): ServiceError {
  const { operation, secrets, zaaid } = call;
  const { code, message } = envelopeOf(body);
  const { id, scope } = operationOf(call) ?? { id: operation, scope: undefined };
  const text =
    typeof message === "string" && !isRedirect(status)
      ? `${id}: ${withoutSecrets(message, secrets)}`
      : `${operation}: ${withoutMessage(status, body)}.`;
  // The service also responds with 401 to a token that it has deleted. So the message says that the token may not be accepted,
  // or may lack the scope.
  const start = { 401: "The access token is not accepted, or lacks", 403: "The operation needs" }[status];
  const isScopeHelpful = start !== undefined && scope !== undefined && !text.includes(scope);
  const account = zaaid !== undefined && status === 401 ? `, or ${zaaid} is not one of your accounts` : "";
  const full = isScopeHelpful ? `${text.replace(/\.?$/, ".")} ${start} the scope ${scope}${account}.` : text;
  return serviceError({ status, code: Number(code) || undefined, message: full, operation, headers, body });
}

/** What the body of a documented operation's success lacks; undefined if nothing. */
function problemOf(call: KnownCall, data: unknown, { status, headers }: Response): string | undefined {
  const operation = operationOf(call);
  if (operation === undefined || isUnparsed(call, data, headers)) return undefined;
  if (status === 204 && !operation.hasData) return undefined;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return "is not a JSON object";
  const { message, data: payload } = envelopeOf(data);
  if (message === undefined) return "is no envelope with a message";
  return operation.hasData && isMissing(payload) ? "has no `data`" : undefined;
}

/** Whether a body was read as text, bytes or a stream, so that nothing is known of its content. */
function isUnparsed({ parseAs }: KnownCall, data: unknown, headers: Headers): boolean {
  if (isMissing(data)) return false;
  if (parseAs !== undefined) return parseAs !== "json";
  // `parseAs` is unknown if a program uses openapi-fetch without `createClient`. Then the body shows how it was read.
  const type = headers.get("Content-Type");
  if (typeof data === "string") return type !== null && !isJson(type);
  return Object(data) === data && !Array.isArray(data) && Object(data).constructor !== Object;
}
