import { dataCenters } from "../../generated/data-centers.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { withLog } from "./hooks.ts";
import { checkOptions, dataCenter, hostPart, type Option, requireValid, type Table } from "./option-checks.ts";
import {
  type ClientOptions,
  type Credentials,
  callTable,
  clientTable,
  credentialsTable,
  type DataCenterCode,
  type FetchFunction,
  type Optional,
  type ServiceInit,
} from "./options.ts";
import { headersOf } from "./request.ts";
import type { RetrySettings } from "./retry.ts";

export type Environment = Record<string, string | undefined>;

export interface ServiceUrls {
  /** {base_url}, without a trailing slash. */
  baseUrl: string;
  /** {auth_url}, without a trailing slash. */
  authUrl: string;
}

/** The validated options, with all defaults. */
export interface Settings extends Omit<ClientOptions, keyof ServiceUrls | "headers" | "retry" | "zaaid">, ServiceUrls {
  version: string;
  zaaid?: string | undefined;
  atTokenLimit: "fail" | "wait";
  attemptTimeout: number;
  callTimeout: number;
  maxResponseBytes: number;
  retry: RetrySettings;
  /** Of calls that do not have them; of two with the same name, the first. */
  headers: Array<[name: string, value: string]>;
  fetch: FetchFunction;
  clock: Clock;
  random: () => number;
}

const defaults = valuesOf(clientTable, (_path, option) => option.default) as unknown as Settings;

/** These are one setting: a data center never gets the `SVC_BASE_URL` of another service. */
const addresses = ["dataCenter", "baseUrl", "authUrl"];

/** Marks the options of `optionsFromEnvironment`, also in a copy: the variables of the process could be of another account. */
const isFromEnvironment = Symbol("options of an environment");

/** The options, with those of the environment and the defaults. @throws TypeError that names the missing or invalid option */
export function settingsOf(given: ClientOptions, environment = processEnvironment()): Settings {
  checkOptions("the client", given, clientTable);
  const variables = isFromEnvironment in given ? {} : environment;
  const hasAddress = addresses.some((name) => Reflect.get(given, name) !== undefined);
  const unread = [...(hasAddress ? addresses : []), ...(given.accessToken ? ["credentials"] : [])];
  const options = Object.assign({}, defaults, withVariables(given, variables, unread));
  return {
    ...options,
    ...withLog(options, environment),
    ...urlsOf(options),
    retry: retryOf(options.retry, defaults.retry),
    headers: headersOf(options.headers),
    // Looked up at the call: a library for tests may replace the global function after the client was created.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

/** The settings with the options of a call, or of an account's client. */
export function settingsWith(settings: Settings, given: ServiceInit): Settings {
  checkOptions("`withOptions`", given, callTable);
  const { timeout = settings.callTimeout, retry = {}, version = settings.version } = given;
  const { zaaid = settings.zaaid, fetch = settings.fetch } = given;
  return { ...settings, callTimeout: timeout, retry: retryOf(retry, settings.retry), version, zaaid, fetch };
}

/**
 * Reads the client's options from environment variables. The three OAuth variables are those of the
 * infrastructure-as-code provider (specification, Infrastructure-as-code provider settings); the others are this client's own. A
 * client with these options reads no other variables.
 * @throws TypeError that names a variable that is not valid
 */
export function optionsFromEnvironment(environment: object = processEnvironment()): ClientOptions {
  return Object.assign(withVariables({}, environment as Environment), { [isFromEnvironment]: true });
}

/**
 * The options that are given, and of those that are omitted the variables.
 * @param unread options whose variables are not read
 */
function withVariables(given: ClientOptions, environment: Environment, unread: readonly string[] = []): ClientOptions {
  return valuesOf(clientTable, (path, option) => {
    const [name = "", inner] = path.split(".");
    const own = Reflect.get(given, name);
    const value: unknown = inner ? own?.[inner] : own;
    return unread.includes(name) ? value : (value ?? variableValue(environment, path, option));
  });
}

/** A value for each option, by its path, such as `retry.minWait`; without those that are undefined. */
function valuesOf(table: Table, read: (path: string, option: Option) => unknown, group = ""): object {
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) {
    const path = group + name;
    const value = option.table ? valuesOf(option.table, read, `${path}.`) : read(path, option);
    const isEmpty = option.table && Object.keys(Object(value)).length === 0;
    if (value !== undefined && !isEmpty) values[name] = value;
  }
  return values;
}

/** The value of an option's variable, if it is set. @throws TypeError that names the variable if it is not valid */
function variableValue(environment: Environment, path: string, { variable, check }: Option): unknown {
  // Deno asks for a permission for each name that is read.
  if (!variable) return undefined;
  // A secret is often pasted or read from a file, with a line end. A binding of an edge runtime may be a number.
  const text = environment[variable]?.toString().trim();
  // It is most likely a secret that a job did not get. What is used instead would be of another account.
  if (text === "") throw new TypeError(`${variable} is empty. Give it a value, or unset it.`);
  if (text === undefined) return undefined;
  if (check.perUnit !== undefined && !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text))
    throw new TypeError(`${variable} must be a number; got ${JSON.stringify(text)}.`);
  const value = check.perUnit === undefined ? text : Number(text) * check.perUnit;
  requireValid(`\`${path}\` (${variable})`, check, value);
  return value;
}

