/** What no generator writes. The package has it: tokens within the documented limits, the service's headers, typed errors. */
import { type Payload, type ServiceFetch, unwrap } from "svc-monitoring-api";
import { type Client, createClient } from "./api/client/index.ts";

/** The client for the functions of `api/sdk.gen.ts`. */
export function clientOver(fetch: ServiceFetch): Client {
  // A response that is not JSON is an error. Without this, an HTML page would be returned as the payload.
  return createClient({ baseUrl: fetch.baseUrl, fetch, parseAs: "json" });
}

/** What a generated function gives. Without a response, `error` is what the `fetch` threw. */
type Result = { data?: unknown; error?: unknown; response?: Response };

/**
 * Returns the payload of a call.
 * @throws ServiceError if the service responded with an error; TokenError or TokenBudgetError if there is no access token;
 * TransportError if there is no usable response
 */
export function payload<R extends Result>(call: Promise<R>): Promise<Payload<Success<R>>> {
  const answered = call.then(({ response, ...rest }) => {
    if (!response) throw rest.error;
    // The generated client has an empty object for a response without a body.
    const data = response.status === 204 ? undefined : rest.data;
    return { ...rest, data, response } as unknown as Success<R>;
  });
  return unwrap(answered);
}

type Success<R extends Result> = { data: NonNullable<R["data"]>; response: Response };
