import type { Clock } from "./clock.ts";
import type { DataCenterCode, ServiceUrls } from "./data-centers.ts";
import type { RetrySettings } from "./retry.ts";
import type { ClientCredentials } from "./tokens/oauth.ts";
import type { TokenStore } from "./tokens/store.ts";

/** What the client creates access tokens with. */
export interface Credentials extends ClientCredentials {
  refreshToken: string;
}

/** The event of a created access token. */
export interface TokenEvent {
  expiresAt: Date;
  /** How many access tokens count towards the limits, including this one. */
  counting: number;
}

/** The event of a request. It contains nothing secret: no header, no query, no body. */
export interface CallEvent {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** 1 for the first attempt. */
  attempt: number;
}

/** Functions that the client calls on events, for logs and metrics. */
export interface Hooks {
  onRequest?: (event: CallEvent) => void;
  onResponse?: (event: CallEvent & { status: number; milliseconds: number }) => void;
  onRetry?: (event: CallEvent & { reason: string; milliseconds: number }) => void;
}

/** Options of `createClient`. */
export interface ClientOptions extends Hooks {
  /** US, EU, CN, IN, AU or JP. */
  dataCenter?: DataCenterCode | undefined;
  /** The service's name in its hosts, `www.<service>.com`, which the source does not give. */
  service?: string | undefined;
  /** The auth host without its top-level domain, if it is not the service's name. */
  authHost?: string | undefined;
  /** {base_url}, instead of a data center: that of the mock, or of a data center that the source does not list. */
  baseUrl?: string | undefined;
  /** {auth_url}, required with `baseUrl` and `credentials`. */
  authUrl?: string | undefined;
  /** The client creates access tokens with these. */
  credentials?: Credentials | undefined;
  /**
   * An access token instead of credentials, or a function that returns one; it gets the last token that was rejected.
   */
  accessToken?: string | ((rejected?: string) => string | Promise<string>);
  /** Where access tokens are stored; in memory if omitted. */
  tokenStore?: TokenStore;
  /** When the limits do not allow another access token: fail with a TokenBudgetError (default), or wait. */
  atTokenLimit?: "fail" | "wait";
  /** The API version that calls request; 2.0 if omitted. */
  version?: string;
  retry?: { [Key in keyof RetrySettings]?: RetrySettings[Key] | undefined };
  /** Time limit of one attempt, in milliseconds; 30,000 if omitted. */
  attemptTimeout?: number;
  /** Time limit of a call with its retries, in milliseconds; 120,000 if omitted. */
  callTimeout?: number;
  /** Used instead of the global `fetch`. Called with a URL and an init, never with a Request. */
  fetch?: typeof fetch;
  onToken?: (event: TokenEvent) => void;
  /** For tests. */
  clock?: Clock;
  /** For tests: returns a number of at least 0 and less than 1. */
  random?: () => number;
}

/** The validated options, with all defaults. */
export interface Settings extends Omit<ClientOptions, keyof ServiceUrls>, ServiceUrls {
  tokenStore: TokenStore;
  atTokenLimit: "fail" | "wait";
  accept: string;
  retry: RetrySettings;
  attemptTimeout: number;
  callTimeout: number;
  fetch: typeof fetch;
  clock: Clock;
  random: () => number;
}
