import { type Clock, systemClock } from "./clock.ts";
import { checkedUrl, type DataCenterCode, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
import { defaultRetry, type RetrySettings } from "./retry.ts";
import type { Credentials, TokenEvent } from "./tokens/source.ts";
import type { TokenStore } from "./tokens/store.ts";
import type { Hooks } from "./transport.ts";

export interface ClientOptions extends Hooks {
  /** US, EU, CN, IN, AU or JP. */
  dataCenter?: DataCenterCode;
  /** The service's name in its hosts, `www.<service>.com`: the source does not give it. */
  service?: string;
  /** The auth host up to its ending, where it is not the service's name. */
  authHost?: string;
  /** {base_url}, instead of a data center: the mock, or one that the source does not list. */
  baseUrl?: string;
  /** {auth_url}, needed with `baseUrl` and `credentials`. */
  authUrl?: string;
  /** To make access tokens with. */
  credentials?: Credentials;
  /** Instead of credentials: an access token, or a function that supplies one, and another when told one was refused. */
  accessToken?: string | ((rejected?: string) => string | Promise<string>);
  /** Where access tokens are kept; in memory if left out. */
  tokenStore?: TokenStore;
  /** When the limits allow no further access token: fail with a TokenBudgetError, or wait. */
  atTokenLimit?: "fail" | "wait";
  /** The version that calls ask for; 2.0 if left out. */
  version?: string;
  retry?: Partial<RetrySettings>;
  /** Milliseconds that one attempt may take; 30,000 if left out. */
  attemptTimeout?: number;
  /** Milliseconds that a call may take, with retries; 120,000 if left out. */
  callTimeout?: number;
  fetch?: typeof fetch;
  onToken?: (event: TokenEvent) => void;
  /** For tests. */
  clock?: Clock;
  /** For tests: a number from 0 up to 1. */
  random?: () => number;
}

export interface Settings {
  urls: ServiceUrls;
  retry: RetrySettings;
  attemptTimeout: number;
  callTimeout: number;
  accept: string;
  clock: Clock;
}

/**
 * Checks the options and fills in the defaults.
 * @throws TypeError that says which option is missing or wrong, and what it may be
 */
export function settingsOf(options: ClientOptions): Settings {
  return {
    urls: urlsOf(options),
    retry: retryOf(options.retry),
    attemptTimeout: milliseconds("attemptTimeout", options.attemptTimeout ?? 30_000),
    callTimeout: milliseconds("callTimeout", options.callTimeout ?? 120_000),
    accept: acceptHeader(options.version ?? "2.0"),
    clock: options.clock ?? systemClock,
  };
}

/** The header that asks for a version (source: Versioning). */
export function acceptHeader(version: string): string {
  if (!/^\d+(\.\d+)*$/.test(version)) throw new TypeError(`${JSON.stringify(version)} is no version, such as "2.0".`);
  return `application/json; version=${version}`;
}

function urlsOf({ dataCenter, service, authHost, baseUrl, authUrl }: ClientOptions): ServiceUrls {
  const base = baseUrl === undefined ? undefined : checkedUrl("baseUrl", baseUrl);
  const auth = authUrl === undefined ? undefined : checkedUrl("authUrl", authUrl);
  if (base) return { baseUrl: base, authUrl: auth ?? "" };
  if (!dataCenter)
    throw new TypeError("Say where the service is: give dataCenter and service, or baseUrl and authUrl.");
  const urls = dataCenterUrls(dataCenter, service, authHost);
  return { ...urls, ...(auth && { authUrl: auth }) };
}

function retryOf(retry: Partial<RetrySettings> = {}): RetrySettings {
  const minWait = retry.minWait ?? defaultRetry.minWait;
  const maxWait = retry.maxWait ?? Math.max(defaultRetry.maxWait, minWait);
  const maxRetries = retry.maxRetries ?? defaultRetry.maxRetries;
  const isValid = Number.isFinite(minWait) && Number.isFinite(maxWait) && Number.isInteger(maxRetries);
  if (isValid && minWait >= 0 && maxWait >= minWait && maxRetries >= 0) return { minWait, maxWait, maxRetries };
  throw new TypeError("retry needs 0 <= minWait <= maxWait in seconds, and a whole number of maxRetries from 0.");
}

/** Timers take no more than this; above it they fire at once. */
const longestTimer = 2 ** 31 - 1;

function milliseconds(name: string, value: number): number {
  if (Number.isFinite(value) && value > 0 && value <= longestTimer) return value;
  throw new TypeError(`${name} must be a number of milliseconds from 1 to ${longestTimer}.`);
}
