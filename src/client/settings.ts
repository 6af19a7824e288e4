import { defaultVersion } from "../../generated/version.ts";
import { systemClock } from "../shared/clock.ts";
import { checkedUrl, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
import { processEnvironment, withEnvironment } from "./environment.ts";
import { withLog } from "./log.ts";
import { clientNames, refuseUnknown, retryNames, serviceNames } from "./option-names.ts";
import type { ClientOptions, ServiceInit, Settings } from "./options.ts";
import { defaultRetry, type RetrySettings } from "./retry.ts";
import { accountCookie } from "./target.ts";
import { userAgent } from "./user-agent.ts";

/**
 * Validates the options, reads what is omitted from the environment, and fills in the defaults.
 * @throws TypeError that names the missing or invalid option, and what it must be
 */
export function settingsOf(given: ClientOptions, environment = processEnvironment()): Settings {
  refuseUnknown("the client", given, clientNames);
  const options = withEnvironment(given, environment);
  if (options.accessToken === "") throw new TypeError("`accessToken` must not be empty.");
  return {
    ...options,
    ...(environment.SVC_LOG?.trim() === "debug" && withLog(options)),
    ...urlsOf(options),
    atTokenLimit: options.atTokenLimit ?? "fail",
    accept: acceptHeader(options.version ?? defaultVersion),
    cookie: options.zaaid === undefined ? undefined : accountCookie(options.zaaid),
    headers: headersOf(options.headers),
    retry: retryOf(options.retry),
    attemptTimeout: milliseconds("attemptTimeout", options.attemptTimeout ?? 30_000),
    callTimeout: milliseconds("callTimeout", options.callTimeout ?? 120_000),
    // Looked up at the call: a library for tests may replace the global function after the client was created.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

/** The settings with the options of a call, or of an account's client. */
export function settingsWith(settings: Settings, options: ServiceInit): Settings {
  refuseUnknown("`withOptions`", options, serviceNames);
  const { timeout, retry, version, zaaid, fetch } = options;
  return {
    ...settings,
    ...(timeout !== undefined && { callTimeout: milliseconds("timeout", timeout) }),
    retry: retryOf(retry, settings.retry),
    ...(version !== undefined && { accept: acceptHeader(version) }),
    ...(zaaid !== undefined && { cookie: accountCookie(zaaid) }),
    ...(fetch !== undefined && { fetch }),
  };
}

/** The value of the `Accept` header that requests a version (specification, Versioning). */
export function acceptHeader(version: string): string {
  if (!/^\d+(\.\d+)*$/.test(version)) {
    throw new TypeError(`The version must look like "2.0"; got ${JSON.stringify(version)}.`);
  }
  return `application/json; version=${version}`;
}

function headersOf(given: ClientOptions["headers"]): Settings["headers"] {
  const headers: Settings["headers"] = Object.entries(userAgent());
  if (given) {
    new Headers(given).forEach((value, name) => {
      headers.unshift([name, value]);
    });
  }
  return headers;
}

function urlsOf({ dataCenter, service, authHost, baseUrl, authUrl }: ClientOptions): ServiceUrls {
  const chosen = {
    ...(baseUrl !== undefined && { baseUrl: checkedUrl("baseUrl", baseUrl), authUrl: "" }),
    ...(authUrl !== undefined && { authUrl: checkedUrl("authUrl", authUrl) }),
  };
  if ("baseUrl" in chosen) return chosen as ServiceUrls;
  if (!dataCenter) {
    throw new TypeError(
      "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`. Or set SVC_DATA_CENTER and SVC_SERVICE.",
    );
  }
  return { ...dataCenterUrls(dataCenter, service, authHost), ...chosen };
}

function retryOf(retry: ClientOptions["retry"] = {}, defaults = defaultRetry): RetrySettings {
  refuseUnknown("`retry`", retry, retryNames);
  const minWait = retry.minWait ?? defaults.minWait;
  const maxWait = retry.maxWait ?? Math.max(defaults.maxWait, minWait);
  const maxRetries = retry.maxRetries ?? defaults.maxRetries;
  if (minWait >= 0 && maxWait >= minWait && maxWait < Infinity && maxRetries >= 0 && Number.isInteger(maxRetries)) {
    return { minWait, maxWait, maxRetries };
  }
  throw new TypeError(
    "`retry` must have 0 <= `minWait` <= `maxWait` in milliseconds, and `maxRetries` must be an integer of at least 0; " +
      `got ${minWait}, ${maxWait} and ${maxRetries}.`,
  );
}

/** The longest delay of `setTimeout`; with a longer one it fires at once. */
const longestTimer = 2 ** 31 - 1;

function milliseconds(name: string, value: number): number {
  if (value > 0 && value <= longestTimer) return value;
  throw new TypeError(`\`${name}\` must be from 1 to ${longestTimer} milliseconds; got ${value}.`);
}
