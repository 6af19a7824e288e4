/** What is checked of options at run time: that they exist, and the values with which a call would do another thing than it says. */
import { isZaaid } from "../shared/http.ts";
import { assertOptions, type Check, callback, isPlainObject, text } from "../shared/options.ts";
import type { ClientOptions, ServiceInit } from "./options.ts";

const anything: Check = ["anything", () => true];
/**
 * Options are copied. A copy of a Map, or of a class instance with getters, would lose some of them, such as the account. So
 * only plain objects are accepted.
 */
export const plain: Check = ["an object", isPlainObject];
/** With another value, such as NaN, a call would never end, or end at once. */
const amount: Check = ["a number of at least 0", (value) => typeof value === "number" && value >= 0];
export const account: Check = ["letters, digits, dots, hyphens and underscores", isZaaid];

const store: Check = [
  "a token store with get, set and lock",
  (value) => ["get", "set", "lock"].every((name) => typeof Object(value)[name] === "function"),
];

/** Checks that accept any value: only the names of these options are checked. */
export function named(names: string): Record<string, Check> {
  return Object.fromEntries(names.split(" ").map((name) => [name, anything]));
}

/** The options of `fetch`, with those that runtimes and Next.js add. */
const fetchChecks = named(
  "cache integrity keepalive mode redirect referrer referrerPolicy duplex priority window dispatcher client proxy tls unix cf next",
);

const serviceInitChecks: Record<keyof ServiceInit, Check> = {
  timeout: amount,
  retry: plain,
  version: text,
  zaaid: account,
  fetch: callback,
};

const clientChecks: Record<keyof ClientOptions, Check> = {
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

/**
 * The options that exist, for `checkOptions`. TypeScript checks most values; here are only the checks that TypeScript cannot do.
 */
export const optionChecks = {
  call: { ...serviceInitChecks, ...named("method headers body signal credentials"), ...fetchChecks },
  client: { ...clientChecks, ...fetchChecks },
  credentials: named("clientId clientSecret refreshToken"),
  retry: { maxRetries: amount, minWait: amount, maxWait: amount },
};

const ownAccount = "to act on the client's own account";
const ownVariable = "to read it from its variable";
/** What it means to leave out an option that is undefined, such as a missing variable of the program. */
const ifLeftOut: Record<string, string> = {
  zaaid: ownAccount,
  cookie: ownAccount,
  credentials: ownVariable,
  accessToken: ownVariable,
  clientId: ownVariable,
  clientSecret: ownVariable,
  refreshToken: ownVariable,
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

/** Whether a value can be a token or another secret: a header takes only these characters. */
export function isSecret(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]+$/.test(value);
}

/** What `isSecret` accepts, for messages. */
export const secretText = "a text that is not empty, in ASCII, and without white space";

/** @throws TypeError if a value is no secret, such as one with the line break at the end of a mounted file */
export function requireSecret(name: string, value: unknown): asserts value is string {
  if (isSecret(value)) return;
  const end = /[\r\n]$/.test(String(value)) ? " It ends with a line break." : "";
  throw new TypeError(`\`${name}\` must be ${secretText}.${end}`);
}
