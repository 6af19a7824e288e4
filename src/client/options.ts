import type { Clock } from "../shared/clock.ts";
import type { DataCenterCode, ServiceUrls } from "./data-centers.ts";
import type { RetrySettings } from "./retry.ts";
import type { TokenStore } from "./tokens/store.ts";

/** The credentials that the developer console shows for a registered client. */
export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** What the client creates access tokens with. */
export interface Credentials extends ClientCredentials {
  refreshToken: string;
}

export interface TokenEvent {
  expiresAt: Date;
  /** How many access tokens count towards the limits, including this one. */
  counting: number;
}

/** A request for an access token failed. */
export interface TokenFailureEvent {
  /** 1 for the first attempt. */
  attempt: number;
  reason: string;
  milliseconds: number;
  /** Milliseconds after which it is retried; undefined if it is not. */
  retryAfter: number | undefined;
}

/** An event of a request. It contains nothing secret: no header, no query, no body. */
export interface CallEvent {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** 1 for the first attempt. */
  attempt: number;
}

/** Called on events, for logs and metrics. The call waits for those that are async; what they throw fails the call. */
export interface Hooks {
  onRequest?: ((event: CallEvent) => unknown) | undefined;
  onResponse?: ((event: CallEvent & { status: number; milliseconds: number }) => unknown) | undefined;
  /** The attempt failed, took too long, or was aborted. */
  onFailure?: ((event: CallEvent & { reason: string; milliseconds: number }) => unknown) | undefined;
  /** The call waits for so many milliseconds before the next attempt. */
  onRetry?: ((event: CallEvent & { reason: string; milliseconds: number }) => unknown) | undefined;
  /** The call waits for so many milliseconds, because the limits do not allow another access token yet. */
  onWait?: ((event: { operation: string; milliseconds: number }) => unknown) | undefined;
  /** The auth server issued an access token to this client. Clients with the same credentials share it. */
  onToken?: ((event: TokenEvent) => unknown) | undefined;
  /** A request for an access token failed. It is retried after the milliseconds of `retryAfter`, if it has them. */
  onTokenFailure?: ((event: TokenFailureEvent) => unknown) | undefined;
}

export type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };

/** What may differ from call to call. */
export interface ServiceInit {
  /** Time limit of the call with its retries, in milliseconds: instead of `callTimeout`. */
  timeout?: number | undefined;
  retry?: Optional<RetrySettings> | undefined;
  /** The API version to request, such as `2.0`. */
  version?: string | undefined;
  /** The customer account or business unit to act on. */
  zaaid?: string | undefined;
  /** Sends the requests of the call, with their access token: instead of the client's `fetch`. */
  fetch?: FetchFunction | undefined;
}

/** A `fetch` to send requests with, such as undici's. It is called with a URL and an init, never with a Request. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type FetchFunction = (url: string, init?: any) => Promise<any>;

/** Options of `createClient` and `createServiceFetch`. */
export interface ClientOptions extends Hooks {
  /**
   * The profile of `svc-monitoring-api login`, for what is given in no other way: address, credentials, token store. Needs Node.
   * Without it, and without an address, it is `default` if there is one.
   */
  profile?: string | undefined;
  /** US, EU, CN, IN, AU or JP. */
  dataCenter?: DataCenterCode | undefined;
  /** The service's name in its hosts, `www.<service>.com`, which the specification does not give. */
  service?: string | undefined;
  /** The auth host without its top-level domain, if it is not the service's name. */
  authHost?: string | undefined;
  /** {base_url}, instead of a data center: that of the mock, or of a data center that the specification does not list. */
  baseUrl?: string | undefined;
  /** {auth_url}, required with `baseUrl` and `credentials`. */
  authUrl?: string | undefined;
  /** To create access tokens with. Each that is omitted is read from its environment variable. */
  credentials?: Optional<Credentials> | undefined;
  /** An access token instead of credentials, or a function that returns one; it gets the last token that was rejected. */
  accessToken?: string | ((rejected?: string) => string | Promise<string>) | undefined;
  /** Where access tokens are stored; if omitted, in memory, for all clients of the process with the same credentials. */
  tokenStore?: TokenStore | undefined;
  /** If the limits allow no other access token: fail with a TokenBudgetError (default), or wait, up to an hour, beyond `callTimeout`. */
  atTokenLimit?: "fail" | "wait" | undefined;
  /** The API version that calls request; 2.0 if omitted. */
  version?: string | undefined;
  /** The customer account or business unit to act on; your own account if omitted. */
  zaaid?: string | undefined;
  /** Headers of every call that does not have them itself; never of a token request. */
  headers?: RequestInit["headers"] | undefined;
  retry?: Optional<RetrySettings> | undefined;
  /** Time limit of one attempt, in milliseconds; 30,000 if omitted. */
  attemptTimeout?: number | undefined;
  /** Time limit of a call with its retries, in milliseconds; 120,000 if omitted. */
  callTimeout?: number | undefined;
  /** Used instead of the global `fetch`, which is looked up at each call. */
  fetch?: FetchFunction | undefined;
  /** For tests. */
  clock?: Clock | undefined;
  /** For tests: returns a number of at least 0 and less than 1. */
  random?: (() => number) | undefined;
}

/** The validated options, with all defaults. */
export interface Settings extends Omit<ClientOptions, keyof ServiceUrls | "headers" | "retry">, ServiceUrls {
  attemptTimeout: number;
  callTimeout: number;
  atTokenLimit: "fail" | "wait";
  retry: RetrySettings;
  fetch: FetchFunction;
  clock: Clock;
  random: () => number;
  accept: string;
  /** The `Cookie` header, if the calls act on another account. */
  cookie: string | undefined;
  /** The headers of calls that do not have them; of two with the same name, the first. */
  headers: Array<[name: string, value: string]>;
}
