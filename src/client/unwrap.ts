import { operations } from "../../generated/operations.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { callOf, type NotedCall } from "./body.ts";
import { asTransportError, type ServiceError, serviceError, TransportError } from "./errors.ts";

/** What openapi-fetch gives for a call. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
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
 * @throws ServiceError if the service responded with an error, including a status of 2xx with a code that is not 0;
 * TransportError if the body of a documented operation is not its envelope, or a GET has no payload
 */
export async function unwrap<R extends Result>(call: Promise<R>): Promise<Payload<R>> {
  const result = await call.catch((thrown: unknown) => {
    throw asTransportError(thrown, "The call");
  });
  return payloadOf(result);
}

/** @throws what `unwrap` throws about a response */
export function payloadOf<R extends Result>(result: R): Payload<R> {
  const failure = failureOf(result);
  if (failure) throw failure;
  const { data, response } = result;
  // An operation of the user's own may have a message and a payload of another name.
  const isEnvelope = hasMessage(data) && ("data" in data || documented(callOf(response)) !== undefined);
  return (isEnvelope ? data.data : data) as Payload<R>;
}

/** The error that `unwrap` throws about a response; undefined if the call succeeded. */
export function failureOf({ data, error, response }: Result): ServiceError | TransportError | undefined {
  const call = callOf(response);
  const body = response.ok ? (data ?? error) : error;
  if (!response.ok || isFailure(call, body)) return refusalOf(response, body);
  const problem = problemOf(call, data, response);
  return problem === undefined ? undefined : new TransportError(`${call.operation}: the response body ${problem}.`);
}

/** The error that the service responded with. */
function refusalOf(response: Response, body: unknown): ServiceError {
  const { status, headers } = response;
  const call = callOf(response);
  const { operation, secrets } = call;
  const message = hasMessage(body) ? body.message : undefined;
  const [id, scope] = documented(call) ?? [operation];
  const text =
    typeof message === "string"
      ? `${id}: ${withoutSecrets(message, secrets)}`
      : `${operation}: status ${status} with ${body ? "an undocumented" : "an empty"} body.`;
  // A 401 is also that of a token that the service has deleted.
  const starts: Record<number, string> = {
    401: "The access token is not accepted, or lacks",
    403: "The operation needs",
  };
  const start = scope && !text.includes(scope) && starts[status];
  return serviceError({
    status,
    code: errorCodeOf(body) || undefined,
    message: start ? `${text.replace(/\.?$/, ".")} ${start} the scope ${scope}.` : text,
    operation,
    requestId: headers.has("x-request-id") ? withoutSecrets(headers.get("x-request-id") ?? "", secrets) : undefined,
    headers,
    body,
  });
}

/**
 * Whether a body below a status of success says that the call failed: it has an error code, or it is an envelope with another
 * message than `success`, and no code or not the payload that was asked for (specification, Response envelope). A body of the
 * user's own operation that has other attributes, too, is no envelope.
 */
export function isFailure(call: NotedCall, body: unknown): boolean {
  if (errorCodeOf(body) !== 0) return true;
  const { code, message, data } = Object(body) as { code?: unknown; message?: unknown; data?: unknown };
  if (typeof message !== "string" || /^success$/i.test(message)) return false;
  const isEnvelope = documented(call) !== undefined || Object.keys(Object(body)).every(isOfEnvelope);
  const isEmpty = call.operation.startsWith("GET ") && (data ?? undefined) === undefined;
  return isEnvelope && ((code ?? undefined) === undefined || isEmpty);
}

const isOfEnvelope = (name: string) => ["code", "message", "data"].includes(name);

const hasMessage = (body: unknown): body is { message: unknown; data?: unknown } =>
  typeof body === "object" && body !== null && "message" in body;

/** What the body of a documented operation's success lacks; undefined if nothing. */
function problemOf(call: NotedCall, data: unknown, response: Response): string | undefined {
  const [id] = documented(call) ?? [];
  if (id === undefined || isUnparsed(call, data, response)) return undefined;
  // The only GET whose payload the specification does not document.
  const needsData = call.operation.startsWith("GET ") && id !== "getInspectorSample";
  if (response.status === 204 && !needsData) return undefined;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return "is not a JSON object";
  if (!hasMessage(data)) return "is no envelope with a message";
  return needsData && (data.data ?? undefined) === undefined ? "has no `data`" : undefined;
}

/** Whether a body was read as text, bytes or a stream, so that nothing is known of its content. */
function isUnparsed({ parseAs }: NotedCall, data: unknown, { headers }: Response): boolean {
  if (data === undefined || data === null) return false;
  if (parseAs !== undefined) return parseAs !== "json";
  if (typeof data === "string") return !/json/i.test(headers.get("Content-Type") ?? "json");
  return typeof data === "object" && !Array.isArray(data) && data.constructor !== Object;
}

/** The error code of a body, or 0. Of an envelope also as a text; other objects may have a `code` of their own. */
function errorCodeOf(body: unknown): number {
  const { code = 0, message } = Object(body) as { code?: unknown; message?: unknown };
  return message !== undefined || typeof code === "number" ? Number(code) : 0;
}

/** The id and the scope of the operation of a call; undefined if it is not documented. */
function documented({ operation, template }: NotedCall) {
  const patternOf = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`);
  const isCalled = (one: string) => (template === undefined ? patternOf(one).test(operation) : one === template);
  return Object.entries(operations).find(([one]) => isCalled(one))?.[1];
}
