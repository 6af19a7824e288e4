import { systemClock } from "../shared/clock.ts";
import { checkedUrl, dataCenterUrls, type ServiceUrls } from "./data-centers.ts";
import { type Environment, nested, processEnvironment, userAgent, variableValue } from "./environment.ts";
import { checkOptions, type Option, pathsOf, requireValid } from "./option-checks.ts";
import { callTable, clientTable, credentialsTable } from "./option-table.ts";
import type { ClientOptions, Credentials, Hooks, Optional, ServiceInit, Settings } from "./options.ts";
import { defaultProfile, profileReader } from "./profile.ts";
import { accountCookie } from "./request.ts";
import type { RetrySettings } from "./retry.ts";

type Defaults = Pick<Settings, "atTokenLimit" | "retry" | "attemptTimeout" | "callTimeout"> & { version: string };

/** The options, with those of the environment and the defaults. @throws TypeError that names the missing or invalid option */
export function settingsOf(given: ClientOptions, environment = processEnvironment()): Settings {
  const found = resolve(given, environment);
  const options = nested([...found].map(([path, { value }]) => [path, value])) as ClientOptions & Defaults;
  const { maxWait, ...waits } = options.retry;
  return {
    ...options,
    ...withLog(options, environment),
    ...urlsOf(options),
    accept: acceptHeader(options.version),
    cookie: options.zaaid === undefined ? undefined : accountCookie(options.zaaid),
    headers: headersOf(options.headers),
    retry: retryOf(found.get("retry.maxWait")?.from === "default" ? waits : { ...waits, maxWait }, options.retry),
    // Looked up at the call: a library for tests may replace the global function after the client was created.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}

/** The settings with the options of a call, or of an account's client. */
export function settingsWith(settings: Settings, options: ServiceInit): Settings {
  checkOptions("`withOptions`", options, callTable);
  const { timeout, retry, version, zaaid, fetch } = options;
  return {
    ...settings,
    ...(timeout !== undefined && { callTimeout: timeout }),
    ...(retry && { retry: retryOf(retry, settings.retry) }),
    ...(version !== undefined && { accept: acceptHeader(version) }),
    ...(zaaid !== undefined && { cookie: accountCookie(zaaid) }),
    ...(fetch !== undefined && { fetch }),
  };
}

/** The value of the `Accept` header that requests a version (specification, Versioning). */
function acceptHeader(version: string): string {
  return `application/json; version=${version}`;
}

/** The credentials with these names, or all. @throws TypeError that names those that are missing, with their variables */
export function requireCredentials<Name extends keyof Credentials = keyof Credentials>(
  { credentials = {} }: Settings,
  ...names: Name[]
): Pick<Credentials, Name> {
  const all = Object.keys(credentialsTable) as Array<keyof Credentials>;
  const missing = (names.length > 0 ? names : all).filter((name) => credentials[name] === undefined);
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
      : "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`. Or set SVC_DATA_CENTER and SVC_SERVICE, or log in once: npx svc-monitoring-api login",
  );
}

function headersOf(given: ClientOptions["headers"]): Settings["headers"] {
  const headers: Settings["headers"] = Object.entries(userAgent());
  new Headers(given).forEach((value, name) => {
    headers.unshift([name, value]);
  });
  return headers;
}

function urlsOf({ dataCenter, service, authHost, baseUrl, authUrl }: ClientOptions): ServiceUrls {
  const chosen = { baseUrl: "", authUrl: "" };
  if (authUrl !== undefined) chosen.authUrl = checkedUrl("authUrl", authUrl);
  if (baseUrl !== undefined) return { ...chosen, baseUrl: checkedUrl("baseUrl", baseUrl) };
  if (!dataCenter) {
    requireUrl("authUrl", chosen);
    return chosen;
  }
  if (service === undefined) throw new TypeError("`dataCenter` needs `service`, too: give it, or set SVC_SERVICE.");
  const urls = dataCenterUrls(dataCenter, service, authHost);
  return { ...urls, authUrl: chosen.authUrl || urls.authUrl };
}

function retryOf({ minWait, maxWait, maxRetries }: Optional<RetrySettings>, defaults: RetrySettings): RetrySettings {
  const least = minWait ?? defaults.minWait;
  const most = maxWait ?? Math.max(defaults.maxWait, least);
  if (most < least) {
    throw new TypeError(`\`retry.maxWait\` must be at least \`retry.minWait\`, which is ${least}; got ${most}.`);
  }
  return { minWait: least, maxWait: most, maxRetries: maxRetries ?? defaults.maxRetries };
}

/** Each attempt ends with a response or a failure, so its request needs no line. */
const logged = ["onResponse", "onFailure", "onRetry", "onWait", "onToken", "onTokenFailure"] as const;

/**
 * The hooks with a debug log, if `SVC_LOG` is `debug`, in any case. Each event is also a line on standard error: the time,
 * the hook's name and the event as JSON. Events contain nothing secret.
 */
export function withLog(hooks: Hooks, { SVC_LOG }: Environment): Hooks {
  const level = SVC_LOG?.trim().toLowerCase();
  // Another value is most likely a mistake.
  if (level && level !== "debug" && level !== "off")
    console.warn('svc-monitoring-api: SVC_LOG must be "debug" or "off".');
  if (level !== "debug") return {};
  const withLine = (name: (typeof logged)[number]) => (event: never) => {
    console.error(new Date().toISOString(), "svc-monitoring-api", name, JSON.stringify(event));
    return hooks[name]?.(event);
  };
  return Object.fromEntries(logged.map((name) => [name, withLine(name)]));
}

/** What options are read from, and how an error names where. */
interface OptionSource {
  read(path: string, option: Option): unknown;
  labelOf(path: string, option: Option): string;
}

/** The value of an option, and where it comes from: the option itself, a variable, a profile, or `default`. */
export interface Found {
  readonly value: unknown;
  readonly from: string;
}

/** These are one setting: a data center never gets the `SVC_BASE_URL` of another service. */
const addresses = ["dataCenter", "baseUrl", "authUrl"];

/**
 * The values by the path of their option, such as `retry.minWait`: what is given, then its variable, then the profile, then
 * its default. Credentials are not read if there is an access token. Those of a profile are for its address alone. Where nothing
 * names an address or a profile, the profile `default` does.
 * @throws TypeError that names the option, or its variable
 */
export function resolve(given: ClientOptions, environment: Environment): Map<string, Found> {
  checkOptions("the client", given, clientTable);
  const sources: OptionSource[] = [
    {
      read: (path) => path.split(".").reduce<unknown>((value, name) => value && Reflect.get(value, name), given),
      labelOf: (path) => `\`${path}\``,
    },
    {
      read: (_path, option) => variableValue(environment, option),
      labelOf: (path, { variable }) => `\`${path}\` (${variable})`,
    },
  ];
  const paths = [...pathsOf(clientTable)].filter(
    ([path]) => given.accessToken === undefined || !path.startsWith("credentials."),
  );
  const hasAddress = ({ read }: OptionSource) =>
    paths.some(([path, option]) => addresses.includes(path) && read(path, option) !== undefined);
  const named = given.profile ?? variableValue(environment, clientTable.profile);
  const profile = named ?? (sources.some(hasAddress) ? undefined : defaultProfile(environment));
  if (profile !== undefined) {
    const read = profileReader(String(profile), environment);
    const ofProfile: OptionSource = {
      read: (path) => (path.startsWith("credentials.") && ofAddress !== ofProfile ? undefined : read(path)),
      labelOf: (path) => `\`${path}\` (profile ${profile})`,
    };
    sources.push(ofProfile);
  }
  const ofAddress = sources.find(hasAddress);
  const found = new Map<string, Found>();
  for (const [path, option] of paths) {
    const ordered = addresses.includes(path) && ofAddress ? [ofAddress] : sources;
    const source = ordered.find(({ read }) => read(path, option) !== undefined);
    const value = source?.read(path, option);
    const from = source?.labelOf(path, option) ?? "default";
    if (source) requireValid(from, option.check, value);
    if (source || option.default !== undefined) found.set(path, { value: value ?? option.default, from });
  }
  const { dataCenter, baseUrl } = Object.fromEntries(found);
  if (dataCenter && baseUrl)
    throw new TypeError(`${dataCenter.from} and ${baseUrl.from} exclude each other. Give one of them.`);
  return found;
}
