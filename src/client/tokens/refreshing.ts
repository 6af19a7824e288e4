import { repeated, TokenBudgetError, TokenError } from "../errors.ts";
import type { Credentials } from "../options.ts";
import type { Settings } from "../settings.ts";
import { requestToken } from "./oauth.ts";
import {
  abandonedAfter,
  isUsable,
  lifetimeOf,
  mayReplace,
  nextTokenAt,
  requestTime,
  safetyMargin,
  stillCounting,
  withoutFuture,
} from "./policy.ts";
import { Job, type SharedTokens, tokensOf } from "./shared-tokens.ts";
import { keyOf, type TokenChange, type TokenState } from "./store.ts";

/** Creates access tokens from a refresh token, as the policy says: one at a time for all callers, within the limits. */
export class RefreshingTokens implements TokenSource {
  readonly #known: SharedTokens;

  constructor(
    private readonly settings: Settings,
    private readonly credentials: Credentials,
  ) {
    this.#known = tokensOf(settings, credentials);
  }

  current(): string | undefined {
    return this.#usable(this.#known.current);
  }

  get(signal?: AbortSignal): Promise<string> {
    const known = this.#known;
    if (!known.job || known.job.isAbandoned) {
      const job = new Job(this.settings.clock, abandonedAfter, (abandoned) =>
        this.#update(abandoned).finally(() => {
          if (known.job !== job) return;
          known.job = undefined;
          // Without another one, the rejected token may still be right for other operations.
          known.rejected = undefined;
        }),
      );
      known.job = job;
    }
    return known.job.join(signal);
  }

  reject(token: string): void {
    const { kept, current } = this.#known;
    if (token === kept?.token && !mayReplace(kept.since, this.settings.clock.elapsed())) {
      // Another process may have replaced it meanwhile: the store is read again, which costs no token.
      if (token === current.accessToken) this.#known.current = {};
      return;
    }
    // An older token may be rejected after a new one was created.
    if (token === current.accessToken) this.#known.rejected = token;
  }

  keepDespite401(token: string): void {
    this.#known.kept = { token, since: this.settings.clock.elapsed() };
    // Another call was refused at the same time, and still waits for the store.
    if (this.#known.rejected === token) this.#known.rejected = undefined;
  }

  #usable(state: Partial<TokenState>): string | undefined {
    return isUsable(state, this.#known.rejected, this.settings.clock.now()) ? state.accessToken : undefined;
  }

  async #update(abandoned: AbortSignal): Promise<string> {
    const known = this.#known;
    let created = 0;
    const change: TokenChange = async (state, save) => {
      if (this.#usable(state)) return state;
      const next = await this.#next(abandoned, state, save);
      created = next.made.at(-1)?.expiresAt ?? 0;
      return next;
    };
    const key = await known.key;
    const secret = await keyOf(key, this.credentials.clientSecret);
    const state = await known.store.update(key, change, known.rejected, secret);
    known.current = state;
    // Not earlier: an error in the hook must not lose the token.
    if (created) await this.settings.onToken?.({ expiresAt: new Date(created), counting: state.made.length });
    return state.accessToken ?? "";
  }

  async #next(abandoned: AbortSignal, ...[state, save]: Parameters<TokenChange>): Promise<TokenState> {
    const { clock } = this.settings;
    const { lastError } = this.#known;
    if (lastError && lastError.until > clock.elapsed()) throw repeated(lastError.error);
    let made = withoutFuture(state.made, clock.now());
    // Saved, or each later look would start the ten minutes again.
    if (made !== state.made) await save({ ...state, made });
    let others = made;
    let sentAt = 0;
    const note = (madeAt: number, lifetime = 0) => {
      made = [...stillCounting(others, clock.now()), { madeAt, expiresAt: madeAt + lifetime }];
    };
    try {
      const before = async () => {
        const now = clock.now();
        const next = nextTokenAt(made, now);
        if (next > now) throw new TokenBudgetError(new Date(next));
        others = made;
        note(now + requestTime);
        await save({ ...state, made });
        sentAt = clock.now();
      };
      // The auth server may have created a token before the connection was lost. It counts towards the ten of ten minutes
      // only: with an hour, two calls during a short outage would lock the program out for that hour.
      const after = (mayHaveCreated: boolean) => {
        if (mayHaveCreated) note(clock.now());
        else made = others;
        return save({ ...state, made });
      };
      const token = await requestToken(this.settings, this.credentials, abandoned, before, after);
      const lifetime = lifetimeOf(token.expires_in);
      // When the token was created is not known: it counts from the latest time that is possible, and is used from the earliest.
      note(clock.now(), lifetime);
      return { accessToken: token.access_token, usableUntil: sentAt + lifetime - safetyMargin(lifetime), made };
    } catch (error) {
      if (error instanceof TokenError) {
        this.#known.lastError = { error, until: clock.elapsed() + error.retryAt.getTime() - clock.now() };
      }
      throw error;
    }
  }
}

export interface TokenSource {
  /** The current token; undefined if it must be requested first. */
  current(): string | undefined;
  /** @param signal aborted when the call no longer waits */
  get(signal?: AbortSignal): Promise<string>;
  /** Reports that the service rejected a token. If another one is worth a try, `get` returns it. */
  reject(token: string): void;
  /** Reports that the service rejected a call with a new token, too: the token is not the reason. */
  keepDespite401(token: string): void;
}

/** Tokens that the caller supplies: one token, or a function that is called for each request. */
export function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
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
