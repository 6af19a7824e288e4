import { operations } from "../../generated/operations.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { callOf } from "./body.ts";
import { asTransportError, serviceError, TransportError } from "./errors.ts";

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
 * TransportError if the body is not a JSON object, or not the envelope of a documented operation
 */
export async function unwrap<R extends Result>(call: Promise<R>): Promise<Payload<R>> {
  const result = await call.catch((thrown: unknown) => {
    throw asTransportError(thrown, "The call");
  });
  return payloadOf(result);
}

/** @throws what `unwrap` throws about a response */
export function payloadOf<R extends Result>({ data, error, response }: R): Payload<R> {
  const { ok, status, headers } = response;
  const { operation, secrets } = callOf(response);
  const body = (ok ? (data ?? error) : error) as { message?: unknown; data?: unknown } | undefined;
  const isObject = typeof body === "object" && body !== null;
  const code = errorCodeOf(body);
  // An operation of the user's own may have a message and a payload of another name.
  const hasMessage = isObject && "message" in body;
  const isEnvelope = hasMessage && ("data" in body || documented(operation) !== undefined);
  if (ok && !isFailure(response, body)) {
    requireBody(response, data);
    // What is read with `parseAs` is no plain object, and the OAuth operations have forms of their own.
    if (isObject && !isEnvelope && body.constructor === Object && documented(operation)?.[1])
      throw new TransportError(`${operation}: the response body is no envelope with a message.`);
    return (isEnvelope ? body.data : data) as Payload<R>;
  }
  const message = hasMessage ? body.message : undefined;
  const [id, scope] = documented(operation) ?? [operation];
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
  throw serviceError({
    status,
    code: code || undefined,
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
export function isFailure(response: Response, body: unknown): boolean {
  if (errorCodeOf(body) !== 0) return true;
  const { operation } = callOf(response);
  const { code, message, data } = Object(body) as { code?: unknown; message?: unknown; data?: unknown };
  if (typeof message !== "string" || /^success$/i.test(message)) return false;
  const isEnvelope = documented(operation) !== undefined || Object.keys(Object(body)).every(isOfEnvelope);
  const isEmpty = operation.startsWith("GET ") && (data ?? undefined) === undefined;
  return isEnvelope && ((code ?? undefined) === undefined || isEmpty);
}

const isOfEnvelope = (name: string) => ["code", "message", "data"].includes(name);

/** @throws TransportError if a documented operation responds without the body that a success has */
export function requireBody(response: Response, data: unknown): void {
  const { operation, isText: isAsked = false } = callOf(response);
  const hasBody = documented(operation) && response.status !== 204 && !operation.startsWith("HEAD ");
  const isRead = typeof data === "string" && (isAsked || !/json/i.test(response.headers.get("Content-Type") ?? "json"));
  if (hasBody && (typeof data !== "object" || data === null) && !isRead)
    throw new TransportError(`${operation}: the response body is not a JSON object.`);
}

/** The error code of a body, or 0. Of an envelope also as a text; other objects may have a `code` of their own. */
export function errorCodeOf(body: unknown): number {
  const { code = 0, message } = Object(body) as { code?: unknown; message?: unknown };
  return message !== undefined || typeof code === "number" ? Number(code) : 0;
}

/** The id and the scope of the operation of a call, such as `GET /monitors/1`. */
function documented(call: string) {
  const patternOf = (operation: string) => new RegExp(`^${operation.replace(/\{\w+\}/g, "[^/]+")}$`);
  return Object.entries(operations).find(([operation]) => patternOf(operation).test(call))?.[1];
}
