import type { AccessTokenResponse } from "../../../generated/types.ts";
import { background, type Clock, sleep, withTimeout } from "../../shared/clock.ts";
import { ConnectionError, messageOf, TimeoutError } from "../errors.ts";
import { mayHaveArrived, mayRecover } from "../network-error.ts";
import type { Credentials, Settings } from "../options.ts";
import { retryDelay } from "../retry.ts";
import { refresh, TemporaryTokenError } from "./oauth.ts";

/** What the ledger of tokens does for a request. */
interface Ledger {
  /** Called before each attempt. Throws if the limits do not allow another token. */
  before(): Promise<void>;
  /** Called after an attempt that failed, with whether it may have created a token. */
  after(mayHaveCreated: boolean): Promise<void>;
}

/**
 * Requests access tokens, with retries. They have their own time limits, not those of a call: the first caller may have
 * aborted while others wait.
 */
export class TokenRequests {
  constructor(
    private readonly settings: Settings,
    private readonly credentials: Credentials,
  ) {}

  /**
   * @param abandoned aborted when no call waits any more
   * @throws what `before` throws; TokenError if the auth server refuses; TransportError if it cannot be reached
   */
  async send(abandoned: AbortSignal, { before, after }: Ledger): Promise<AccessTokenResponse> {
    const { retry, random, callTimeout, onTokenFailure } = this.settings;
    const clock = background(this.settings.clock);
    const deadline = clock.elapsed() + callTimeout;
    for (let count = 0; ; count += 1) {
      abandoned.throwIfAborted();
      await before();
      const start = clock.elapsed();
      try {
        return await this.#attempt(clock, abandoned);
      } catch (error) {
        const milliseconds = Math.round(clock.elapsed() - start);
        const isLost = error instanceof ConnectionError || error instanceof TimeoutError;
        // If the store fails, too, this error is the one that counts: a refusal must stay one.
        await after(isLost && mayHaveArrived(error.cause)).catch(() => {});
        const left = error instanceof TemporaryTokenError ? error.retryAt.getTime() - clock.now() : 0;
        const wait = retryDelay(retry, count, left > 0 ? left : undefined, random());
        const mayHelp = isLost ? mayRecover(error.cause) : error instanceof TemporaryTokenError;
        const isRetried = mayHelp && count < retry.maxRetries && clock.elapsed() + wait < deadline;
        const retryAfter = isRetried ? wait : undefined;
        await onTokenFailure?.({ attempt: count + 1, reason: messageOf(error), milliseconds, retryAfter });
        if (!isRetried) throw error;
        await sleep(clock, wait, abandoned);
      }
    }
  }

  #attempt(clock: Clock, abandoned: AbortSignal): Promise<AccessTokenResponse> {
    const { attemptTimeout, fetch, authUrl } = this.settings;
    const timeoutError = () => new TimeoutError(`The auth server sent no response within ${attemptTimeout} ms.`);
    const run = ({ signal }: AbortController) =>
      refresh({ authUrl, fetch, signal, now: () => clock.now() }, this.credentials, this.credentials.refreshToken);
    return withTimeout(clock, attemptTimeout, timeoutError, run, abandoned);
  }
}
