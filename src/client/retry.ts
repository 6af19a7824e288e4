import { mayHaveArrived, mayRecover } from "./network-error.ts";

/**
 * When a call is retried, and after how long. The names are those of the infrastructure-as-code provider, which counts in
 * seconds; here all times are in milliseconds.
 */
export interface RetrySettings {
  /** Minimum milliseconds before a retry. */
  minWait: number;
  /** Maximum milliseconds before a retry, unless the service requests more with `Retry-After`. */
  maxWait: number;
  /** Maximum retries before giving up. */
  maxRetries: number;
}

/** How an attempt ended: with a response, or with an error whose cause is the code of the network. */
type Outcome = { readonly status: number } | { readonly cause?: unknown };

/** Milliseconds that are doubled if the minimum is 0. */
const firstBound = 500;
/** Keeps the bound finite. */
const maxDoublings = 30;

const idempotent = new Set(["GET", "PUT", "DELETE", "HEAD"]);

/** Whether the request may be sent again. A POST may be only if the service certainly did not process it. */
export function mayRetry(method: string, outcome: Outcome): boolean {
  const isIdempotent = idempotent.has(method);
  if (!("status" in outcome)) return mayRecover(outcome.cause) && (isIdempotent || !mayHaveArrived(outcome.cause));
  const { status } = outcome;
  return status === 429 || (status >= 500 && status !== 501 && isIdempotent);
}

/**
 * Milliseconds to wait before a retry, the first of which is 0: what the service requested, at least the minimum; otherwise a
 * random time between the minimum and a bound that doubles with each retry.
 * @param random a number of at least 0 and less than 1
 */
export function retryDelay(
  { minWait, maxWait }: RetrySettings,
  retry: number,
  requested: number | undefined,
  random: number,
): number {
  if (requested !== undefined) return Math.max(requested, minWait);
  const doubled = (minWait || firstBound) * 2 ** Math.min(retry + 1, maxDoublings);
  const bound = Math.max(minWait, Math.min(maxWait, doubled));
  return minWait + random * (bound - minWait);
}

/** The milliseconds that a `Retry-After` header requests, in seconds or as a date; undefined if it is missing or invalid. */
export function retryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // Date.parse alone would accept "-5" as a date.
  const milliseconds = /^[A-Z][a-z]+, .+GMT$/.test(header) ? Date.parse(header) - now : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
