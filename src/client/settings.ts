/** The options as they are used: with the environment variables and the defaults, and checked. */
import { defaultVersion } from "../../generated/version.ts";
import { addressVariables, credentialVariables, optionsIn } from "../shared/variables.ts";
import { type Address, checkedAddress } from "./addresses.ts";
import { checkOptions, optionChecks, requireSecret } from "./option-checks.ts";
import type { ClientOptions, Credentials, FetchFunction, RetrySettings, ServiceInit } from "./options.ts";

type Environment = Record<string, string | undefined>;

export interface Settings extends Pick<ClientOptions, "tokenStore" | "onRetry"> {
  accessToken: ClientOptions["accessToken"] | undefined;
  /** Without a trailing slash; empty if the options have no address. */
  baseUrl: string;
  authUrl: string;
  credentials: Partial<Credentials>;
  version: string;
  zaaid: string | undefined;
  headers: Headers;
  retry: RetrySettings;
  attemptTimeout: number;
  callTimeout: number;
  maxResponseBytes: number;
  fetch: FetchFunction;
  /** Other options of `fetch`, such as `keepalive`. */
  init: RequestInit;
}

/**
 * Marks options that came from `optionsFromEnvironment`. The process's own variables are not read for them, because they could
 * belong to another account.
 */
const isFromEnvironment = Symbol("options of an environment");

/**
 * Reads the client's options from environment variables, for a runtime without `process.env` or for several tenants. A client
 * with these options reads no other variables. The three OAuth variables are those of the infrastructure-as-code provider
 * (specification, Infrastructure-as-code provider settings); the others are this client's own.
 * @throws TypeError that names a variable that is empty or invalid
 */
export function optionsFromEnvironment(environment: object = processEnvironment()): ClientOptions {
  const options = { ...addressIn(environment as Environment), ...credentialsIn(environment as Environment) };
  checkedAddress(options);
  return Object.assign(options, { [isFromEnvironment]: true });
}

/**
 * The settings of the options. If the options have an address, no address is read from variables, so that saved secrets are
 * never sent to another service.
 * @throws TypeError that names the invalid option or variable
 */
export function settingsOf(given: ClientOptions): Settings {
  checkOptions("client", given, optionChecks.client);
  const environment = isFromEnvironment in given ? {} : processEnvironment();
  const hasAddress = [given.dataCenter, given.baseUrl, given.authUrl].some((value) => value !== undefined);
  const { dataCenter, service, authHost, baseUrl, authUrl, ...others } = given;
  const address = { dataCenter, service, authHost, baseUrl, authUrl };
  const { credentials, accessToken, tokenStore, version, zaaid, headers, retry, onRetry, fetch, ...rest } = others;
  const { attemptTimeout = 30_000, callTimeout = 120_000, maxResponseBytes = 64 * 2 ** 20, ...init } = rest;
  if (typeof accessToken === "string") requireSecret("accessToken", accessToken);
  // A program that gives an access token needs no credentials, so wrong variables must not stop it.
  const read = credentialsIn(accessToken === undefined ? environment : {}, credentials);
  return {
    ...checkedAddress(hasAddress ? address : addressIn(environment, address)),
    credentials: read.credentials ?? {},
    accessToken,
    tokenStore,
    version: version ?? defaultVersion,
    zaaid,
    // It may be an iterator, which can be read once.
    headers: new Headers(headers),
    onRetry,
    attemptTimeout,
    callTimeout,
    maxResponseBytes,
    init,
    retry: retryWith({ maxRetries: 4, minWait: 1_000, maxWait: 30_000 }, retry),
    // A library for tests may replace the global function after the client was created.
    fetch: fetch ?? ((url, init) => globalThis.fetch(url, init)),
  };
}

/** The settings with the options of a call, which are checked, but for `retry`. @throws TypeError if `retry` is not valid */
export function settingsWith(settings: Settings, init: ServiceInit): Settings {
  const { timeout = settings.callTimeout, version = settings.version, fetch = settings.fetch, retry } = init;
  const { zaaid = settings.zaaid } = init;
  return { ...settings, callTimeout: timeout, version, zaaid, fetch, retry: retryWith(settings.retry, retry) };
}

function retryWith(settings: RetrySettings, given: ServiceInit["retry"] = {}): RetrySettings {
  checkOptions("retry", given, optionChecks.retry);
  const { maxRetries = settings.maxRetries, minWait, maxWait } = given;
  return {
    maxRetries,
    // If only the upper bound is given, the default of the lower one must not exceed it. An upper bound below `minWait` has no effect.
    minWait: minWait ?? Math.min(settings.minWait, maxWait ?? settings.minWait),
    maxWait: maxWait ?? settings.maxWait,
  };
}

/** The credentials with these names. @throws TypeError that names those that are missing, with their variables */
export function requireCredentials<Name extends keyof Credentials>(
  { credentials }: Settings,
  ...names: Name[]
): Pick<Credentials, Name> {
  const missing = names.filter((name) => credentials[name] === undefined);
  if (missing.length === 0) return credentials as Pick<Credentials, Name>;
  const named = missing.map((name) => `\`credentials.${name}\` (or set ${credentialVariables[name]})`);
  throw new TypeError(`The credentials are incomplete: give ${named.join(" and ")}, too.`);
}

/** @throws TypeError if the address is unknown */
export function requireAddress(name: "baseUrl" | "authUrl", { baseUrl, [name]: url }: Settings): void {
  if (url) return;
  throw new TypeError(
    baseUrl
      ? "With `baseUrl`, `credentials` need `authUrl`, too: give both, or set SVC_BASE_URL and SVC_AUTH_URL."
      : "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`. Or set SVC_DATA_CENTER and SVC_SERVICE.",
  );
}

function addressIn(environment: Environment, given: Address = {}): Address {
  const read = (variable: string, name: keyof Address) => given[name] ?? variableIn(environment, variable);
  return optionsIn(addressVariables, read) as Address;
}

/** @throws TypeError that names the credential or its variable if its value is invalid */
function credentialsIn(environment: Environment, given: Partial<Credentials> = {}): Pick<ClientOptions, "credentials"> {
  checkOptions("credentials", given, optionChecks.credentials);
  const read = (variable: string, name: keyof Credentials) => given[name] ?? variableIn(environment, variable);
  const credentials = optionsIn(credentialVariables, read);
  for (const [name, value] of Object.entries(credentials)) requireSecret(`credentials.${name}`, value);
  return Object.keys(credentials).length > 0 ? { credentials } : {};
}

/** The value of a variable. A secret is often pasted with a line end; a binding of a worker may be a number. */
function variableIn(environment: Environment, variable: string): string | undefined {
  const value = environment[variable]?.toString().trim();
  // An empty variable is most likely a secret that was not passed to the job. Falling back to another value could use another
  // account.
  if (value === "") throw new TypeError(`${variable} is empty. Give it a value, or unset it.`);
  return value;
}

function processEnvironment(): Environment {
  return globalThis.process?.env ?? {};
}
