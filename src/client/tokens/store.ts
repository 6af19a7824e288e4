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
  /** The created tokens that count towards the limits. */
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
   */
  update(key: string, change: TokenChange, rejected?: string): Promise<TokenState>;
}

/** Stores tokens in the memory of this process. */
export class MemoryTokenStore implements TokenStore {
  readonly #states = new Map<string, TokenState>();
  readonly #last = new Map<string, Promise<unknown>>();

  update(key: string, change: TokenChange): Promise<TokenState> {
    const save = async (state: TokenState) => {
      this.#states.set(key, state);
    };
    const updated = Promise.resolve(this.#last.get(key)).then(async () => {
      const state = await change(this.#states.get(key) ?? { made: [] }, save);
      await save(state);
      return state;
    });
    this.#last.set(
      key,
      updated.catch(() => {}),
    );
    return updated;
  }
}

/**
 * The key of a refresh token in a store: the SHA-256 of client id, refresh token and auth server, so that the store does not
 * contain the secret itself, and accounts do not meet.
 */
export async function keyOf(...parts: string[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(parts.join("\n")));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
