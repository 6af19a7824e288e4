/** What no generator writes. The package has it: tokens within the documented limits, the service's headers, typed errors. */
import { type Payload, type ServiceFetch, unwrap } from "svc-monitoring-api";
import { type Client, createClient } from "./api/client/index.ts";

/** The client for the functions of `api/sdk.gen.ts`. */
export function clientOver(fetch: ServiceFetch): Client {
  return createClient({ baseUrl: fetch.baseUrl, fetch });
}

/** What a generated function gives. Without a response, `error` is what the `fetch` threw. */
type Result = { data?: unknown; error?: unknown; response?: Response };

/**
 * Returns the payload of a call.
 * @throws ServiceError if the service responded with an error; TokenError or TokenBudgetError if there is no access token;
 * TransportError if there is no usable response
 */
export async function payload<R extends Result>(call: Promise<R>): Promise<Payload<Success<R>>> {
  const { response, ...rest } = await call;
  if (!response) throw rest.error;
  return unwrap(Promise.resolve({ ...rest, response } as unknown as Success<R>));
}

type Success<R extends Result> = { data: NonNullable<R["data"]>; response: Response };
