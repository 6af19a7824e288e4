import { TransportError } from "./errors.ts";
import type { ClientOptions, ServiceInit } from "./options.ts";
import { requestOf } from "./request.ts";
import { requireCredentials, requireUrl, type Settings, settingsOf, settingsWith } from "./settings.ts";
import { RefreshingTokens, type TokenSource } from "./tokens/refreshing.ts";
import { ServiceCall } from "./transport.ts";

/**
 * A `fetch` of the service. It takes a path relative to {base_url}, with its query, or what `fetch` takes below {base_url}.
 * Like `fetch` it resolves with any status. JSON and errors are read before it resolves; other bodies are streams.
 */
export interface ServiceFetch {
  /**
   * Sends a request with an access token, and again if that is safe.
   * @throws TypeError if the path is not valid; TokenError or TokenBudgetError if there is no access token; ConnectionError
   * or TimeoutError if there is no response; TransportError if a redirect leads elsewhere; the signal's reason
   */
  (input: string | URL | Request, init?: RequestInit & ServiceInit): Promise<Response>;
  /** {base_url}, without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Returns a fetch with the same tokens that acts on a customer account or business unit.
   * @throws TypeError if the zaaid is not valid; TransportError in a browser, which does not let programs set cookies
   */
  withAccount(zaaid: string): ServiceFetch;
  /**
   * Returns a fetch with the same tokens and other options.
   * @throws TypeError that names the invalid option
   */
  withOptions(options: ServiceInit): ServiceFetch;
}

const jsonType = "application/json;charset=UTF-8";

/**
 * Creates a `fetch` that knows the service: access tokens, headers, accounts, versions, retries, time limits and errors.
 * For openapi-fetch or any other client that takes a `fetch`.
 * @param options each that is omitted is read from its environment variable
 * @throws TypeError that names the missing or invalid option
 */
export function createServiceFetch(options: ClientOptions = {}): ServiceFetch {
  return serviceFetchOf(settingsOf(options));
}

/** The same, of settings that need not come from the environment of the process. */
export function serviceFetchOf(settings: Settings): ServiceFetch {
  requireUrl("baseUrl", settings);
  return fetchWith(requireCookies(settings), tokensOf(settings));
}

export function tokensOf(settings: Settings): TokenSource {
  const { accessToken, credentials } = settings;
  if (accessToken !== undefined) return suppliedTokens(accessToken);
  if (!credentials)
    throw new TypeError(
      "Give `credentials` or `accessToken`. Or set SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.",
    );
  const complete = requireCredentials(settings, "clientId", "clientSecret", "refreshToken");
  requireUrl("authUrl", settings);
  return new RefreshingTokens(settings, complete);
}

/** Tokens that the caller supplies: one token, or a function that is called for each request. */
function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
  let rejected: string | undefined;
  return {
    current: () => (typeof supply === "string" ? supply : undefined),
    get: async () => (typeof supply === "string" ? supply : supply(rejected)),
    reject: (token) => {
      rejected = token;
    },
    keepDespite401: () => {},
  };
}

function fetchWith(settings: Settings, tokens: TokenSource): ServiceFetch {
  const changedBy = (options: ServiceInit) => requireCookies(settingsWith(settings, options));
  const withOptions = (options: ServiceInit) => fetchWith(changedBy(options), tokens);
  const serviceFetch = async (input: string | URL | Request, init?: RequestInit & ServiceInit) => {
    const request = await requestOf(settings.baseUrl, input, init);
    const { headers, options } = request;
    const hasOptions = Object.values(options).some((value) => value !== undefined);
    const used = hasOptions ? changedBy(options) : settings;
    const { version, zaaid } = used;
    for (const [name, value] of settings.headers) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("Accept") || options.version !== undefined)
      headers.set("Accept", `application/json; version=${version}`);
    // The value that the service documents; openapi-fetch sends it without the character set.
    if (headers.get("Content-Type") === "application/json") headers.set("Content-Type", jsonType);
    if (zaaid !== undefined) headers.set("Cookie", accountCookie(zaaid));
    // With await, for the stack of an error: it names the line of the caller.
    return await new ServiceCall(used, tokens, request).send();
  };
  return Object.assign(serviceFetch, {
    baseUrl: settings.baseUrl,
    withOptions,
    withAccount: (zaaid: string) => withOptions({ zaaid }),
  });
}

const accountCookie = (zaaid: string) => `zaaid=${zaaid}`;

/** @throws TransportError if the settings have an account, whose cookie the runtime does not send */
function requireCookies(settings: Settings): Settings {
  const { baseUrl, zaaid } = settings;
  if (zaaid === undefined || new Request(baseUrl, { headers: { Cookie: accountCookie(zaaid) } }).headers.has("Cookie"))
    return settings;
  throw new TransportError("Browsers do not let programs set the Cookie header. Call from a server instead.");
}
