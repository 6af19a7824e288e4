/** The token state in a store: reads, changes and locks, each within a time limit, and with one kind of error. */
import { StorageError } from "./errors.ts";
import type { Settings } from "./settings.ts";
import { parseState, stateLifetime, type TokenState } from "./token-state.ts";
import { processTokenStore, type TokenStore } from "./token-store.ts";
import { withLimit } from "./transport.ts";

/** Each killed holder of the lock delays the others for so long, in milliseconds. */
export const lockTime = 20_000;

/** Milliseconds for one operation of a store. Three operations fit into the lock. */
const usualLimit = 5_000;

export class SharedState {
  constructor(
    private readonly store: TokenStore,
    private readonly key: string,
  ) {}

  async read(limit = usualLimit): Promise<TokenState> {
    return parseState(await this.#ask(() => this.store.get(this.key), limit), Date.now());
  }

  /** Changes what is stored now, because another process may have changed it since this one read it. */
  async change(change: (state: TokenState) => TokenState): Promise<void> {
    const changed = JSON.stringify(change(await this.read()));
    await this.#ask(() => this.store.set(this.key, changed, stateLifetime));
  }

  /**
   * Takes the lock. One that the store grants after the time limit is released.
   * @returns a function that releases the lock; undefined if another process holds it
   */
  async lock(limit = usualLimit): Promise<(() => Promise<void>) | undefined> {
    const taken = (async () => this.store.lock(this.key, lockTime))();
    const release = await this.#ask(() => taken, limit).catch((error: unknown) => {
      taken.then((late) => late?.()).catch(() => {});
      throw error;
    });
    // A lock that cannot be released ends by its time.
    return (
      release &&
      (() =>
        this.#ask(release).then(
          () => {},
          () => {},
        ))
    );
  }

  /** @throws StorageError that shows only the name and the code of an error: its text may have the address of a database */
  #ask<T>(run: () => Promise<T>, limit = usualLimit): Promise<T> {
    const late = () => new StorageError(`The token store did not respond within ${limit} ms.`);
    return withLimit(limit, late, undefined, async () => run()).catch((error: unknown) => {
      const { name, code, cause } = Object(error) as Error & { code?: unknown };
      // Without a cause, a TypeError is a mistake of the program, such as a store without a function. `fetch` gives one a cause.
      if (error instanceof StorageError || (error instanceof TypeError && cause === undefined)) throw error;
      throw new StorageError(`The token store failed: ${name}${code ? ` (${code})` : ""}.`, { cause: code });
    });
  }
}

/** The state of a client's refresh token. The key in the store is a hash, so that the store has no secret but the token. */
export async function openState({ tokenStore, credentials, authUrl }: Settings): Promise<SharedState> {
  // Vitest's and Jest's environments of a browser may lack it.
  if (!globalThis.crypto?.subtle)
    throw new TypeError("`crypto.subtle` is missing. Set globalThis.crypto to the webcrypto of node:crypto.");
  const { clientId, clientSecret, refreshToken } = credentials;
  // The secret is part of the key. So a process with a wrong secret stores its refusal where only such processes read it.
  const text = [clientId, clientSecret, refreshToken, authUrl].join("\n");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const key = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return new SharedState(tokenStore ?? processTokenStore(), key);
}
