/** What a store has about the access tokens of an account, and how that changes. */
import { life } from "./limits.ts";

/** A token that counts towards the limits, also one that was only requested. Times are in milliseconds since 1970. */
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
  /** Shortly before `expiresAt`: calls stop using it then, so that it does not expire on its way to the service. */
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

/** What the store has. */
export interface TokenState {
  token?: IssuedToken | undefined;
  counted: readonly CountedToken[];
  /** When a token was last replaced because the service rejected it. */
  replacedAt?: number | undefined;
  pause?: Pause | undefined;
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

/** A state that counts a token which is about to be requested: its process may end before the response. */
export function withRequested(state: TokenState, id: string, at: number): TokenState {
  return { ...state, counted: [...state.counted, { id, at, until: at }] };
}

/** A state that does not count a token which was certainly not created. */
export function withoutRequested(state: TokenState, id: string): TokenState {
  return { ...state, counted: state.counted.filter((one) => one.id !== id) };
}

/**
 * A state with a token that was issued.
 * @param before the state in which the token was requested; another process may have changed it meanwhile
 */
export function withIssued(
  state: TokenState,
  issued: IssuedToken,
  {
    id,
    before,
    rejected,
    requestedAt,
  }: { id: string; before: TokenState; rejected: string | undefined; requestedAt: number },
): TokenState {
  const old = before.token;
  const isReplaced = rejected !== undefined && old?.value === rejected && old.usableUntil > requestedAt;
  const other = state.token?.value === old?.value ? undefined : state.token;
  // Another process may have stored a newer one, if this one was stopped for longer than its lock.
  const token = other && other.usableUntil >= issued.usableUntil ? other : issued;
  const counted = { id, at: Date.now(), until: issued.expiresAt };
  return {
    counted: [...withoutRequested(state, id).counted, counted],
    token,
    replacedAt: isReplaced ? requestedAt : state.replacedAt,
  };
}
