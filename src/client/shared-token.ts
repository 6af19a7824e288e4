/**
 * One access token for all processes that share a store. Who needs a token reads the store; takes its lock, and reads again;
 * notes the token that it is about to request; requests it, once; stores it; and releases the lock. The others look again later.
 */
import { StorageError, TimeoutError, TokenBudgetError, TokenError, TransportError } from "./errors.ts";
import { isTemporary } from "./network-errors.ts";
import { createAccessToken, TemporaryTokenError } from "./oauth.ts";
import type { Settings } from "./settings.ts";
import { lockTime, openState, type SharedState } from "./shared-state.ts";
import {
  type IssuedToken,
  isReplaceable,
  issuedToken,
  nextTokenAt,
  pauseAfter,
  type TokenState,
} from "./token-state.ts";
import { sleepInBackground } from "./transport.ts";

/** Milliseconds for an operation of the store while calls have a valid token. */
const limitWithToken = 2_000;
/** For how long the save of an issued token is tried again, in milliseconds. Then this process uses the token alone. */
const saveTime = 10_000;

/** Why there is no token yet, and in how many milliseconds to look again. */
export interface Delay {
  error: Error;
  milliseconds: number;
  /** Whether another look does not help. */
  isFinal?: boolean;
  /** Whether this process has requested a token, without success. */
  isRequested?: boolean;
  /** Whether another process requests a token now. */
  isHeld?: boolean;
}

/** Who looks for a token. */
export interface Look {
  /** A token that the service rejected with a 401. */
  rejected: string | undefined;
  /** The token of this process, of which another one is wanted. */
  renewing: string | undefined;
  /** Whether calls can go on without another token. */
  hasToken: boolean;
  /** How many looks there were before. */
  looks: number;
}

export class SharedToken {
  readonly #state: Promise<SharedState>;
  /** A request of this process that was lost says nothing to other processes, which may have a better connection. */
  #lost = { failures: 0, until: 0, error: new Error() };

  constructor(private readonly settings: Settings) {
    this.#state = openState(settings);
    // A runtime without SHA-256 fails the calls, not the process.
    this.#state.catch(() => {});
  }

