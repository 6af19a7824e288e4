import type { DataCenterCode } from "./data-centers.ts";
import type { ClientOptions } from "./settings.ts";

/**
 * The options that the environment gives. The three OAuth variables are those of the infrastructure-as-code provider
 * (source: Infrastructure-as-code provider settings); the others are this client's own.
 * @throws TypeError that names a variable whose value is no number
 */
export function optionsFromEnvironment(
  environment: Record<string, string | undefined> = globalThis.process?.env ?? {},
): ClientOptions {
  const text = (name: string) => environment[name] || undefined;
  const number = (name: string) => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
    throw new TypeError(`${name} must be a number, not ${JSON.stringify(value)}.`);
  };
  const clientId = text("SVC_OAUTH2_CLIENT_ID");
  const clientSecret = text("SVC_OAUTH2_CLIENT_SECRET");
  const refreshToken = text("SVC_OAUTH2_REFRESH_TOKEN");
  return withoutUndefined({
    dataCenter: text("SVC_DATA_CENTER") as DataCenterCode | undefined,
    service: text("SVC_SERVICE"),
    authHost: text("SVC_AUTH_HOST"),
    baseUrl: text("SVC_BASE_URL"),
    authUrl: text("SVC_AUTH_URL"),
    credentials: clientId && clientSecret && refreshToken ? { clientId, clientSecret, refreshToken } : undefined,
    retry: withoutUndefined({
      minWait: number("SVC_RETRY_MIN_WAIT"),
      maxWait: number("SVC_RETRY_MAX_WAIT"),
      maxRetries: number("SVC_MAX_RETRIES"),
    }),
  });
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function withoutUndefined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}
