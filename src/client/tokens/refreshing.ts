import { background, sleep } from "../../shared/clock.ts";
import { messageOf, repeated, TokenBudgetError, TokenError } from "../errors.ts";
import type { Credentials } from "../options.ts";
import { retryDelay } from "../retry.ts";
import type { Settings } from "../settings.ts";
import { TemporaryTokenError } from "./auth-server.ts";
import { createAccessToken, mayHaveCreated, mayHelp } from "./oauth.ts";
import {
  abandonedAfter,
  isUsable,
  lifetimeOf,
  mayReplace,
  nextTokenAt,
  requestTime,
  safetyMargin,
  stillCounting,
} from "./policy.ts";
import { Job, type ProcessTokens, processTokensOf } from "./process-tokens.ts";
import { keyOf, type MadeToken, type TokenChange, type TokenState } from "./store.ts";

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

/** Creates access tokens from a refresh token, as the policy says: one at a time for all callers, within the limits. */
export class RefreshingTokens implements TokenSource {
  readonly #known: ProcessTokens;

  constructor(
    private readonly settings: Settings,
    private readonly credentials: Credentials,
  ) {
    this.#known = processTokensOf(settings, credentials);
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
    if (created) tell(this.settings.onToken, { expiresAt: new Date(created), counting: state.made.length });
    return state.accessToken ?? "";
  }

  async #next(abandoned: AbortSignal, ...[state, save]: Parameters<TokenChange>): Promise<TokenState> {
    const { clock } = this.settings;
    const { lastError } = this.#known;
    if (lastError && lastError.until > clock.elapsed()) throw repeated(lastError.error);
    try {
      return await new TokenRequest(this.settings, this.credentials, state, save).send(abandoned);
    } catch (error) {
      if (error instanceof TokenError) {
        this.#known.lastError = { error, until: clock.elapsed() + error.retryAt.getTime() - clock.now() };
      }
      throw error;
    }
  }
}

/** Calls a hook about tokens. Not awaited: calls of other clients, and of other processes, wait for the token, too. */
function tell<E>(hook: ((event: E) => unknown) | undefined, event: E): void {
  new Promise((resolve) => resolve(hook?.(event))).catch(() => {});
}

/**
 * A request for an access token, with retries and time limits of its own: the first caller may have aborted while others wait.
 * Each attempt is saved before it is sent, as a token that may have been created.
 */
class TokenRequest {
  /** The tokens that count, without that of this request. */
  #others: readonly MadeToken[];

  constructor(
    private readonly settings: Settings,
    private readonly credentials: Credentials,
    private readonly state: TokenState,
    private readonly save: (state: TokenState) => Promise<void>,
  ) {
    this.#others = state.made;
  }

  /** @param abandoned aborted when no call waits any more */
  async send(abandoned: AbortSignal): Promise<TokenState> {
    const { retry, random, callTimeout, onTokenFailure } = this.settings;
    const clock = background(this.settings.clock);
    const deadline = clock.elapsed() + callTimeout;
    for (let count = 0; ; count += 1) {
      abandoned.throwIfAborted();
      await this.#reserve();
      const sentAt = clock.now();
      const start = clock.elapsed();
      try {
        const token = await createAccessToken(this.settings, clock, this.credentials, abandoned);
        const lifetime = lifetimeOf(token.expires_in);
        // When the token was created is not known: it counts from the latest time that is possible, and is used from the earliest.
        const { made } = this.#stateWith(clock.now(), lifetime);
        return { accessToken: token.access_token, usableUntil: sentAt + lifetime - safetyMargin(lifetime), made };
      } catch (error) {
        const milliseconds = Math.round(clock.elapsed() - start);
        await this.#settle(error);
        const left = error instanceof TemporaryTokenError ? error.retryAt.getTime() - clock.now() : 0;
        const wait = retryDelay(retry, count, left > 0 ? left : undefined, random());
        const isRetried = mayHelp(error) && count < retry.maxRetries && clock.elapsed() + wait < deadline;
        const retryAfter = isRetried ? wait : undefined;
        tell(onTokenFailure, { attempt: count + 1, reason: messageOf(error), milliseconds, retryAfter });
        if (!isRetried) throw error;
        await sleep(clock, wait, abandoned);
      }
    }
  }

  /** @throws TokenBudgetError if the limits allow no other token */
  async #reserve(): Promise<void> {
    const now = this.settings.clock.now();
    const next = nextTokenAt(this.#others, now);
    if (next > now) throw new TokenBudgetError(new Date(next));
    await this.save(this.#stateWith(now + requestTime));
  }

  /**
   * After an attempt that failed. If the connection was lost, the auth server may have created a token. It counts towards the ten
   * of ten minutes only: with an hour, two calls during a short outage would lock the program out for that hour.
   */
  async #settle(error: unknown): Promise<void> {
    if (mayHaveCreated(error)) this.#others = this.#stateWith(this.settings.clock.now()).made;
    // If the store fails, too, the error of the attempt is the one that counts: a refusal must stay one.
    await this.save({ ...this.state, made: this.#others }).catch(() => {});
  }

  #stateWith(madeAt: number, lifetime = 0): TokenState {
    const others = stillCounting(this.#others, this.settings.clock.now());
    return { ...this.state, made: [...others, { madeAt, expiresAt: madeAt + lifetime }] };
  }
}
