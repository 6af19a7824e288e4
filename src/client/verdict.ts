/** Did the call fail, and as which error? The same for `createClient`, `throwOnError`, `unwrap` and reports. */
import { operations } from "../../generated/operations.ts";
import { isJson } from "../shared/http.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { InvalidResponseError, isAboutAccount, type ServiceError, serviceError } from "./errors.ts";

/** What is known of the call of a response. */
export interface Call {
  /** Method and path, such as `GET /monitors/1`. Never the query: it may be secret. */
  operation: string;
  /** What no message may show, in case the server repeats it. */
  secrets: readonly string[];
  /** The account that the call acts on, if it is not the token's own. */
  zaaid?: string | undefined;
  /** Method and path before the parameters are filled in, if the caller gave them so. */
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

const calls = new WeakMap<Response, Call>();

/** Notes the call of a response. */
export function noteCall(response: Response, call: Call): void {
  calls.set(response, call);
}

/** The call of a response; what its URL says if the response is of another `fetch`. */
export function callOf(response: Response): Call {
  const operation = URL.canParse(response.url) ? new URL(response.url).pathname : "The call";
  return calls.get(response) ?? { operation, secrets: [] };
}

/** What the contract says about the operation of a call; undefined if it is undocumented. */
export function operationOf({ operation, template }: Pick<Call, "operation" | "template">) {
  if (template !== undefined) return operations[template];
  const isCalled = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`).test(operation);
  return operations[Object.keys(operations).find(isCalled) ?? ""];
}

/**
 * The error of a call; undefined if it succeeded.
 * @returns ServiceError if the service responded with an error, also below a status of success; InvalidResponseError if the
 * body of a success is not what the contract says
 */
export function failureOf({ data, error, response }: Result): ServiceError | InvalidResponseError | undefined {
  const call = callOf(response);
  const body = response.ok ? (data ?? error) : error;
  if (!response.ok || isRefusal(call, body)) return serviceErrorOf(call, response, body);
  const problem = problemOf(call, data, response);
  return problem === undefined ? undefined : invalidResponse(call.operation, response, `the response body ${problem}.`);
}

/** The error of a success that the program cannot use. */
export function invalidResponse(
  operation: string,
  response: Response | undefined,
  problem: string,
): InvalidResponseError {
  const processed = response?.ok === false ? "" : " The service has processed the request";
  const status = response ? ` (status ${response.status})` : "";
  return new InvalidResponseError(`${operation}: ${problem}${processed}${status}.`);
}

/** The error of a body that cannot be parsed. The parser's own SyntaxError shows a part of the body. */
export function notJson(operation: string, response: Response | undefined): InvalidResponseError {
  const problem = "the response body is not valid JSON. If it is another format, such as PDF, give the call `parseAs`.";
  return invalidResponse(operation, response, problem);
}

/** Makes `json()` of a response fail with that error, which names the operation. */
export function withJsonErrors(operation: string, response: Response): Response {
  const json = response.json.bind(response);
  const value = () =>
    json().catch((error: unknown) => {
      throw error instanceof SyntaxError ? notJson(operation, response) : error;
    });
  return Object.defineProperty(response, "json", { value });
}

/** The payload of an operation: `data` of the envelope, or the whole body if the operation has no envelope. */
export type Payload<R> = R extends { data: infer Body }
  ? Body extends { message: string; data: infer Data }
    ? Data
    : Body extends { message: string; data?: infer Data }
      ? Data | undefined
      : Body
  : never;

/**
 * Returns the payload of a call of `createClient`, or of openapi-fetch over `createServiceFetch`. With `parseAs` that is
 * the text, the bytes or the stream.
 * @throws ServiceError if the service responded with an error, also with a status of 2xx and a code that is not 0;
 * InvalidResponseError if the body of a documented operation is not its envelope; what the call throws
 */
export async function unwrap<R extends Result>(call: Promise<R>): Promise<Payload<R>> {
  const result = await call.catch((error: unknown) => {
    // openapi-fetch over another `fetch` throws it.
    throw error instanceof SyntaxError ? notJson("The call", undefined) : error;
  });
  return payloadOf(result);
}

/** @throws what `unwrap` throws about a response */
export function payloadOf<R extends Result>(result: R): Payload<R> {
  const failure = failureOf(result);
  if (failure) throw failure;
  const { data, response } = result;
  const { message, data: payload } = fieldsOf(data);
  const isEnvelope = message !== undefined && (payload !== undefined || operationOf(callOf(response)) !== undefined);
  return (isEnvelope ? payload : data) as Payload<R>;
}

/** The attributes of an envelope, whatever the body is (specification, Response envelope). */
function fieldsOf(body: unknown): { code?: unknown; message?: unknown; data?: unknown } {
  return Object(body);
}

const isMissing = (value: unknown) => value === undefined || value === null;

/**
 * Whether a body below a status of success says that the call failed. The code decides; without one, or without the payload
 * that the operation always has, the message. The body of an undocumented operation is an envelope only if it has both.
 */
export function isRefusal(call: Call, body: unknown): boolean {
  const { code, message, data } = fieldsOf(body);
  const operation = operationOf(call);
  if (isAboutAccount(String(message))) return true;
  if (!isMissing(code) && code !== 0 && code !== "0") return operation !== undefined || typeof message === "string";
  if (operation === undefined || typeof message !== "string" || /^success$/i.test(message)) return false;
  return isMissing(code) || (operation.hasData && isMissing(data));
}

/** What is said of an error without a message of the service. */
export function withoutMessage(status: number, body?: unknown): string {
  if (status >= 300 && status < 400) return `status ${status}, which is a redirect that is not followed`;
  return `status ${status} with an ${body ? "undocumented" : "empty"} body`;
}

/** The error that the service responded with. */
function serviceErrorOf(call: Call, { status, headers }: Response, body: unknown): ServiceError {
  const { operation, secrets, zaaid } = call;
  const { code, message } = fieldsOf(body);
  const { id, scope } = operationOf(call) ?? { id: operation, scope: undefined };
  const text =
    typeof message === "string"
      ? `${id}: ${withoutSecrets(message, secrets)}`
      : `${operation}: ${withoutMessage(status, body)}.`;
  // A token that the service has deleted gets a 401, too.
  const start = { 401: "The access token is not accepted, or lacks", 403: "The operation needs" }[status];
  const isScopeHelpful = start !== undefined && scope !== undefined && !text.includes(scope);
  const account = zaaid !== undefined && status === 401 ? `, or ${zaaid} is not one of your accounts` : "";
  const full = isScopeHelpful ? `${text.replace(/\.?$/, ".")} ${start} the scope ${scope}${account}.` : text;
  return serviceError({ status, code: Number(code) || undefined, message: full, operation, headers, body });
}

/** What the body of a documented operation's success lacks; undefined if nothing. */
function problemOf(call: Call, data: unknown, { status, headers }: Response): string | undefined {
  const operation = operationOf(call);
  if (operation === undefined || isUnparsed(call, data, headers)) return undefined;
  if (status === 204 && !operation.hasData) return undefined;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return "is not a JSON object";
  const { message, data: payload } = fieldsOf(data);
  if (message === undefined) return "is no envelope with a message";
  return operation.hasData && isMissing(payload) ? "has no `data`" : undefined;
}

/** Whether a body was read as text, bytes or a stream, so that nothing is known of its content. */
function isUnparsed({ parseAs }: Call, data: unknown, headers: Headers): boolean {
  if (isMissing(data)) return false;
  if (parseAs !== undefined) return parseAs !== "json";
  // Without `parseAs`, the result is of openapi-fetch without `createClient`, so the body itself must tell how it was read.
  const type = headers.get("Content-Type");
  if (typeof data === "string") return type !== null && !isJson(type);
  return Object(data) === data && !Array.isArray(data) && Object(data).constructor !== Object;
}
