import type { MadeToken } from "./ledger.ts";

/** What is kept of a refresh token: its newest access token, and those that count towards its limits. */
export interface TokenState {
  accessToken?: string;
  /** Until when it is used: somewhat before it expires. Milliseconds since 1970. */
  usableUntil?: number;
  made: readonly MadeToken[];
}

/** Where access tokens are kept. A store that several processes share must let one `update` of a key run at a time. */
export interface TokenStore {
  read(key: string): Promise<TokenState | undefined>;
  /** Gives the current state to `change`, keeps what it returns, and returns that. If `change` throws, nothing changes. */
  update(key: string, change: (state: TokenState | undefined) => Promise<TokenState>): Promise<TokenState>;
}

/** Keeps tokens in this process. */
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
