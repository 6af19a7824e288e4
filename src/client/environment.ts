import type { DataCenterCode } from "./data-centers.ts";
import type { ClientOptions, Credentials } from "./options.ts";

type Environment = Record<string, string | undefined>;

/**
 * Reads the client's options from environment variables. The three OAuth variables are those of the
 * infrastructure-as-code provider (specification, Infrastructure-as-code provider settings); the others are this client's own.
 * @throws TypeError that names a variable that must be a number, or a missing OAuth variable
 */
export function optionsFromEnvironment(environment: Environment = processEnvironment()): ClientOptions {
  return withEnvironment({}, environment);
}

/** The provider's times are in seconds, the options in milliseconds. */
const seconds = 1000;

/** Secrets are often pasted or read from files, with a line end. */
const textOf = (environment: Environment, name: string) => environment[name]?.trim() || undefined;

/**
 * The options, and for each setting that is omitted its environment variable. The addresses are one setting: a data
 * center never gets the `SVC_BASE_URL` of another service. Credentials are not read if there is an access token.
 * @throws TypeError like `optionsFromEnvironment`
 */
export function withEnvironment(
  options: ClientOptions,
  environment: Environment = processEnvironment(),
): ClientOptions & { credentials: Credentials | undefined } {
  const text = (name: string) => textOf(environment, name);
  const number = (name: string, unit: number) => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) return Number(value) * unit;
    throw new TypeError(`${name} must be a number; got ${JSON.stringify(value)}.`);
  };
  const { dataCenter, service, authHost, baseUrl, authUrl, accessToken, credentials, retry } = options;
  const hasAddress = dataCenter !== undefined || baseUrl !== undefined || authUrl !== undefined;
  return {
    ...options,
    dataCenter: dataCenter ?? (hasAddress ? undefined : (text("SVC_DATA_CENTER") as DataCenterCode | undefined)),
    service: service ?? text("SVC_SERVICE"),
    authHost: authHost ?? text("SVC_AUTH_HOST"),
    baseUrl: baseUrl ?? (hasAddress ? undefined : text("SVC_BASE_URL")),
    authUrl: authUrl ?? (hasAddress ? undefined : text("SVC_AUTH_URL")),
    credentials: accessToken === undefined ? credentialsFrom(credentials, text) : undefined,
    retry: {
      ...retry,
      minWait: retry?.minWait ?? number("SVC_RETRY_MIN_WAIT", seconds),
      maxWait: retry?.maxWait ?? number("SVC_RETRY_MAX_WAIT", seconds),
      maxRetries: retry?.maxRetries ?? number("SVC_MAX_RETRIES", 1),
    },
  };
}

const variables = {
  clientId: "SVC_OAUTH2_CLIENT_ID",
  clientSecret: "SVC_OAUTH2_CLIENT_SECRET",
  refreshToken: "SVC_OAUTH2_REFRESH_TOKEN",
} as const;

function credentialsFrom(
  given: ClientOptions["credentials"],
  text: (name: string) => string | undefined,
): Credentials | undefined {
  const found = {
    clientId: given?.clientId || text(variables.clientId),
    clientSecret: given?.clientSecret || text(variables.clientSecret),
    refreshToken: given?.refreshToken || text(variables.refreshToken),
  };
  const names = Object.keys(variables) as Array<keyof typeof variables>;
  const missing = names.filter((name) => !found[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return found as Credentials;
  throw new TypeError(
    `Other OAuth variables are set, so set ${missing.map((name) => variables[name]).join(" and ")}, too.`,
  );
}

export function processEnvironment(): Environment {
  return globalThis.process?.env ?? {};
}
