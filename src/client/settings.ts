import { defaultVersion } from "../../generated/version.ts";
import { systemClock } from "./clock.ts";
import { checkedUrl, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
import type { ClientOptions, Settings } from "./options.ts";
import { defaultRetry, type RetrySettings } from "./retry.ts";
import { MemoryTokenStore } from "./tokens/store.ts";

/**
 * Validates the options and fills in the defaults.
 * @throws TypeError that names the missing or invalid option, and what it must be
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

/** The value of the `Accept` header that requests a version (source: Versioning). */
export function acceptHeader(version: string): string {
  if (!/^\d+(\.\d+)*$/.test(version)) {
    throw new TypeError(`The version must look like "2.0"; got ${JSON.stringify(version)}.`);
  }
  return `application/json; version=${version}`;
}

function urlsOf({ dataCenter, service, authHost, baseUrl, authUrl }: ClientOptions): ServiceUrls {
  const chosen = {
    ...(baseUrl !== undefined && { baseUrl: checkedUrl("baseUrl", baseUrl), authUrl: "" }),
    ...(authUrl !== undefined && { authUrl: checkedUrl("authUrl", authUrl) }),
  };
  if ("baseUrl" in chosen) return chosen as ServiceUrls;
  if (!dataCenter) {
    throw new TypeError("Give `dataCenter` and `service`, or `baseUrl` and `authUrl`.");
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
  throw new TypeError(
    "`retry` must have 0 <= `minWait` <= `maxWait` in seconds, and `maxRetries` must be an integer of at least 0; " +
      `got ${minWait}, ${maxWait} and ${maxRetries}.`,
  );
}

/** The longest delay of `setTimeout`; with a longer one it fires at once. */
const longestTimer = 2 ** 31 - 1;

function milliseconds(name: string, value: number): number {
  if (value > 0 && value <= longestTimer) return value;
  throw new TypeError(`\`${name}\` must be from 1 to ${longestTimer} milliseconds; got ${value}.`);
}
