import { notJson } from "./response.ts";
import { envelopeOf, failureOf, type KnownCall, operationOf, type Result } from "./verdict.ts";

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
  const { data, error, response } = await call.catch((thrown: unknown) => {
    // openapi-fetch throws the parser's error if the `fetch` below it is not of this package.
    throw thrown instanceof SyntaxError ? notJson("The call", undefined) : thrown;
  });
  const known = calls.get(response) ?? unknownCall(response);
  const failure = failureOf(known, { data, error, response });
  if (failure) throw failure;
  const { message, data: payload } = envelopeOf(data);
  const isEnvelope = message !== undefined && (payload !== undefined || operationOf(known) !== undefined);
  return (isEnvelope ? payload : data) as Payload<R>;
}

const calls = new WeakMap<Response, KnownCall>();

/** Lets `unwrap` know the call of a response, of which it gets nothing else. */
export function noteCall(response: Response, call: KnownCall): void {
  calls.set(response, call);
}

/** The call of a response that did not come from this client: only the path in its URL is known. */
function unknownCall({ url }: Response): KnownCall {
  return { operation: URL.canParse(url) ? new URL(url).pathname : "The call", secrets: [] };
}
