import { accessTokensPerRefreshToken, activeAccessTokens } from "../../../generated/limits.ts";

/** When an access token was created and when it expires, in milliseconds since 1970. */
export interface MadeToken {
  madeAt: number;
  expiresAt: number;
}

const { maximum: perWindow, perMinutes } = accessTokensPerRefreshToken;
const window = perMinutes * 60_000;

/**
 * When a refresh token can create another access token within the documented limits (specification, Limits). One limit is per
 * ten minutes. The other is of active tokens: one more would delete the first, which may be in use.
 * @returns a time that is not later than `now` if it can at once
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

/** The tokens that still count towards a limit. */
export function stillCounting(made: readonly MadeToken[], now: number): MadeToken[] {
  return made.filter(({ madeAt, expiresAt }) => madeAt + window > now || expiresAt > now);
}

/** The tokens with the times that they would have if they were created now at the latest: the clock may have been set back. */
export function withoutFuture(made: readonly MadeToken[], now: number): readonly MadeToken[] {
  return made.map((token) =>
    token.madeAt > now ? { madeAt: now, expiresAt: now + token.expiresAt - token.madeAt } : token,
  );
}

/** When fewer than `limit` entries are left, given the time when each of them ends; `now` if there are fewer already. */
function freeAt(ends: number[], limit: number, now: number): number {
  const pending = ends.filter((end) => end > now).sort((a, b) => a - b);
  return pending[pending.length - limit] ?? now;
}
