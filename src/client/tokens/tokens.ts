/** The access tokens of a client, for its calls and for programs that send their requests with another library. */
import { TimeoutError } from "../errors.ts";
import type { ClientOptions } from "../options.ts";
import { requireAddress, requireCredentials, type Settings, settingsOf } from "../settings.ts";
import { type Waiting, withDeadline } from "../time.ts";
import { RefreshingTokens } from "./refreshing.ts";

/** What gives a client its access tokens: the program, or a refresh token. */
export type TokenSource = Pick<RefreshingTokens, "current" | "get" | "replace" | "forget">;

/** Access tokens for programs that send their requests with another library. */
export interface Tokens {
  /**
   * Returns an access token that is valid for at least a second.
   * @throws TokenError, TokenBudgetError, TransportError or StorageError if no token arrives within `callTimeout`
   */
  get(): Promise<string>;
  /**
   * Returns the token to use after a 401 for `rejected`. It is the same token if another one was rejected less than six minutes
   * ago, because then the operation is the reason of the 401.
   * @throws what `get` throws
   */
  replace(rejected: string): Promise<string>;
  /** Removes the token from the store, but not what counts towards the limits. */
  forget(): Promise<void>;
}

/**
 * Creates the access tokens of the client, for axios or any other library. Clients with the same options share them.
 * @throws TypeError that names the missing or invalid option
 */
export function createTokens(options: ClientOptions = {}): Tokens {
  const settings = settingsOf(options);
  const source = tokenSourceOf(settings);
  const lateError = () => new TimeoutError(`There is no access token after ${settings.callTimeout} ms.`, false);
  const waiting = () => ({ deadline: performance.now() + settings.callTimeout, lateError });
  return {
    get: async () => source.current() ?? source.get(waiting()),
    replace: (rejected) => source.replace(rejected, waiting()),
    forget: () => source.forget(),
  };
}

/** @throws TypeError that names the missing option */
export function tokenSourceOf(settings: Settings): TokenSource {
  const { accessToken, credentials } = settings;
  if (accessToken !== undefined) return suppliedTokens(accessToken);
  if (Object.keys(credentials).length === 0)
    throw new TypeError(
      "Give `credentials` or `accessToken`. Or set SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.",
    );
  requireCredentials(settings, "clientId", "clientSecret", "refreshToken");
  requireAddress("authUrl", settings);
  return new RefreshingTokens(settings);
}

/** Tokens that the program supplies: one token, or a function that is called for each call. */
function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
  const call = (waiting: Waiting, rejected?: string) =>
    withDeadline(waiting, async () => (typeof supply === "string" ? supply : supply(rejected)));
  return {
    current: () => (typeof supply === "string" ? supply : undefined),
    get: (waiting) => call(waiting),
    replace: (rejected, waiting) => call(waiting, rejected),
    forget: async () => {},
  };
}
