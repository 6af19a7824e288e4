/**
 * The policy of access tokens, for one process (`refreshing.ts`) and for processes that share a storage (`src/token-stores`).
 *
 * | when | one process | processes that share a storage |
 * | --- | --- | --- |
 * | no token is valid | one call requests a token, the others wait | one process does, the others wait |
 * | a token is near its end | the first call after `usableUntil` requests another | before `usableUntil`, the process with the longest `renewalLead` does; the others use the old one |
 * | a token is requested | it counts before the request is sent, so that one is reserved if the process ends: then for up to eleven minutes | the same |
 * | the connection is lost | a token that may have been created counts for ten minutes | the same |
 * | the request cannot have arrived | nothing counts; it is retried only if that may help | the same |
 * | no call waits for the request any more | it ends 0.8 s later, and is not retried; a token that may have been created counts | the same |
 * | the limits allow no other | a TokenBudgetError until they do | the same, for all |
 * | the auth server refuses | a TokenError and no request until `retryAt` | the same, for all |
 * | a 401 says that the account may not do this | the token is kept | the same |
 * | any other 401 | another token, and the call is sent once more | the same, one token for all |
 * | the new token is refused, too | it is kept; for the `replacementInterval` a 401 replaces no token | the same |
 * | a 401, and the limits allow no other | the caller gets the 401, and the token is kept | the same |
 * | the storage is away | – | a valid token is used until `usableUntil`; then calls wait for the storage, fail when its time is over, and no token is requested |
 *
 * Without the storage no token is requested, because the others would not count it.
 */
import { accessTokenLifetime, accessTokensPerRefreshToken, activeAccessTokens } from "../../../generated/limits.ts";
import type { MadeToken, TokenState } from "./store.ts";

const { maximum: perWindow, perMinutes } = accessTokensPerRefreshToken;
const window = perMinutes * 60_000;
const usualLifetime = accessTokenLifetime.usualSeconds * 1_000;
const day = 24 * 3_600_000;

/** By how many milliseconds a token may be created later than noted: a process may be paused before it sends. */
export const requestTime = 60_000;

/** How often a 401, which may be about the operation, may replace a token: this never exceeds the limits. */
export const replacementInterval = Math.max(window / perWindow, usualLifetime / activeAccessTokens.maximum);

/** Milliseconds without a request after a refusal. Observed: "Access Denied" for 3 to 15 minutes. */
export const coolDown = { throttled: 10 * 60_000, refused: 60_000 };

/** How long a request goes on for which no call waits, in milliseconds: most end by then. It keeps the process alive. */
export const abandonedAfter = 800;

export function isUsable(
  { accessToken, usableUntil = 0 }: Partial<TokenState>,
  rejected: string | undefined,
  now: number,
): boolean {
  return accessToken !== undefined && accessToken !== rejected && usableUntil > now;
}

/** Whether a 401 may replace a token, given when one did last. */
export function mayReplace(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= replacementInterval;
}

/** The lifetime in milliseconds. More than a day means milliseconds, as some responses have them; for an invalid value, the usual one. */
export function lifetimeOf(expiresIn: unknown): number {
  const milliseconds = Number(expiresIn) * 1_000 > day ? Number(expiresIn) : Number(expiresIn) * 1_000;
  return milliseconds > 0 && milliseconds <= day ? milliseconds : usualLifetime;
}

/** How long before its end a token is no longer used, so that it does not expire in transit: a minute, or a tenth of its lifetime. */
export function safetyMargin(lifetime: number): number {
  return Math.min(60_000, lifetime / 10);
}

/**
 * How long before `usableUntil` a process renews a token: at a random time of the last four minutes, or of a tenth of the time
 * for which it can be used.
 * @param random at least 0 and less than 1
 */
export function renewalLead({ usableUntil = 0, made }: TokenState, random: number): number {
  const usable = usableUntil - (made.at(-1)?.madeAt ?? usableUntil);
  return random * Math.min(4 * 60_000, Math.max(0, usable / 10));
}

/**
 * When a refresh token can create another access token within the documented limits (specification, Limits). One limit is per
 * ten minutes. The other is of active tokens: one more would delete the first, which may be in use.
 * @returns a time that is not later than `now` if it can at once
 */
export function nextTokenAt(made: readonly MadeToken[], now: number): number {
  const windowEnds = made.map(({ madeAt }) => madeAt + window);
  const lifeEnds = made.map(({ expiresAt }) => expiresAt);
  return Math.max(freeAt(windowEnds, perWindow, now), freeAt(lifeEnds, activeAccessTokens.maximum, now));
}

export function stillCounting(made: readonly MadeToken[], now: number): MadeToken[] {
  return made.filter(({ madeAt, expiresAt }) => madeAt + window > now || expiresAt > now);
}

/** When fewer than `limit` entries are left, given the time when each of them ends; `now` if there are fewer already. */
function freeAt(ends: number[], limit: number, now: number): number {
  const pending = ends.filter((end) => end > now).sort((a, b) => a - b);
  return pending[pending.length - limit] ?? now;
}
