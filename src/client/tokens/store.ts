import type { MadeToken } from "./limits.ts";

/** The stored state of a refresh token: its newest access token, and the tokens that count towards its limits. */
export interface TokenState {
  accessToken?: string;
  /** When it must be replaced, shortly before it expires. Milliseconds since 1970. */
  usableUntil?: number;
  /** The created tokens that count towards the limits. */
  made: readonly MadeToken[];
}

/** Stores access tokens, which are secrets. A store that several processes share must run the updates of a key one at a time. */
export interface TokenStore {
  read(key: string): Promise<TokenState | undefined>;
  /** `key` is a hash of the refresh token. Calls `change` with the current state, stores its result and returns it. If `change` throws, the state stays. */
  update(key: string, change: (state: TokenState | undefined) => Promise<TokenState>): Promise<TokenState>;
}

/** Stores tokens in the memory of this process. */
export class MemoryTokenStore implements TokenStore {
  readonly #states = new Map<string, TokenState>();
  readonly #last = new Map<string, Promise<unknown>>();

  async read(key: string): Promise<TokenState | undefined> {
    const state = this.#states.get(key);
    return state && { ...state };
  }

  update(key: string, change: (state: TokenState | undefined) => Promise<TokenState>): Promise<TokenState> {
    const updated = Promise.resolve(this.#last.get(key)).then(async () => {
      const state = await change(await this.read(key));
      this.#states.set(key, state);
      return state;
    });
    this.#last.set(
      key,
      updated.catch(() => {}),
    );
    return updated;
  }
}

/** The key of a refresh token in a store: its SHA-256, so that the store does not contain the secret itself. */
export async function keyOf(refreshToken: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(refreshToken));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
