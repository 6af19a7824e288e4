/** What processes know of their access tokens, as it is stored, and what the limits allow. Times are in milliseconds since 1970. */
import { accessTokenLifetime, accessTokensPerRefreshToken, activeAccessTokens } from "../../generated/limits.ts";

/** A token that counts towards the limits, also one that was only requested. */
export interface CountedToken {
  id: string;
  at: number;
  /** When it expires; the same as `at` if its request had no response. */
  until: number;
}

/** An access token and its times. */
export interface IssuedToken {
  value: string;
  expiresAt: number;
  /** Before its end, so that it does not expire on its way to the service. */
  usableUntil: number;
  lifetime: number;
}

/** Until when no token may be requested, and why. */
export interface Pause {
  until: number;
  message: string;
  reason?: string | undefined;
  /** Whether calls fail until then, because the auth server refused. Otherwise they wait. */
  isFinal: boolean;
  /** How many requests in a row failed. */
  failures: number;
}

export interface TokenState {
  token?: IssuedToken | undefined;
  counted: readonly CountedToken[];
  /** When a token was last replaced because the service rejected it. */
  replacedAt?: number | undefined;
  pause?: Pause | undefined;
}

const minute = 60_000;
const usualLifetime = accessTokenLifetime.usualSeconds * 1_000;
const day = 24 * 60 * minute;
/** Longer than the documented ten minutes: clocks differ, and a request takes time. */
const window = (accessTokensPerRefreshToken.perMinutes + 1) * minute;
/** From this many tokens in the window on, the next one comes a minute later: a loop of failures must leave tokens for others. */
const paced = { from: 4, gap: minute };
/** How often a 401 may replace a token: the 401 may be about the operation, and this never exceeds the limits. */
const replacementInterval = 6 * minute;
const longestPause = 16 * minute;

/** How long a store keeps a state. */
export const stateLifetime = day;

/** The state in a stored text, without what no longer counts or is of a wrong clock; an empty one if the text is damaged. */
export function parseState(text: string | undefined, now: number): TokenState {
  const { token, counted, replacedAt = 0, pause } = parsed(text);
  const soon = now + minute;
  return {
    counted: counted.filter(({ at, until }) => at <= now + window && (at + window > now || until > now)),
    ...(token && { token: { ...token, usableUntil: Math.min(token.usableUntil, now + token.lifetime) } }),
    ...(replacedAt > 0 && replacedAt <= soon && { replacedAt }),
    ...(pause && pause.until <= now + longestPause && { pause }),
  };
}

function parsed(text = "{}"): TokenState {
  try {
    const state = JSON.parse(text) as Partial<TokenState>;
    const { counted } = state;
    const isNumber = (value: unknown) => typeof value === "number";
    const areCounted = Array.isArray(counted) && counted.every((one) => isNumber(one?.at) && isNumber(one?.until));
    const isToken = state.token === undefined || typeof state.token.value === "string";
    if (isToken && areCounted) return { ...state, counted };
  } catch {
    // The stored text is not JSON, so it is treated as an empty state.
  }
  return { counted: [] };
}

/** Whether a 401 may replace the token now. */
export function isReplaceable({ replacedAt = 0 }: TokenState, now: number): boolean {
  return replacedAt + replacementInterval <= now;
}

/**
 * When another token may be requested: within both documented limits (specification, Limits), of which the second says that one
 * more active token would delete the first.
 * @returns `now` if it may be at once
 */
export function nextTokenAt({ counted }: TokenState, now: number): number {
  const inWindow = counted.filter(({ at }) => at + window > now).map(({ at }) => at);
  const afterGap = inWindow.length >= paced.from ? Math.max(...inWindow) + paced.gap : now;
  return Math.max(
    now,
    afterGap,
    endOfLimit(
      inWindow.map((at) => at + window),
      accessTokensPerRefreshToken.maximum,
    ),
    endOfLimit(
      counted.map(({ until }) => until).filter((until) => until > now),
      activeAccessTokens.maximum,
    ),
  );
}

/** When fewer than `limit` are left, given when each of them ends; 0 if there are fewer already. */
function endOfLimit(ends: number[], limit: number): number {
  return ends.sort((one, other) => one - other)[ends.length - limit] ?? 0;
}

/**
 * An issued token with its times. A lifetime above a day is in milliseconds, as reported in the field; an invalid one is the usual.
 * @param requestedAt the earliest time at which the token can have been created
 */
export function issuedToken(value: string, expiresIn: unknown, requestedAt: number): IssuedToken {
  const seconds = Number(expiresIn) * 1_000;
  const given = seconds > day ? Number(expiresIn) : seconds;
  const lifetime = given > 0 && given <= day ? given : usualLifetime;
  const expiresAt = requestedAt + lifetime;
  return { value, expiresAt, usableUntil: expiresAt - Math.min(minute, lifetime / 10), lifetime };
}

/** When this process renews a token: at a random time of the last four minutes, or of a tenth of its lifetime if that is less. */
export function renewalTime({ usableUntil, lifetime }: IssuedToken): number {
  return usableUntil - Math.random() * Math.min(4 * minute, lifetime / 10);
}

/** Milliseconds without a request after failures in a row: from 1 to 30 s. */
export function pauseAfter(failures: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
}
