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

/** Seconds to start doubling from when the minimum is 0. */
const firstBound = 0.5;
/** More would only lead to Infinity. */
const maxDoublings = 30;

const idempotent = new Set(["GET", "PUT", "DELETE", "HEAD"]);

/** Whether the request may be sent again. A POST may only if it certainly did not run. */
export function mayRetry(method: string, outcome: Outcome): boolean {
  if ("refused" in outcome) return outcome.refused || idempotent.has(method);
  if (outcome.status === 429) return true;
  return outcome.status >= 500 && outcome.status !== 501 && idempotent.has(method);
}

/**
 * Milliseconds to wait before a retry: a random time between the minimum and a bound that doubles with each retry, or
 * what the service asked for, but never less than the minimum.
 * @param retry 0 for the first retry
 * @param asked milliseconds that the service asked for
 * @param random a number from 0 up to 1
 */
export function retryDelay(settings: RetrySettings, retry: number, asked: number | undefined, random: number): number {
  const { minWait, maxWait } = settings;
  if (asked !== undefined) return Math.max(asked, minWait * 1000);
  const doubled = (minWait || firstBound) * 2 ** Math.min(retry + 1, maxDoublings);
  const bound = Math.max(minWait, Math.min(maxWait, doubled));
  return (minWait + random * (bound - minWait)) * 1000;
}

/** The milliseconds that a `Retry-After` header asks for, given in seconds or as a date; undefined if it asks for nothing. */
export function retryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // Date.parse alone finds a date in "-5" as well.
  const milliseconds = /^[A-Z][a-z]+, .+GMT$/.test(header) ? Date.parse(header) - now : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
