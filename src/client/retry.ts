/** When a call is made again, and after how long. Names and meaning follow the infrastructure-as-code provider's settings. */
export interface RetrySettings {
  /** Minimum seconds before retrying a failed request. */
  minWait: number;
  /** Maximum seconds before retrying, unless the service itself asks for more. */
  maxWait: number;
  /** Maximum retries before giving up. */
  maxRetries: number;
}

export const defaultRetry: RetrySettings = { minWait: 1, maxWait: 30, maxRetries: 4 };

/** How an attempt ended: with a status, or without an answer. */
export type Outcome = { status: number } | { refused: boolean };

const idempotent = new Set(["GET", "PUT", "DELETE", "HEAD"]);

/** Whether the request may be sent again. A POST may only if it certainly did not run. */
export function mayRetry(method: string, outcome: Outcome): boolean {
  if ("refused" in outcome) return outcome.refused || idempotent.has(method);
  if (outcome.status === 429) return true;
  return outcome.status >= 500 && outcome.status !== 501 && idempotent.has(method);
}

/**
 * Milliseconds to wait before a retry: a random time between the minimum and a bound that doubles with each retry.
 * @param retry 0 for the first retry
 * @param asked milliseconds that the service asked for; a longer wait than that is not needed, a shorter one not allowed
 * @param random a number from 0 up to 1
 */
export function retryDelay(settings: RetrySettings, retry: number, asked: number | undefined, random: number): number {
  if (asked !== undefined) return asked;
  const bound = Math.max(settings.minWait, Math.min(settings.maxWait, settings.minWait * 2 ** (retry + 1)));
  return (settings.minWait + random * (bound - settings.minWait)) * 1000;
}

/** The milliseconds that a `Retry-After` header asks for, given in seconds or as a date; undefined if it asks for nothing. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