  /** Looks at the store once, and requests a token if no other process does so. @throws TypeError if the program's store is wrong */
  async look(look: Look): Promise<IssuedToken | Delay> {
    const shared = await this.#state;
    const limit = look.hasToken ? limitWithToken : undefined;
    const poll = pollTime(look.looks);
    // A new call tries at once.
    if (look.looks === 0) this.#lost = { ...this.#lost, failures: 0, until: 0 };
    try {
      const found = tokenOrDelay(await shared.read(limit), look);
      if (found) return found;
      if (this.#lost.until > performance.now()) return { error: this.#lost.error, milliseconds: poll };
      const lockedAt = performance.now();
      const release = await shared.lock(limit);
      if (!release)
        return {
          error: new TimeoutError("Another process requests the access token.", false),
          milliseconds: poll,
          isHeld: true,
        };
      try {
        return await this.#request(shared, lockedAt, look);
      } finally {
        await release();
      }
    } catch (error) {
      if (error instanceof StorageError) return { error, milliseconds: poll, isFinal: error.isPermanent };
      if (error instanceof TypeError) throw error;
      return { error: error as Error, milliseconds: poll, isFinal: true };
    }
  }

  async forget(): Promise<void> {
    // What counts towards the limits stays.
    await (await this.#state).change(({ token: _, ...others }) => others);
  }

  /** Requests a token, as the holder of the lock. @throws an error that another look would give again */
  async #request(shared: SharedState, lockedAt: number, look: Look): Promise<IssuedToken | Delay> {
    const state = await shared.read();
    const now = Date.now();
    const found = tokenOrDelay(state, look) ?? delayByLimits(state, now);
    if (found) return found;
    const id = crypto.randomUUID();
    // The token counts before it is requested, because this process may end before the response.
    await shared.change((current) => ({ ...current, counted: [...current.counted, { id, at: now, until: now }] }));
    // Another process may hold the lock by now.
    if (performance.now() - lockedAt > lockTime)
      return { error: new StorageError("The token store is too slow."), milliseconds: 0 };
    let issued: IssuedToken;
    try {
      const { access_token, expires_in } = await createAccessToken(this.settings);
      issued = issuedToken(access_token, expires_in, now);
    } catch (error) {
      return await this.#requestFailed(shared, id, error, pollTime(look.looks));
    }
    this.#lost.failures = 0;
    const { token: old } = state;
    const isReplaced = look.rejected !== undefined && old?.value === look.rejected && old.usableUntil > now;
    const withIssued = (current: TokenState): TokenState => {
      const counted = [
        ...current.counted.filter((one) => one.id !== id),
        { id, at: Date.now(), until: issued.expiresAt },
      ];
      const other = current.token?.value === old?.value ? undefined : current.token;
      // Another process has stored a newer one, because this one was stopped for longer than its lock.
      const token = other && other.usableUntil >= issued.usableUntil ? other : issued;
      return { counted, token, replacedAt: isReplaced ? now : current.replacedAt };
    };
    // The token must not be lost because the store is away for a moment.
    for (
      const end = performance.now() + saveTime;
      performance.now() < end;
      await sleepInBackground(300 + Math.random() * 400)
    ) {
      const error: unknown = await shared.change(withIssued).catch((failed: unknown) => failed);
      if (error === undefined) break;
    }
    return issued;
  }

  /** Stores what a failed request means for all. @throws an error that another look would give again */
  async #requestFailed(shared: SharedState, id: string, error: unknown, poll: number): Promise<Delay> {
    if (error instanceof TransportError) {
      // A request that may have arrived may have created a token.
      if (!error.mayHaveArrived) await shared.change(withoutCounted(id)).catch(() => {});
      const failures = this.#lost.failures + 1;
      this.#lost = { failures, until: performance.now() + pauseAfter(failures), error };
      return { error, milliseconds: poll, isFinal: !isTemporary(error), isRequested: true };
    }
    if (!(error instanceof TokenError)) throw error;
    const mayRecover = error instanceof TemporaryTokenError;
    const { message, reason } = error;
    let wait = 0;
    const withPause = (current: TokenState): TokenState => {
      const failures = (current.pause?.failures ?? 0) + 1;
      wait = Math.max(error.retryAt.getTime() - Date.now(), mayRecover ? pauseAfter(failures) : 0);
      const next = { until: Date.now() + wait, message, reason, isFinal: !mayRecover, failures };
      return { ...(mayRecover && error.mayHaveCreated ? current : withoutCounted(id)(current)), pause: next };
    };
    await shared.change(withPause).catch(() => {});
    return { error, milliseconds: wait, isFinal: !mayRecover, isRequested: true };
  }
}

const withoutCounted = (id: string) => (state: TokenState) => ({
  ...state,
  counted: state.counted.filter((one) => one.id !== id),
});

/** The token of a state, or why there can be none for now; undefined if another one must be requested. */
function tokenOrDelay(state: TokenState, { rejected, renewing }: Look): IssuedToken | Delay | undefined {
  const { token, pause: paused } = state;
  const now = Date.now();
  const isUsable = token && token.usableUntil > now && token.value !== renewing;
  if (isUsable && !(token.value === rejected && isReplaceable(state, now))) return token;
  if (!paused || paused.until <= now) return undefined;
  const end = new Date(paused.until);
  const error = new TokenError(`${paused.message} No request is sent until ${end.toISOString()}.`, paused.reason, end);
  return { error, milliseconds: paused.until - now + Math.random() * 1_000, isFinal: paused.isFinal };
}

/** Why the limits allow no other token yet; undefined if they do. */
function delayByLimits(state: TokenState, now: number): Delay | undefined {
  const next = nextTokenAt(state, now);
  if (next <= now) return undefined;
  const retryAt = new Date(next);
  const { pause: last } = state;
  const error = last ? new TokenError(last.message, last.reason, retryAt) : new TokenBudgetError(retryAt);
  return { error, milliseconds: next - now + Math.random() * 1_000 };
}

/** Random milliseconds until the next look, which grow up to a second on average: many processes wait for one. */
function pollTime(looks: number): number {
  return Math.min(1_000, 100 * 1.5 ** looks) * (0.5 + Math.random());
}
