/** All times of the tokens, in milliseconds, each with its reason. `policy.ts`, `state.ts` and those that wait use them. */
import { accessTokenLifetime, accessTokensPerRefreshToken } from "../../../generated/limits.ts";

const second = 1_000;
const minute = 60 * second;

/** How the limits of the service (specification, Limits) are kept. */
export const pace = {
  /** Once this many tokens were created in `sharing.window`, further ones are `slowGap` apart: failures must not use up all. */
  slowFrom: 4,
  slowGap: minute,
  /**
   * After a 401, a token is replaced at most once in this time. The 401 may concern the operation instead of the token; then
   * every call would replace another token.
   */
  replacement: 6 * minute,
};

/** How long a token lives, and when it is renewed. */
export const life = {
  /** The lifetime that is assumed if the token response has no valid lifetime. */
  usual: accessTokenLifetime.usualSeconds * second,
  /** A lifetime above this limit is taken for one in milliseconds: such responses were reported. */
  longest: 24 * 60 * minute,
  /**
   * A token is not used in its last minute, so that it does not expire on its way to the service; or its last tenth, if shorter.
   */
  reserve: minute,
  /**
   * A token is renewed at a random moment within this time before the reserve begins. For a short lifetime, a tenth of it is
   * used instead.
   */
  renewal: 4 * minute,
  /** For how long a call waits for a renewal while its token is valid. */
  patience: 2 * second,
  /** When a renewal that failed is tried again: at a random time between this and three times as much. */
  nextRenewal: 10 * second,
  /** If no renewal succeeds, calls go on with the old token until a second before its end. */
  last: second,
};

/** For how long no token is requested after a failure. */
export const pauses = {
  /** "Access Denied" after too many requests was reported in the field to last 3 to 15 minutes. */
  throttled: 15.5 * minute,
  refused: minute,
  /** After failures of the auth server in a row, the pause doubles from the first to the last. */
  firstFailure: second,
  lastFailure: 30 * second,
};

/** How processes share a store, in milliseconds. */
export const sharing = {
  /** A process that is killed while it holds the lock delays the others for so long. */
  lock: 20 * second,
  /** The time limit of one store operation. Three operations fit into the lifetime of the lock. */
  operation: 5 * second,
  /** The same, while calls have a valid token. */
  operationWithToken: 2 * second,
  /** For how long the save of an issued token is tried again. Then this process uses the token alone. */
  save: 10 * second,
  /** When a save that failed is tried again: at a random time between this and twice as much. */
  nextSave: 0.3 * second,
  /** When the store is asked again for a token: first after this on average, then later and later up to `longestLook`. */
  firstLook: 0.1 * second,
  longestLook: second,
  /** How long a store keeps a state: as long as any token lives. */
  state: life.longest,
  /** A token counts for longer than the documented ten minutes, because clocks differ, and a request takes time. */
  window: (accessTokensPerRefreshToken.perMinutes + 1) * minute,
  /** A stored time that is later than now by more than this is of a wrong clock. */
  clocks: minute,
  /** A stored pause that is longer than any of `pauses` is of a wrong clock. */
  longestPause: 16 * minute,
};
