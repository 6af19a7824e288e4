import { TokenBudgetError, TokenError } from "../errors.ts";
import type { Credentials, Settings } from "../options.ts";
import { isUsable, lifetimeOf, mayReplace, nextTokenAt, safetyMargin, stillCounting, withoutFuture } from "./policy.ts";
import { TokenRequests } from "./requests.ts";
import type { TokenSource } from "./source.ts";
import { keyOf, type TokenChange, type TokenState } from "./store.ts";

/** Creates access tokens from a refresh token, as the policy says: one at a time for all callers, within the limits. */
export class RefreshingTokens implements TokenSource {
  readonly #settings: Settings;
  readonly #requests: TokenRequests;
  readonly #key: Promise<string>;
  #current: Partial<TokenState> = {};
  #pending: Promise<string> | undefined;
  #lastError: { error: TokenError; until: number } | undefined;
  #rejected: string | undefined;
  #kept: { token: string; since: number } | undefined;

  constructor(settings: Settings, credentials: Credentials) {
    this.#settings = settings;
    this.#requests = new TokenRequests(settings, credentials);
    this.#key = keyOf(credentials.clientId, credentials.refreshToken, settings.authUrl);
    // A runtime without SHA-256 fails the calls, not the process.
    this.#key.catch(() => {});
  }

  current(): string | undefined {
    return this.#usable(this.#current);
  }

  get(): Promise<string> {
    this.#pending ??= this.#update().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  reject(token: string): void {
    if (token === this.#kept?.token && !mayReplace(this.#kept.since, this.#settings.clock.elapsed())) return;
    // An older token may be rejected after a new one was created.
    if (token === this.#current.accessToken) this.#rejected = token;
  }

  keepDespite401(token: string): void {
    this.#kept = { token, since: this.#settings.clock.elapsed() };
    // Another call was refused at the same time, and still waits for the store.
    if (this.#rejected === token) this.#rejected = undefined;
  }

  #usable(state: Partial<TokenState>): string | undefined {
    return isUsable(state, this.#rejected, this.#settings.clock.now()) ? state.accessToken : undefined;
  }

  async #update(): Promise<string> {
    const { tokenStore, onToken } = this.#settings;
    let created = 0;
    const change: TokenChange = async (state, save) => {
      if (this.#usable(state)) return state;
      const next = await this.#next(state, save);
      created = next.made.at(-1)?.expiresAt ?? 0;
      return next;
    };
    let state: TokenState;
    try {
      state = await tokenStore.update(await this.#key, change, this.#rejected);
      this.#current = state;
    } finally {
      // Without another one, the rejected token may still be right for other operations.
      this.#rejected = undefined;
    }
    // Not earlier: an error in the hook must not lose the token.
    if (created) onToken?.({ expiresAt: new Date(created), counting: state.made.length });
    return state.accessToken ?? "";
  }

  async #next(...[state, save]: Parameters<TokenChange>): Promise<TokenState> {
    const { clock } = this.#settings;
    if (this.#lastError && this.#lastError.until > clock.elapsed()) throw this.#lastError.error;
    let made = withoutFuture(state.made, clock.now());
    let others = made;
    const note = (lifetime: number) => {
      const now = clock.now();
      made = [...stillCounting(others, now), { madeAt: now, expiresAt: now + lifetime }];
      return now + lifetime;
    };
    try {
      const token = await this.#requests.send({
        before: () => {
          const now = clock.now();
          const next = nextTokenAt(made, now);
          if (next > now) throw new TokenBudgetError(new Date(next));
          others = made;
          note(0);
          return save({ ...state, made });
        },
        // The auth server may have created a token before the connection was lost. It counts towards the ten of ten minutes
        // only: with an hour, two calls during a short outage would lock the program out for that hour.
        after: (mayHaveCreated) => {
          if (mayHaveCreated) note(0);
          else made = others;
          return save({ ...state, made });
        },
      });
      const lifetime = lifetimeOf(token.expires_in);
      const usableUntil = note(lifetime) - safetyMargin(lifetime);
      return { accessToken: token.access_token, usableUntil, made };
    } catch (error) {
      if (error instanceof TokenError) {
        this.#lastError = { error, until: clock.elapsed() + error.retryAt.getTime() - clock.now() };
      }
      throw error;
    }
  }
}
