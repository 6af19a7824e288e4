import type { Clock } from "./clock.ts";
import type { DataCenterCode, ServiceUrls } from "./data-centers.ts";
import type { RetrySettings } from "./retry.ts";
import type { ClientCredentials } from "./tokens/oauth.ts";
import type { TokenStore } from "./tokens/store.ts";

export interface Credentials extends ClientCredentials {
  refreshToken: string;
}

export interface TokenEvent {
  expiresAt: Date;
  /** Access tokens that count towards the limits, this one included. */
  counting: number;
}

/** What a hook is told. Nothing in it is secret: no header, no query, no body. */
export interface CallEvent {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** 1 for the first attempt. */
  attempt: number;
}

export interface Hooks {
  onRequest?: (event: CallEvent) => void;
  onResponse?: (event: CallEvent & { status: number; milliseconds: number }) => void;
  onRetry?: (event: CallEvent & { reason: string; milliseconds: number }) => void;
}

export interface ClientOptions extends Hooks {
  /** US, EU, CN, IN, AU or JP. */
  dataCenter?: DataCenterCode | undefined;
  /** The service's name in its hosts, `www.<service>.com`: the source does not give it. */
  service?: string | undefined;
  /** The auth host up to its ending, where it is not the service's name. */
  authHost?: string | undefined;
  /** {base_url}, instead of a data center: the mock, or one that the source does not list. */
  baseUrl?: string | undefined;
  /** {auth_url}, needed with `baseUrl` and `credentials`. */
  authUrl?: string | undefined;
  /** To make access tokens with. */
  credentials?: Credentials | undefined;
  /** Instead of credentials: an access token, or a function that supplies one, and another when told one was refused. */
  accessToken?: string | ((rejected?: string) => string | Promise<string>);
  /** Where access tokens are kept; in memory if left out. */
  tokenStore?: TokenStore;
  /** When the limits allow no further access token: fail with a TokenBudgetError, or wait. */
  atTokenLimit?: "fail" | "wait";
  /** The version that calls ask for; 2.0 if left out. */
  version?: string;
  retry?: { [Key in keyof RetrySettings]?: RetrySettings[Key] | undefined };
  /** Milliseconds that one attempt may take; 30,000 if left out. */
  attemptTimeout?: number;
  /** Milliseconds that a call may take, with retries; 120,000 if left out. */
  callTimeout?: number;
  /** Called with a URL and an init, never with a Request. */
  fetch?: typeof fetch;
  onToken?: (event: TokenEvent) => void;
  /** For tests. */
  clock?: Clock;
  /** For tests: a number from 0 up to 1. */
  random?: () => number;
}

/** The options, checked, with all defaults filled in. */
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
