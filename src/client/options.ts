/** The options of the client and of its calls, and what is checked of them at run time. Times are in milliseconds. */
import type { dataCenters } from "../../generated/data-centers.ts";
import { isZaaid } from "../shared/http.ts";
import { assertOptions, type Check, callback, isPlainObject, text } from "../shared/options.ts";
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
  /** The customer account or business unit to act on. If it is undefined, the call is refused: it would act on your own account. */
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
  /** The service's name in its hosts, `www.<service>.com`, which the specification does not give. */
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
  /** The customer account or business unit to act on. Leave it out for your own account: undefined is refused. */
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

const anything: Check = ["anything", () => true];
/** Options are copied. Of a Map or an instance of a class with getters, the copy would lack a part, such as the account. */
export const plain: Check = ["an object", isPlainObject];
/** With another value, such as NaN, a call would never end, or end at once. */
const amount: Check = ["a number of at least 0", (value) => typeof value === "number" && value >= 0];
export const account: Check = ["letters, digits, dots, hyphens and underscores", isZaaid];

const store: Check = [
  "a token store with get, set and lock",
  (value) => ["get", "set", "lock"].every((name) => typeof Object(value)[name] === "function"),
];

/** The checks of options whose names alone are checked. */
export function named(names: string): Record<string, Check> {
  return Object.fromEntries(names.split(" ").map((name) => [name, anything]));
}

/** The options of `fetch`, with those that runtimes and Next.js add. */
const ofFetch = named(
  "headers cache credentials integrity keepalive mode redirect referrer referrerPolicy duplex priority window dispatcher " +
    "client proxy tls unix cf next",
);

const ofServiceInit: Record<keyof ServiceInit, Check> = {
  timeout: amount,
  retry: plain,
  version: text,
  zaaid: account,
  fetch: callback,
};

const ofClient: Record<keyof ClientOptions, Check> = {
  dataCenter: anything,
  service: anything,
  authHost: anything,
  baseUrl: anything,
  authUrl: anything,
  credentials: plain,
  accessToken: anything,
  tokenStore: store,
  version: text,
  zaaid: account,
  headers: anything,
  retry: plain,
  onRetry: callback,
  attemptTimeout: amount,
  callTimeout: amount,
  maxResponseBytes: amount,
  fetch: callback,
};

const ofCredentials: Record<keyof Credentials, Check> = {
  clientId: anything,
  clientSecret: anything,
  refreshToken: anything,
};

const ofRetry: Record<keyof RetrySettings, Check> = { maxRetries: amount, minWait: amount, maxWait: amount };

/** The options that exist, for `checkOptions`. TypeScript checks most values; their checks here are those that it cannot do. */
export const optionChecks = {
  ofCall: { ...ofServiceInit, ...named("method body signal"), ...ofFetch },
  ofClient: { ...ofFetch, ...ofClient },
  ofCredentials,
  ofRetry,
};

/** What it means to leave out an option that is undefined, such as a missing variable of the program. */
const ifLeftOut: Record<string, string> = {
  zaaid: "to act on the client's own account",
  cookie: "to act on the client's own account",
  ...Object.fromEntries(
    ["credentials", "accessToken", ...Object.keys(ofCredentials)].map((name) => [name, "to read it from its variable"]),
  ),
};

/**
 * Checks the names of options, and those values with which a call would act on another account or never end.
 * @param owner whose options they are, for the message
 * @throws TypeError that names the option
 */
export function checkOptions(owner: string, given: object, checks: Readonly<Record<string, Check>>): void {
  assertOptions(owner, given, checks);
  const missing = Object.keys(given).find((name) => name in ifLeftOut && Reflect.get(given, name) === undefined);
  if (missing) throw new TypeError(`\`${missing}\` is undefined. Leave it out ${ifLeftOut[missing]}.`);
}

/** Whether a value can be sent as a token: a header takes only these characters. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]+$/.test(value);
}

/** @throws TypeError if a secret is empty or has white space, such as the line break at the end of a mounted file */
export function requireSecret(name: string, value: unknown): asserts value is string {
  if (typeof value === "string" && /^\S+$/.test(value)) return;
  const end = /[\r\n]$/.test(String(value)) ? " It ends with a line break." : "";
  throw new TypeError(`\`${name}\` must be a text that is not empty and has no white space.${end}`);
}
