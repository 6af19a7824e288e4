import { withoutSecrets } from "../shared/secrets.ts";
import { isAboutAccount, type ServiceError, serviceError, TransportError } from "./errors.ts";
import { asTransportError, callOf, documented, type NotedCall } from "./noted-call.ts";

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
 * TransportError if the body of a documented operation is not its envelope
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
  const { message, data: payload } = fieldsOf(data);
  const isEnvelope = message !== undefined && (payload !== undefined || documented(callOf(response)) !== undefined);
  return (isEnvelope ? payload : data) as Payload<R>;
}

/** The error that `unwrap` throws about a response; undefined if the call succeeded. */
export function failureOf({ data, error, response }: Result): ServiceError | TransportError | undefined {
  const call = callOf(response);
  const body = response.ok ? (data ?? error) : error;
  if (!response.ok || isRefusal(call, body)) return refusalOf(call, response, body);
  const problem = problemOf(call, data, response);
  return problem === undefined ? undefined : new TransportError(`${call.operation}: the response body ${problem}.`);
}

/** The attributes of an envelope, whatever the body is (specification, Response envelope). */
function fieldsOf(body: unknown): { code?: unknown; message?: unknown; data?: unknown } {
  return Object(body);
}

const isMissing = (value: unknown) => value === undefined || value === null;

/**
 * Whether a body below a status of success says that the call failed. The code decides; without one, or without the payload
 * that was asked for, the message. A body of the user's own operation is an envelope only if it has a code and a message.
 */
export function isRefusal(call: NotedCall, body: unknown): boolean {
  const { code, message, data } = fieldsOf(body);
  const operation = documented(call);
  if (isAboutAccount(String(message))) return true;
  if (!isMissing(code) && code !== 0 && code !== "0") return operation !== undefined || typeof message === "string";
  if (operation === undefined || typeof message !== "string" || /^success$/i.test(message)) return false;
  return isMissing(code) || (operation.hasData && isMissing(data));
}

/** The error that the service responded with. */
function refusalOf(call: NotedCall, response: Response, body: unknown): ServiceError {
  const { status, headers } = response;
  const { operation, secrets, zaaid } = call;
  const { code, message } = fieldsOf(body);
  const { id, scope } = documented(call) ?? { id: operation, scope: undefined };
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
  const account = zaaid !== undefined && status === 401 ? `, or ${zaaid} is not one of your accounts` : "";
  return serviceError({
    status,
    code: Number(code) || undefined,
    message: start ? `${text.replace(/\.?$/, ".")} ${start} the scope ${scope}${account}.` : text,
    operation,
    requestId: headers.has("x-request-id") ? withoutSecrets(headers.get("x-request-id") ?? "", secrets) : undefined,
    headers,
    body,
  });
}

/** What the body of a documented operation's success lacks; undefined if nothing. */
function problemOf(call: NotedCall, data: unknown, { status, headers }: Response): string | undefined {
  const operation = documented(call);
  if (operation === undefined || isUnparsed(call, data, headers)) return undefined;
  if (status === 204 && !operation.hasData) return undefined;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return "is not a JSON object";
  const { message, data: payload } = fieldsOf(data);
  if (message === undefined) return "is no envelope with a message";
  return operation.hasData && isMissing(payload) ? "has no `data`" : undefined;
}

/** Whether a body was read as text, bytes or a stream, so that nothing is known of its content. */
function isUnparsed({ parseAs }: NotedCall, data: unknown, headers: Headers): boolean {
  if (isMissing(data)) return false;
  if (parseAs !== undefined) return parseAs !== "json";
  // Of openapi-fetch without `createClient`.
  if (typeof data === "string") return !/json/i.test(headers.get("Content-Type") ?? "json");
  return Object(data) === data && !Array.isArray(data) && Object(data).constructor !== Object;
}
