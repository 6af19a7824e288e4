import type { AccessTokenResponse } from "../../../generated/types.ts";
import { background, sleep } from "../../shared/clock.ts";
import { ConnectionError, messageOf, TimeoutError, TransportError } from "../errors.ts";
import { mayHaveArrived, mayRecover } from "../network-error.ts";
import type { Credentials, Settings } from "../options.ts";
import { retryDelay } from "../retry.ts";
import { ForeignResponseError, TemporaryTokenError } from "./auth-server.ts";
import { createAccessToken } from "./oauth.ts";

/**
 * Requests an access token, with retries. They have their own time limits, not those of a call: the first caller may have
 * aborted while others wait.
 * @param abandoned aborted when no call waits any more
 * @param before called before each attempt; throws if the limits do not allow another token
 * @param after called after an attempt that failed, with whether it may have created a token
 * @throws what `before` throws; TokenError if the auth server refuses; TransportError if it cannot be reached
 */
export async function requestToken(
  settings: Settings,
  credentials: Credentials,
  abandoned: AbortSignal,
  before: () => Promise<void>,
  after: (mayHaveCreated: boolean) => Promise<void>,
): Promise<AccessTokenResponse> {
  const { retry, random, callTimeout, onTokenFailure } = settings;
  const clock = background(settings.clock);
  const deadline = clock.elapsed() + callTimeout;
  for (let count = 0; ; count += 1) {
    abandoned.throwIfAborted();
    await before();
    const start = clock.elapsed();
    try {
      return await createAccessToken(settings, clock, credentials, abandoned);
    } catch (error) {
      const milliseconds = Math.round(clock.elapsed() - start);
      // If the store fails, too, this error is the one that counts: a refusal must stay one.
      await after(mayHaveCreated(error)).catch(() => {});
      const left = error instanceof TemporaryTokenError ? error.retryAt.getTime() - clock.now() : 0;
      const wait = retryDelay(retry, count, left > 0 ? left : undefined, random());
      const isRetried = mayHelp(error) && count < retry.maxRetries && clock.elapsed() + wait < deadline;
      const retryAfter = isRetried ? wait : undefined;
      await onTokenFailure?.({ attempt: count + 1, reason: messageOf(error), milliseconds, retryAfter });
      if (!isRetried) throw error;
      await sleep(clock, wait, abandoned);
    }
  }
}

/** Whether a request that failed may have created a token. */
function mayHaveCreated(error: unknown): boolean {
  return error instanceof TransportError && !(error instanceof ForeignResponseError) && mayHaveArrived(error.cause);
}

/** Whether another attempt may have more success. */
function mayHelp(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return mayRecover(error.cause);
  return error instanceof ForeignResponseError ? error.mayPass : error instanceof TemporaryTokenError;
}
