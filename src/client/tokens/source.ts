import { accessTokenLifetime } from "../../../generated/limits.ts";
import type { AccessTokenResponse } from "../../../generated/types.ts";
import { sleep, withTimeout } from "../clock.ts";
import { TimeoutError, TokenBudgetError, TokenError } from "../errors.ts";
import type { Credentials, Settings } from "../options.ts";
import { nextTokenAt, stillCounting } from "./limits.ts";
import { refresh } from "./oauth.ts";
import type { TokenState } from "./store.ts";

/** Supplies the transport with access tokens. */
export interface TokenSource {
  /** The current token; undefined if it must be requested first. */
  current(): string | undefined;
  get(): Promise<string>;
  /** Reports that the service rejected a token. Returns whether another one is available. */
  reject(token: string): boolean;
}

/** The client's settings for creating access tokens. */
type RefreshSettings = Pick<Settings, "tokenStore" | "clock" | "attemptTimeout" | "atTokenLimit" | "fetch" | "onToken">;

const hour = accessTokenLifetime.usualSeconds;
const day = 24 * 3600;
/**
 * A token is replaced this long before it expires, at most a tenth of its lifetime, so that it does not expire in
 * transit.
 */
const margin = 60_000;

/** Creates access tokens from a refresh token: only when needed, one at a time for all callers, within the limits. */
export class RefreshingTokens implements TokenSource {
  readonly #settings: RefreshSettings;
  readonly #credentials: Credentials;
  readonly #authUrl: string;
  #current: TokenState = { made: [] };
  #pending: Promise<TokenState> | undefined;
  #lastError: TokenError | undefined;
  #rejected: string | undefined;

  constructor(settings: RefreshSettings, credentials: Credentials, authUrl: string) {
    this.#settings = settings;
    this.#credentials = credentials;
    this.#authUrl = authUrl;
  }

  current(): string | undefined {
    return this.#usable(this.#current);
  }

  async get(): Promise<string> {
    this.#pending ??= this.#update().finally(() => {
      this.#pending = undefined;
    });
    const { accessToken = "" } = await this.#pending;
    return accessToken;
  }

  reject(token: string): boolean {
    // An older token may be rejected after a new one was created.
    if (token === this.#current.accessToken) this.#rejected = token;
    return true;
  }

  #usable({ accessToken, usableUntil = 0 }: TokenState): string | undefined {
    return accessToken !== this.#rejected && usableUntil > this.#settings.clock.now() ? accessToken : undefined;
  }

  async #update(): Promise<TokenState> {
    this.#current = await this.#settings.tokenStore.update(
      this.#credentials.refreshToken,
      async (state = { made: [] }) => (this.#usable(state) ? state : await this.#next(state)),
    );
    return this.#current;
  }

  async #next({ made }: TokenState): Promise<TokenState> {
    const { clock, atTokenLimit, onToken } = this.#settings;
    if (this.#lastError && this.#lastError.retryAt.getTime() > clock.now()) throw this.#lastError;
    for (;;) {
      const wait = nextTokenAt(made, clock.now()) - clock.now();
      if (wait <= 0) break;
      if (atTokenLimit === "fail") throw new TokenBudgetError(new Date(clock.now() + wait));
      await sleep(clock, wait);
    }
    const token = await this.#refresh();
    const now = clock.now();
    const life = lifetime(token.expires_in) * 1000;
    const expiresAt = now + life;
    const counting = [...stillCounting(made, now), { madeAt: now, expiresAt }];
    onToken?.({ expiresAt: new Date(expiresAt), counting: counting.length });
    return { accessToken: token.access_token, usableUntil: expiresAt - Math.min(margin, life / 10), made: counting };
  }

  /** Has its own time limit, not that of a call: the first caller may have aborted while others wait. */
  async #refresh(): Promise<AccessTokenResponse> {
    const { clock, attemptTimeout, fetch } = this.#settings;
    const timeoutError = () => new TimeoutError(`The auth server sent no response within ${attemptTimeout} ms.`);
    try {
      return await withTimeout(clock, attemptTimeout, timeoutError, (signal) => {
        const server = { authUrl: this.#authUrl, fetch, signal, now: () => clock.now() };
        return refresh(server, this.#credentials, this.#credentials.refreshToken);
      });
    } catch (error) {
      if (error instanceof TokenError) this.#lastError = error;
      throw error;
    }
  }
}

/**
 * In seconds. More than a day means milliseconds, as some responses have them; for an invalid value, the usual hour.
 */
function lifetime(expiresIn: unknown): number {
  const seconds = Number(expiresIn) > day ? Number(expiresIn) / 1000 : Number(expiresIn);
  return seconds > 0 && seconds <= day ? seconds : hour;
}

/** Tokens that the caller supplies: one token, or a function that is called for each request. */
export function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
  let rejected: string | undefined;
  if (typeof supply === "string") return { current: () => supply, get: async () => supply, reject: () => false };
  return {
    current: () => undefined,
    get: async () => supply(rejected),
    reject: (token) => {
      rejected = token;
      return true;
    },
  };
}
