import { type Clock, systemClock } from "../../shared/clock.ts";

/** When an access token was created and when it expires, in milliseconds since 1970. */
export interface MadeToken {
  madeAt: number;
  expiresAt: number;
}

/** The stored state of a refresh token: its newest access token, and the tokens that count towards its limits. */
export interface TokenState {
  accessToken?: string;
  /** When it must be replaced, shortly before it expires. Milliseconds since 1970. */
  usableUntil?: number;
  made: readonly MadeToken[];
}

/**
 * Creates the next state, only if the given one has no usable token. `save` stores a state in between, so that a token that
 * may have been created counts even if the process ends now.
 */
export type TokenChange = (state: TokenState, save: (state: TokenState) => Promise<void>) => Promise<TokenState>;

/**
 * Stores access tokens, which are secrets. Processes that share tokens need a shared store, whose storage is a file, Redis
 * or your own: see `svc-monitoring-api/tokens`.
 */
export interface TokenStore {
  /**
   * Runs the updates of a key one at a time. Calls `change` with the current state, stores its result and returns it. If
   * `change` throws, the state that it saved last stays.
   * @param key a hash of client id, refresh token and auth server
   * @param rejected a token that the service rejected: another one is needed, even if it has not expired
   * @param secret a hash of the client secret: a refused client may be asked for again with another secret
   */
  update(key: string, change: TokenChange, rejected?: string, secret?: string): Promise<TokenState>;
}

/** Stores tokens in the memory of this process. They count right even if somebody sets the clock of the machine. */
export class MemoryTokenStore implements TokenStore {
  readonly #states = new Map<string, { state: TokenState; offset: number }>();
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param clock for tests */
  constructor(private readonly clock: Clock = systemClock) {}

  update(key: string, change: TokenChange): Promise<TokenState> {
    const save = async (state: TokenState) => {
      this.#states.set(key, { state, offset: this.#offset() });
    };
    const updated = Promise.resolve(this.#last.get(key)).then(async () => {
      const state = await change(this.#state(key), save);
      await save(state);
      return state;
    });
    this.#last.set(
      key,
      updated.catch(() => {}),
    );
    return updated;
  }

  #state(key: string): TokenState {
    const stored = this.#states.get(key);
    if (!stored) return { made: [] };
    const by = this.#offset() - stored.offset;
    // Less is the resolution of the clocks.
    if (Math.abs(by) < 1_000) return stored.state;
    // Forward may also be the sleep of the machine, in which the token ages.
    const { usableUntil } = stored.state;
    return { ...moved(stored.state, by), ...(by > 0 && usableUntil !== undefined && { usableUntil }) };
  }

  /** Changes only when somebody sets the clock, or the machine sleeps. */
  #offset(): number {
    return this.clock.now() - this.clock.elapsed();
  }
}

/** A state whose times are later by so many milliseconds. */
export function moved<S extends TokenState>(state: S, by: number): S {
  const { made, usableUntil } = state;
  return {
    ...state,
    made: made.map(({ madeAt, expiresAt }) => ({ madeAt: madeAt + by, expiresAt: expiresAt + by })),
    ...(usableUntil !== undefined && { usableUntil: usableUntil + by }),
  };
}

/**
 * The key of a refresh token in a store: the SHA-256 of client id, refresh token and auth server, so that the store does not
 * contain the secret itself, and accounts do not meet.
 */
export async function keyOf(...parts: string[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts.join("\n")));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
