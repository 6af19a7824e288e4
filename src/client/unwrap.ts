import { callOf, operationOf } from "./call-of-response.ts";
import { notJson } from "./response.ts";
import { envelopeOf, failureOf, type Result } from "./verdict.ts";

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
    // openapi-fetch throws the parser's error if the `fetch` below it is not of this package.
    throw error instanceof SyntaxError ? notJson("The call", undefined) : error;
  });
  return payloadOf(result);
}

/** @throws what `unwrap` throws about a response */
export function payloadOf<R extends Result>(result: R): Payload<R> {
  const failure = failureOf(result);
  if (failure) throw failure;
  const { data, response } = result;
  const { message, data: payload } = envelopeOf(data);
  const isEnvelope = message !== undefined && (payload !== undefined || operationOf(callOf(response)) !== undefined);
  return (isEnvelope ? payload : data) as Payload<R>;
}
