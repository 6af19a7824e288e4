/**
 * One access token for all processes that share a store. Who needs a token reads the store; takes its lock, and reads again;
 * notes the token that it is about to request; requests it, once; stores it; and releases the lock. The others ask the store
 * again later.
 */
import { StorageError, TimeoutError, TokenError, TransportError } from "../errors.ts";
import { isTemporary } from "../network-errors.ts";
import type { Settings } from "../settings.ts";
import { sleepInBackground } from "../time.ts";
import { TemporaryTokenError } from "./auth-refusal.ts";
import { createAccessToken } from "./auth-server.ts";
import { issuedToken, type NoToken, pauseAfter, reasonOfLimits, type TokenNeed, tokenOrReason } from "./policy.ts";
import { type IssuedToken, openState, type StoredState, type TokenState } from "./state.ts";
import { sharing } from "./times.ts";

/** How often a request had no response, until when no other is sent, and the last error. */
const noFailure = { failures: 0, until: 0, error: new Error() };

export class TokenRequests {
  readonly #state: Promise<StoredState>;
  /**
   * The requests of this process to which no response came. They are not stored: the connections of other processes may be
   * better.
   */
  #unanswered = noFailure;

  constructor(private readonly settings: Settings) {
    this.#state = openState(settings);
    // If the runtime has no SHA-256, each call fails with this error. The early `catch` keeps the unhandled rejection from
    // ending the process.
    this.#state.catch(() => {});
  }

  /** Lets the next request be sent at once, in spite of earlier ones without a response. */
  tryAtOnce(): void {
    this.#unanswered = noFailure;
  }

  /**
   * Asks the store once, and requests a token if no other process does so.
   * @throws TypeError if the program's store is wrong
   */
  async tokenFor(need: TokenNeed): Promise<IssuedToken | NoToken> {
    const stored = await this.#state;
    const limit = need.hasToken ? sharing.operationWithToken : undefined;
    try {
      const found = tokenOrReason(await stored.read(limit), need);
      if (found) return found;
      const { error, until } = this.#unanswered;
      if (until > performance.now()) return { kind: "later", error };
      const lockedAt = performance.now();
      const release = await stored.lock(limit);
      if (!release)
        return { kind: "held", error: new TimeoutError("Another process requests the access token.", false) };
      try {
        return await this.#requestAsHolder(stored, lockedAt, need);
      } finally {
        await release();
      }
    } catch (error) {
      // A TypeError is a mistake of the program.
      if (error instanceof TypeError) throw error;
      const isFinal = !(error instanceof StorageError) || error.isPermanent;
      return { kind: isFinal ? "final" : "later", error: error as Error };
    }
  }

  /** Removes the token from the store. What counts towards the limits stays. */
  async forget(): Promise<void> {
    await (await this.#state).change(({ token: _, ...others }) => others);
  }

  /** Requests a token while this process holds the lock. @throws an error that would come again */
  async #requestAsHolder(stored: StoredState, lockedAt: number, need: TokenNeed): Promise<IssuedToken | NoToken> {
    const before = await stored.read();
    const requestedAt = Date.now();
    const found = tokenOrReason(before, need) ?? reasonOfLimits(before, requestedAt);
    if (found) return found;
    const id = crypto.randomUUID();
    // The token counts from now on, because this process may end before the response.
    const requested = { id, at: requestedAt, until: requestedAt };
    await stored.change((state) => ({ ...state, counted: [...state.counted, requested] }));
    // Another process may hold the lock by now.
    if (performance.now() - lockedAt > sharing.lock)
      return { kind: "later", error: new StorageError("The token store is too slow."), milliseconds: 0 };
    let issued: IssuedToken;
    try {
      const { access_token, expires_in } = await createAccessToken(this.settings, Number.POSITIVE_INFINITY);
      issued = issuedToken(access_token, expires_in, requestedAt);
    } catch (error) {
      if (error instanceof TransportError) return this.#afterNoResponse(stored, id, error);
      if (error instanceof TokenError) return this.#afterRefusal(stored, id, error);
      throw error;
    }
    this.#unanswered = noFailure;
    const old = before.token;
    const isReplaced = need.rejected !== undefined && old?.value === need.rejected && old.usableUntil > requestedAt;
    await save(stored, (state) => {
      const other = state.token?.value === old?.value ? undefined : state.token;
      return {
        counted: [...withoutRequested(state, id).counted, { id, at: Date.now(), until: issued.expiresAt }],
        // Another process may have stored a newer token, if this one was stopped for longer than its lock.
        token: other && other.usableUntil >= issued.usableUntil ? other : issued,
        replacedAt: isReplaced ? requestedAt : state.replacedAt,
      };
    });
    return issued;
  }

  async #afterNoResponse(stored: StoredState, id: string, error: TransportError): Promise<NoToken> {
    // A request that may have arrived may have created a token, so it counts.
    if (!error.mayHaveArrived) await stored.change((state) => withoutRequested(state, id)).catch(() => {});
    const failures = this.#unanswered.failures + 1;
    this.#unanswered = { failures, until: performance.now() + pauseAfter(failures), error };
    return { kind: isTemporary(error) ? "failed" : "final", error };
  }

  /** Stores a refusal of the auth server, so that no process sends another request until it may be over. */
  async #afterRefusal(stored: StoredState, id: string, error: TokenError): Promise<NoToken> {
    const mayRecover = error instanceof TemporaryTokenError;
    const mayHaveCreated = mayRecover && error.mayHaveCreated;
    const { message, reason } = error;
    let milliseconds = 0;
    const withPause = (current: TokenState): TokenState => {
      const failures = (current.pause?.failures ?? 0) + 1;
      milliseconds = Math.max(error.retryAt.getTime() - Date.now(), mayRecover ? pauseAfter(failures) : 0);
      const pause = { until: Date.now() + milliseconds, message, reason, isFinal: !mayRecover, failures };
      return { ...(mayHaveCreated ? current : withoutRequested(current, id)), pause };
    };
    await stored.change(withPause).catch(() => {});
    return { kind: mayRecover ? "failed" : "final", error, milliseconds };
  }
}

/** A state that does not count a token which was certainly not created. */
function withoutRequested(state: TokenState, id: string): TokenState {
  return { ...state, counted: state.counted.filter((one) => one.id !== id) };
}

/** Saves an issued token, and tries it again for a while: the token must not be lost because the store is away for a moment. */
async function save(stored: StoredState, change: (state: TokenState) => TokenState): Promise<void> {
  const end = performance.now() + sharing.save;
  while (performance.now() < end) {
    try {
      return await stored.change(change);
    } catch {
      await sleepInBackground(sharing.nextSave * (1 + Math.random()));
    }
  }
}