function processEnvironment(): Environment {
  return globalThis.process?.env ?? {};
}

/** The credentials with these names. @throws TypeError that names those that are missing, with their variables */
export function requireCredentials<Name extends keyof Credentials>(
  { credentials = {} }: Settings,
  ...names: Name[]
): Pick<Credentials, Name> {
  const missing = names.filter((name) => credentials[name] === undefined);
  if (missing.length === 0) return credentials as Pick<Credentials, Name>;
  const named = missing.map((name) => `\`credentials.${name}\` (or set ${credentialsTable[name].variable})`);
  throw new TypeError(`The credentials are incomplete: give ${named.join(" and ")}, too.`);
}

/** @throws TypeError if the address is not known */
export function requireUrl(name: keyof ServiceUrls, { baseUrl, [name]: url }: ServiceUrls): void {
  if (url) return;
  throw new TypeError(
    baseUrl
      ? "With `baseUrl`, `credentials` need `authUrl`, too: give it, or set SVC_AUTH_URL."
      : "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`. Or set SVC_DATA_CENTER and SVC_SERVICE.",
  );
}

/**
 * The addresses of a data center (specification, What the service does). The specification does not give the service's
 * name in the hosts.
 * @param code in any case
 * @param service the service's name in the base host, `www.<service>.com`
 * @param authHost the auth host without its top-level domain; the service's name if omitted
 * @throws TypeError if the data center is unknown, or if a name is not valid in a host name
 */
export function dataCenterUrls(code: string, service = "", authHost = service): ServiceUrls {
  requireValid("`dataCenter`", dataCenter, code);
  requireValid("`service`", hostPart, service);
  requireValid("`authHost`", hostPart, authHost);
  const { base, auth } = dataCenters[code.toUpperCase() as DataCenterCode];
  return { baseUrl: base.replace("{service}", service), authUrl: auth.replace("{auth_host}", authHost) };
}

function urlsOf({ dataCenter, service, authHost, baseUrl, authUrl }: ClientOptions): ServiceUrls {
  const withoutSlash = (url = "") => url && new URL(url).href.replace(/\/+$/, "");
  const chosen = { baseUrl: withoutSlash(baseUrl), authUrl: withoutSlash(authUrl) };
  if (!dataCenter) {
    if (!chosen.baseUrl) requireUrl("authUrl", chosen);
    return chosen;
  }
  if (chosen.baseUrl)
    throw new TypeError(
      "`dataCenter` (SVC_DATA_CENTER) and `baseUrl` (SVC_BASE_URL) exclude each other. Give one of them.",
    );
  if (service === undefined) throw new TypeError("`dataCenter` needs `service`, too: give it, or set SVC_SERVICE.");
  const urls = dataCenterUrls(dataCenter, service, authHost);
  return { ...urls, authUrl: chosen.authUrl || urls.authUrl };
}

function retryOf(given: Optional<RetrySettings> = {}, defaults: RetrySettings): RetrySettings {
  const { minWait = defaults.minWait, maxRetries = defaults.maxRetries } = given;
  const { maxWait = Math.max(defaults.maxWait, minWait) } = given;
  if (maxWait >= minWait) return { minWait, maxWait, maxRetries };
  throw new TypeError(`\`retry.maxWait\` must be at least \`retry.minWait\`, which is ${minWait}; got ${maxWait}.`);
}
