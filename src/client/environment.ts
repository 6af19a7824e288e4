import type { DataCenterCode } from "./data-centers.ts";
import type { ClientOptions, Credentials } from "./options.ts";

/**
 * Reads the client's options from environment variables. The three OAuth variables are those of the
 * infrastructure-as-code provider (source: Infrastructure-as-code provider settings); the others are this client's own.
 * @throws TypeError that names a variable that must be a number, or a missing OAuth variable
 */
export function optionsFromEnvironment(
  environment: Record<string, string | undefined> = globalThis.process?.env ?? {},
): ClientOptions {
  const text = (name: string) => environment[name] || undefined;
  const number = (name: string) => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) return Number(value);
    throw new TypeError(`${name} must be a number; got ${JSON.stringify(value)}.`);
  };
  return {
    dataCenter: text("SVC_DATA_CENTER") as DataCenterCode | undefined,
    service: text("SVC_SERVICE"),
    authHost: text("SVC_AUTH_HOST"),
    baseUrl: text("SVC_BASE_URL"),
    authUrl: text("SVC_AUTH_URL"),
    credentials: credentialsFrom(text),
    retry: {
      minWait: number("SVC_RETRY_MIN_WAIT"),
      maxWait: number("SVC_RETRY_MAX_WAIT"),
      maxRetries: number("SVC_MAX_RETRIES"),
    },
  };
}

function credentialsFrom(text: (name: string) => string | undefined): Credentials | undefined {
  const names = ["SVC_OAUTH2_CLIENT_ID", "SVC_OAUTH2_CLIENT_SECRET", "SVC_OAUTH2_REFRESH_TOKEN"];
  const missing = names.filter((name) => !text(name));
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new TypeError(`Other OAuth variables are set, so set ${missing.join(" and ")}, too.`);
  const [clientId = "", clientSecret = "", refreshToken = ""] = names.map(text);
  return { clientId, clientSecret, refreshToken };
}
