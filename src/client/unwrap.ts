import { serviceError, TransportError } from "./errors.ts";

interface Result {
  data?: unknown;
  error?: unknown;
  operation: string;
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
 * Returns the payload of a call.
 * @throws ServiceError if the service responded with an error, including a status of 2xx with a code that is not 0;
 * TransportError if the body is not a JSON object
 */
export async function unwrap<R extends Result>(call: Promise<R>): Promise<Payload<R>> {
  const { data, error, operation, response } = await call;
  const body = (response.ok ? data : error) as { code?: unknown; message?: unknown; data?: unknown } | undefined;
  const isObject = typeof body === "object" && body !== null;
  const code = isObject && typeof body.code === "number" ? body.code : undefined;
  if (response.ok && !code) {
    if (!isObject && response.status !== 204 && !operation.startsWith("HEAD "))
      throw new TransportError(`${operation}: the response body is not a JSON object.`);
    return (isObject && "message" in body ? body.data : data) as Payload<R>;
  }
  const message =
    isObject && typeof body.message === "string" ? body.message : `${operation}: ${describe(response, body)}`;
  const requestId = response.headers.get("x-request-id") ?? undefined;
  throw serviceError({ status: response.status, code, message, operation, requestId });
}

function describe({ status }: Response, body: unknown): string {
  return `status ${status} with ${body ? "an undocumented body" : "an empty body"}.`;
}
