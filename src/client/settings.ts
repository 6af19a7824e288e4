import { defaultVersion } from "../../generated/version.ts";
import { type Clock, systemClock } from "./clock.ts";
import { checkedUrl, type DataCenterCode, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
import { defaultRetry, type RetrySettings } from "./retry.ts";
import type { Credentials, TokenEvent } from "./tokens/source.ts";
import { MemoryTokenStore, type TokenStore } from "./tokens/store.ts";
import type { Hooks } from "./transport.ts";

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

/**
 * Checks the options and fills in the defaults.
 * @throws TypeError that says which option is missing or wrong, and what it may be
 */
export function settingsOf(options: ClientOptions): Settings {
  return {
    ...options,
    ...urlsOf(options),
    tokenStore: options.tokenStore ?? new MemoryTokenStore(),
    atTokenLimit: options.atTokenLimit ?? "fail",
    accept: acceptHeader(options.version ?? defaultVersion),
    retry: retryOf(options.retry),
    attemptTimeout: milliseconds("attemptTimeout", options.attemptTimeout ?? 30_000),
    callTimeout: milliseconds("callTimeout", options.callTimeout ?? 120_000),
    fetch: options.fetch ?? globalThis.fetch,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

/** The header that asks for a version (source: Versioning). */
export function acceptHeader(version: string): string {
  if (!/^\d+(\.\d+)*$/.test(version)) throw new TypeError(`${JSON.stringify(version)} is not a version such as "2.0".`);
  return `application/json; version=${version}`;
}

function urlsOf({ dataCenter, service, authHost, baseUrl, authUrl }: ClientOptions): ServiceUrls {
  const chosen = {
    ...(baseUrl !== undefined && { baseUrl: checkedUrl("baseUrl", baseUrl), authUrl: "" }),
    ...(authUrl !== undefined && { authUrl: checkedUrl("authUrl", authUrl) }),
  };
  if ("baseUrl" in chosen) return chosen as ServiceUrls;
  if (!dataCenter) {
    throw new TypeError("Say where the service is: give dataCenter and service, or baseUrl and authUrl.");
  }
  return { ...dataCenterUrls(dataCenter, service, authHost), ...chosen };
}

function retryOf(retry: ClientOptions["retry"] = {}): RetrySettings {
  const minWait = retry.minWait ?? defaultRetry.minWait;
  const maxWait = retry.maxWait ?? Math.max(defaultRetry.maxWait, minWait);
  const maxRetries = retry.maxRetries ?? defaultRetry.maxRetries;
  if (minWait >= 0 && maxWait >= minWait && maxWait < Infinity && maxRetries >= 0 && Number.isInteger(maxRetries)) {
    return { minWait, maxWait, maxRetries };
  }
  throw new TypeError("retry needs 0 <= minWait <= maxWait in seconds, and a whole number of maxRetries from 0.");
}

/** Timers take no more than this; above it they fire at once. */
const longestTimer = 2 ** 31 - 1;

function milliseconds(name: string, value: number): number {
  if (value > 0 && value <= longestTimer) return value;
  throw new TypeError(`${name} must be a number of milliseconds from 1 to ${longestTimer}.`);
}
