import { defaultVersion } from "../../generated/version.ts";
import { dataCenterCode, hostPart, serviceUrl } from "./data-centers.ts";
import {
  type Check,
  callback,
  count,
  group,
  nonEmptyText,
  type OptionTable,
  oneOf,
  refuseUnknown,
  text,
  time,
  withFunctions,
} from "./option-checks.ts";
import type { ClientOptions, Credentials, ServiceInit } from "./options.ts";
import type { RetrySettings } from "./retry.ts";

const version = text('a version, such as "2.0"', /^\d+(\.\d+)*$/);

/** The specification shows no other zaaid. */
const accountId = text("letters, digits, dots, hyphens and underscores", /^\w[\w.-]*$/);

const accessToken: Check = {
  must: "a text that is not empty, or a function",
  test: (value) => typeof value === "function" || nonEmptyText.test(value),
  isHidden: true,
};

const secret: Check = { ...nonEmptyText, isHidden: true };

const headers: Check = {
  must: "what `new Headers` takes",
  test(value) {
    try {
      return Boolean(new Headers(value));
    } catch {
      return false;
    }
  },
  isHidden: true,
};

export const credentialsTable: OptionTable<Credentials> = {
  clientId: { check: secret, variable: "SVC_OAUTH2_CLIENT_ID" },
  clientSecret: { check: secret, variable: "SVC_OAUTH2_CLIENT_SECRET" },
  refreshToken: { check: secret, variable: "SVC_OAUTH2_REFRESH_TOKEN" },
};

export const retryTable: OptionTable<RetrySettings> = {
  minWait: { check: time(0), default: 1_000, variable: "SVC_RETRY_MIN_WAIT" },
  maxWait: { check: time(0), default: 30_000, variable: "SVC_RETRY_MAX_WAIT" },
  maxRetries: { check: count, default: 4, variable: "SVC_MAX_RETRIES" },
};

export const callTable: OptionTable<ServiceInit> = {
  timeout: { check: time(1) },
  retry: group(retryTable),
  version: { check: version },
  zaaid: { check: accountId },
  fetch: { check: callback },
};

export const clientTable: OptionTable<ClientOptions> = {
  profile: { check: nonEmptyText, variable: "SVC_PROFILE" },
  dataCenter: { check: dataCenterCode, variable: "SVC_DATA_CENTER" },
  service: { check: hostPart, variable: "SVC_SERVICE" },
  authHost: { check: hostPart, variable: "SVC_AUTH_HOST" },
  baseUrl: { check: serviceUrl, variable: "SVC_BASE_URL" },
  authUrl: { check: serviceUrl, variable: "SVC_AUTH_URL" },
  credentials: group(credentialsTable),
  accessToken: { check: accessToken },
  tokenStore: { check: withFunctions("update") },
  atTokenLimit: { check: oneOf("fail", "wait"), default: "fail" },
  version: { check: version, default: defaultVersion },
  zaaid: { check: accountId },
  headers: { check: headers },
  retry: group(retryTable),
  attemptTimeout: { check: time(1), default: 30_000 },
  callTimeout: { check: time(1), default: 120_000 },
  fetch: { check: callback },
  onRequest: { check: callback },
  onResponse: { check: callback },
  onFailure: { check: callback },
  onRetry: { check: callback },
  onWait: { check: callback },
  onToken: { check: callback },
  onTokenFailure: { check: callback },
  clock: { check: withFunctions("now", "elapsed", "setTimeout", "clearTimeout") },
  random: { check: callback },
};

/** The options of `fetch`, with those that runtimes and Next.js add. */
const ofFetch = (
  "headers body cache credentials integrity keepalive mode redirect referrer referrerPolicy signal duplex priority window " +
  "dispatcher client proxy tls unix cf next"
).split(" ");
const ofStock = "params parseAs querySerializer bodySerializer pathSerializer middleware baseUrl".split(" ");

const own = Object.keys(callTable);
const every = [...ofStock, "method", ...Object.keys(clientTable)];

/** Refuses misspelt options of a service fetch. Other unknown ones are for `fetch`: a runtime may add options. */
export const refuseFetchNames = (given: object) =>
  refuseUnknown("a call", given, [...own, ...ofFetch, "method"], every);

/** Does so for a call of a client. */
export const refuseCallNames = (given: object) =>
  refuseUnknown("a call", given, [...own, ...ofFetch, ...ofStock], every);
