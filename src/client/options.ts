/** The options of the client and of its calls. Times are in milliseconds. */
import type { dataCenters } from "../../generated/data-centers.ts";
import type { TokenStore } from "./tokens/token-store.ts";

/** What the client creates access tokens with. The developer console shows the id and the secret of a registered client. */
export interface Credentials {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

/** When a call is sent again. The names are those of the infrastructure-as-code provider, which counts in seconds. */
export interface RetrySettings {
  /** Maximum retries of a call, and of its token request, before giving up (default: 4). */
  maxRetries: number;
  /** Minimum milliseconds before a retry (default: 1,000). */
  minWait: number;
  /** Maximum milliseconds before a retry (default: 30,000), unless the service requests more with `Retry-After`. */
  maxWait: number;
}

/** What `onRetry` gets. It contains nothing secret: no header, no query, no body. */
export interface RetryEvent {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** The attempt that failed; 1 for the first. */
  attempt: number;
  /** Why it failed: a status, or the message of an error. */
  reason: string;
  /** Milliseconds until the next attempt. */
  milliseconds: number;
}

/** A `fetch` to send requests with, such as undici's. It is called with a URL and an init, never with a Request. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type FetchFunction = (url: string, init?: any) => Promise<any>;

/** What may differ from call to call. */
export interface ServiceInit {
  /** Time limit of the call with its token, retries and waits, in milliseconds (default: `callTimeout` of the client). */
  timeout?: number | undefined;
  retry?: { [Name in keyof RetrySettings]?: number | undefined } | undefined;
  /** The API version to request, such as `2.0`. */
  version?: string | undefined;
  /** The customer account or business unit to act on. If it is undefined, the call is rejected: it would act on your own account. */
  zaaid?: string;
  /** Sends the requests of the call, with their access token (default: `fetch` of the client). */
  fetch?: FetchFunction | undefined;
}

/** The code of a data center, such as `EU`. */
export type DataCenterCode = keyof typeof dataCenters;

/** Options of `createClient`, `createServiceFetch` and `createTokens`. */
export interface ClientOptions {
  /** US, EU, CN, IN, AU or JP. */
  dataCenter?: DataCenterCode | undefined;
  /** The service's name in its hosts, such as `acme` in `www.acme.com`. The specification does not give it. */
  service?: string | undefined;
  /** The auth host without its top-level domain, if it is not the service's name. */
  authHost?: string | undefined;
  /** {base_url}, instead of a data center: that of the mock, or of a data center that the specification does not list. */
  baseUrl?: string | undefined;
  /** {auth_url}, required with `baseUrl` and `credentials`. */
  authUrl?: string | undefined;
  /** To create access tokens with. Each omitted value is read from its environment variable. */
  credentials?: Partial<Credentials>;
  /** An access token instead of credentials, or a function that returns one. After a 401 it gets the rejected token. */
  accessToken?: string | ((rejected?: string) => string | Promise<string>);
  /** Where processes share access tokens (default: the memory of this process). */
  tokenStore?: TokenStore | undefined;
  /** The API version that calls request (default: 2.0). */
  version?: string | undefined;
  /** The customer account or business unit to act on. Leave it out for your own account: undefined is rejected. */
  zaaid?: string;
  /**
   * Headers of every call that does not have them itself; never of a token request. With `zaaid`, the client sets `Cookie`
   * itself.
   */
  headers?: RequestInit["headers"] | undefined;
  retry?: { [Name in keyof RetrySettings]?: number | undefined } | undefined;
  /** Called before a call is sent again. The call waits for an async function; what the function throws fails the call. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined;
  /** Time limit of one attempt until its JSON is read, in milliseconds (default: 30,000). */
  attemptTimeout?: number | undefined;
  /** Time limit of a call with its token, retries and waits, in milliseconds (default: 120,000). */
  callTimeout?: number | undefined;
  /** Size limit of JSON, errors and tokens, in bytes (default: 64 MiB). Reports and streams have none. */
  maxResponseBytes?: number | undefined;
  /** Used instead of the global `fetch`, which is looked up at each call. */
  fetch?: FetchFunction | undefined;
}
