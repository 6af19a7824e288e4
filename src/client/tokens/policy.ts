/** What a process may do: use a token, wait, or request another one. */
import { accessTokensPerRefreshToken, activeAccessTokens } from "../../../generated/limits.ts";
import { TokenBudgetError, TokenError } from "../errors.ts";
import type { IssuedToken, TokenState } from "./state.ts";
import { life, pace, pauses, sharing } from "./times.ts";

export interface TokenNeed {
  /** A token that the service rejected with a 401. */
  rejected: string | undefined;
  /** The token of this process, if it is to be renewed before it expires. */
  renewing: string | undefined;
  /** Whether calls can go on without another token. */
  hasToken: boolean;
}

/** Why there is no token now. */
export interface NoToken {
  /**
   * `held`: another process requests a token now. `failed`: this process has requested one, without success. `later`: no token may
   * be requested yet, or the store failed. `final`: asking the store again does not help.
   */
  kind: "held" | "failed" | "later" | "final";
  error: Error;
  /** When there may be a token, in milliseconds from now, if that is known. */
  milliseconds?: number;
}

/** The token of a state, or why there can be none for now; undefined if another one must be requested. */
export function tokenOrReason(state: TokenState, { rejected, renewing }: TokenNeed): IssuedToken | NoToken | undefined {
  const { token, pause } = state;
  const now = Date.now();
  const isUsable = token && token.usableUntil > now && token.value !== renewing;
  if (isUsable && !(token.value === rejected && mayReplace(state, now))) return token;
  if (!pause || pause.until <= now) return undefined;
  const end = new Date(pause.until);
  const error = new TokenError(`${pause.message} No request is sent until ${end.toISOString()}.`, pause.reason, end);
  return { kind: pause.isFinal ? "final" : "later", error, milliseconds: shortlyAfter(pause.until, now) };
}

/** Why the limits allow no other token yet; undefined if they do. */
export function reasonOfLimits(state: TokenState, now: number): NoToken | undefined {
  const next = nextTokenAt(state, now);
  if (next <= now) return undefined;
  const retryAt = new Date(next);
  const { pause: last } = state;
  // What the auth server responded last says more than the limit.
  const error = last ? new TokenError(last.message, last.reason, retryAt) : new TokenBudgetError(retryAt);
  return { kind: "later", error, milliseconds: shortlyAfter(next, now) };
}

/**
 * Milliseconds until a random moment in the second after the given time, so that many waiting processes do not all ask at once.
 */
function shortlyAfter(time: number, now: number): number {
  return time - now + Math.random() * 1_000;
}

/** Whether enough time has passed since a 401 replaced a token (`pace.replacement`). */
function mayReplace({ replacedAt = 0 }: TokenState, now: number): boolean {
  return replacedAt + pace.replacement <= now;
}

/**
 * When another token may be requested within both documented limits (specification, Limits): the number of tokens in ten
 * minutes, and the number of active tokens. If one token too many is active, the service deletes the oldest one.
 */
function nextTokenAt({ counted }: TokenState, now: number): number {
  const recent = counted.filter(({ at }) => at + sharing.window > now);
  const last = Math.max(...recent.map(({ at }) => at));
  const afterGap = recent.length >= pace.slowFrom ? last + pace.slowGap : now;
  const endsOfWindow = recent.map(({ at }) => at + sharing.window);
  const endsOfLife = counted.map(({ until }) => until).filter((until) => until > now);
  return Math.max(
    afterGap,
    whenFewerThan(accessTokensPerRefreshToken.maximum, endsOfWindow),
    whenFewerThan(activeAccessTokens.maximum, endsOfLife),
  );
}

/**
 * The time at which fewer than `maximum` of the items will remain, if each ends at one of these times; 0 if there are fewer now.
 */
function whenFewerThan(maximum: number, ends: number[]): number {
  return ends.sort((one, other) => one - other)[ends.length - maximum] ?? 0;
}

/** When this process renews a token: at a random time before its end, so that processes do not all do it at once. */
export function renewalTime({ usableUntil, lifetime }: IssuedToken): number {
  return usableUntil - Math.random() * Math.min(life.renewal, lifetime / 10);
}

/** Milliseconds without a request after failures in a row. */
export function pauseAfter(failures: number): number {
  const longest = Math.min(pauses.lastFailure, pauses.firstFailure * 2 ** Math.min(failures, 6));
  return longest * (0.5 + Math.random() / 2);
}

/**
 * An issued token with its times. A lifetime that is too long for seconds is taken for milliseconds, and an invalid one for the
 * usual lifetime.
 * @param requestedAt the earliest time at which the token can have been created
 */
export function issuedToken(value: string, expiresIn: unknown, requestedAt: number): IssuedToken {
  const milliseconds = Number(expiresIn) * 1_000;
  const given = milliseconds > life.longest ? Number(expiresIn) : milliseconds;
  const lifetime = given > 0 && given <= life.longest ? given : life.usual;
  const expiresAt = requestedAt + lifetime;
  return { value, expiresAt, usableUntil: expiresAt - Math.min(life.reserve, lifetime / 10), lifetime };
}
