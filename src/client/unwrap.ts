import { callName } from "./body.ts";
import { asTransportError, serviceError, TransportError } from "./errors.ts";

/** What openapi-fetch gives for a call. */
interface Result {
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
 * TransportError if the body is not a JSON object
 */
export async function unwrap<R extends Result>(call: Promise<R>): Promise<Payload<R>> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw asTransportError(thrown, "The call");
  });
  const { ok, status, headers } = response;
  const operation = callName(response);
  const body = (ok ? data : error) as { code?: unknown; message?: unknown; data?: unknown } | undefined;
  const isObject = typeof body === "object" && body !== null;
  const code = isObject && typeof body.code === "number" ? body.code : undefined;
  if (ok && !code) {
    if (!isObject && status !== 204 && !operation.startsWith("HEAD ") && !isText(data, headers))
      throw new TransportError(`${operation}: the response body is not a JSON object.`);
    return (isObject && "message" in body ? body.data : data) as Payload<R>;
  }
  const message =
    isObject && typeof body.message === "string" ? body.message : `${operation}: ${describe(status, body)}`;
  throw serviceError({ status, code, message, operation, headers, body });
}

/** Whether this is a CSV report or the like, read with `parseAs: "text"`. */
function isText(data: unknown, headers: Headers): boolean {
  return typeof data === "string" && !/json/i.test(headers.get("Content-Type") ?? "json");
}

function describe(status: number, body: unknown): string {
  return `status ${status} with ${body ? "an undocumented body" : "an empty body"}.`;
}
