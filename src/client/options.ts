/** The options: of each the type, and below it in a table its check, its default and its environment variable. */
import type { dataCenters } from "../../generated/data-centers.ts";
import { defaultVersion } from "../../generated/version.ts";
import type { Clock } from "../shared/clock.ts";
import type { Hooks } from "./hooks.ts";
import {
  type Check,
  callback,
  count,
  dataCenter,
  group,
  hostPart,
  type OptionTable,
  oneOf,
  serviceUrl,
  text,
  time,
  withFunctions,
} from "./option-checks.ts";
import type { RetrySettings } from "./retry.ts";
import type { TokenStore } from "./tokens/store.ts";

export type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };

/** The credentials that the developer console shows for a registered client. */
export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** What the client creates access tokens with. */
export interface Credentials extends ClientCredentials {
  refreshToken: string;
}

/** A secret of a mounted file often ends with a line break, which would be sent. */
export const credential: Check = {
  ...text("a text that is not empty and has no white space", /^\S+$/),
  isHidden: true,
};

export const credentialsTable: OptionTable<Credentials> = {
  clientId: { check: credential, variable: "SVC_OAUTH2_CLIENT_ID" },
  clientSecret: { check: credential, variable: "SVC_OAUTH2_CLIENT_SECRET" },
  refreshToken: { check: credential, variable: "SVC_OAUTH2_REFRESH_TOKEN" },
};

const retryTable: OptionTable<RetrySettings> = {
  minWait: { check: time(0), default: 1_000, variable: "SVC_RETRY_MIN_WAIT" },
  maxWait: { check: time(0), default: 30_000, variable: "SVC_RETRY_MAX_WAIT" },
  maxRetries: { check: count(0), default: 4, variable: "SVC_MAX_RETRIES" },
};

/** A `fetch` to send requests with, such as undici's. It is called with a URL and an init, never with a Request. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type FetchFunction = (url: string, init?: any) => Promise<any>;

/** What may differ from call to call. */
export interface ServiceInit {
  /** Time limit of the call with its retries, in milliseconds: instead of `callTimeout`. */
  timeout?: number | undefined;
  retry?: Optional<RetrySettings> | undefined;
  /** The API version to request, such as `2.0`. */
  version?: string | undefined;
  /** The customer account or business unit to act on. It must not be undefined. */
  zaaid?: string;
  /** Sends the requests of the call, with their access token: instead of the client's `fetch`. */
  fetch?: FetchFunction | undefined;
}

const version = text('a version, such as "2.0"', /^\d+(\.\d+)*$/);

/** The specification shows no other zaaid. */
const zaaid = text("letters, digits, dots, hyphens and underscores", /^\w[\w.-]*$/);

export const callTable: OptionTable<ServiceInit> = {
  timeout: { check: time(1) },
  retry: group(retryTable),
  version: { check: version },
  zaaid: { check: zaaid },
  fetch: { check: callback },
};

/** The code of a data center, such as `EU`. */
export type DataCenterCode = keyof typeof dataCenters;

/** Options of `createClient` and `createServiceFetch`. */
export interface ClientOptions extends Hooks {
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
  credentials?: Partial<Credentials>;
  /** An access token instead of credentials, or a function that returns one; it gets the last token that was rejected. */
  accessToken?: string | ((rejected?: string) => string | Promise<string>);
  /** Where access tokens are stored; if omitted, in memory, for all clients of the process with the same credentials. */
  tokenStore?: TokenStore | undefined;
  /** If the limits allow no other access token: fail with a TokenBudgetError (default), or wait, up to an hour, beyond `callTimeout`. */
  atTokenLimit?: "fail" | "wait" | undefined;
  /** The API version that calls request; 2.0 if omitted. */
  version?: string | undefined;
  /** The customer account or business unit to act on; your own account if omitted. It must not be undefined. */
  zaaid?: string;
  /** Headers of every call that does not have them itself; never of a token request. An account replaces a `Cookie`. */
  headers?: RequestInit["headers"] | undefined;
  retry?: Optional<RetrySettings> | undefined;
  /** Time limit of one attempt, in milliseconds; 30,000 if omitted. */
  attemptTimeout?: number | undefined;
  /** Time limit of a call with its retries, in milliseconds; 120,000 if omitted. */
  callTimeout?: number | undefined;
  /** Size limit of a body that is read whole, in bytes: JSON, errors, tokens; 64 MiB if omitted. Streams and reports have none. */
  maxResponseBytes?: number | undefined;
  /** Used instead of the global `fetch`, which is looked up at each call. */
  fetch?: FetchFunction | undefined;
  /** For tests. */
  clock?: Clock | undefined;
  /** For tests: returns a number of at least 0 and less than 1. */
  random?: (() => number) | undefined;
}

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

const accessToken: Check = {
  ...credential,
  must: `${credential.must}, or a function`,
  test: (value) => typeof value === "function" || credential.test(value),
};

export const clientTable: OptionTable<ClientOptions> = {
  dataCenter: { check: dataCenter, variable: "SVC_DATA_CENTER" },
  service: { check: hostPart, variable: "SVC_SERVICE" },
  authHost: { check: hostPart, variable: "SVC_AUTH_HOST" },
  baseUrl: { check: serviceUrl, variable: "SVC_BASE_URL" },
  authUrl: { check: serviceUrl, variable: "SVC_AUTH_URL" },
  credentials: group(credentialsTable),
  accessToken: { check: accessToken },
  tokenStore: { check: withFunctions("update") },
  atTokenLimit: { check: oneOf("fail", "wait"), default: "fail" },
  version: { check: version, default: defaultVersion },
  zaaid: { check: zaaid },
  headers: { check: headers },
  retry: group(retryTable),
  attemptTimeout: { check: time(1), default: 30_000 },
  callTimeout: { check: time(1), default: 120_000 },
  maxResponseBytes: { check: count(1), default: 64 * 2 ** 20 },
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
