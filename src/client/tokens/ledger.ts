import { accessTokensPerRefreshToken, activeAccessTokens } from "../../../generated/limits.ts";

/** An access token that was made. Times in milliseconds. */
export interface MadeToken {
  madeAt: number;
  expiresAt: number;
}

const { maximum: perWindow, perMinutes } = accessTokensPerRefreshToken;
const window = perMinutes * 60_000;

/**
 * When a refresh token may make another access token without exceeding a limit (source: Limits): so many per ten minutes,
 * and so many that have not expired, because one more would delete the first, which somebody may be using.
 * @returns a time that is not later than `now` if it may at once
 */
export function nextTokenAt(made: readonly MadeToken[], now: number): number {
  return Math.max(
    freeAt(
      made.map(({ madeAt }) => madeAt + window),
      perWindow,
      now,
    ),
    freeAt(
      made.map(({ expiresAt }) => expiresAt),
      activeAccessTokens.maximum,
      now,
    ),
  );
}

/** The entries that still count. */
export function stillCounting(made: readonly MadeToken[], now: number): MadeToken[] {
  return made.filter(({ madeAt, expiresAt }) => madeAt + window > now || expiresAt > now);
}

/** When fewer than `limit` of the entries are left, given when each of them ends. */
function freeAt(ends: number[], limit: number, now: number): number {
  const pending = ends.filter((end) => end > now).sort((a, b) => a - b);
  return pending.length < limit ? now : (pending[pending.length - limit] ?? now);
}
