/** What is known of the access tokens of a refresh token: the state in a store, which processes read, change and lock. */
import { StorageError } from "../errors.ts";
import type { Settings } from "../settings.ts";
import { withLimit } from "../time.ts";
import { sharing } from "./times.ts";
import { processTokenStore, type TokenStore } from "./token-store.ts";

/** A token that counts towards the limits, also one that was only requested. Times are in milliseconds since 1970. */
interface CountedToken {
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
interface Pause {
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

export class StoredState {
  constructor(
    private readonly store: TokenStore,
    private readonly key: string,
  ) {}

  async read(limit = sharing.operation): Promise<TokenState> {
    return stateIn(await this.#ask(() => this.store.get(this.key), limit), Date.now());
  }

  /** Changes what is stored now, because another process may have changed it since this one read it. */
  async change(change: (state: TokenState) => TokenState): Promise<void> {
    const changed = JSON.stringify(change(await this.read()));
    await this.#ask(() => this.store.set(this.key, changed, sharing.state));
  }

  /**
   * Takes the lock. If the store grants it only after the time limit, it is released at once.
   * @returns a function that releases the lock; undefined if another process holds it
   */
  async lock(limit = sharing.operation): Promise<(() => Promise<void>) | undefined> {
    const taken = (async () => this.store.lock(this.key, sharing.lock))();
    const release = await this.#ask(() => taken, limit).catch((error: unknown) => {
      taken.then((late) => late?.()).catch(() => {});
      throw error;
    });
    // A lock that cannot be released expires by itself.
    return release && (() => this.#ask(release).then(undefined, () => {}));
  }

  /** @throws StorageError that shows only the name and the code of an error: its text may have the address of a database */
  #ask<T>(run: () => Promise<T>, limit = sharing.operation): Promise<T> {
    const lateError = () => new StorageError(`The token store did not respond within ${limit} ms.`);
    return withLimit(limit, lateError, undefined, async () => run()).catch((error: unknown) => {
      const { name, code, cause } = Object(error) as Error & { code?: unknown };
      // A TypeError without a cause is a mistake of the program, such as a store that lacks a function. `fetch` throws a
      // TypeError with a cause for network errors.
      if (error instanceof StorageError || (error instanceof TypeError && cause === undefined)) throw error;
      throw new StorageError(`The token store failed: ${name}${code ? ` (${code})` : ""}.`, { cause: code });
    });
  }
}

/** The state of a client's refresh token. The key in the store is a hash, so that the store has no secret but the token. */
export async function openState({ tokenStore, credentials, authUrl }: Settings): Promise<StoredState> {
  // Vitest's and Jest's environments of a browser may lack it.
  if (!globalThis.crypto?.subtle)
    throw new TypeError(
      "`crypto.subtle` is missing. Define globalThis.crypto as the webcrypto of node:crypto, or give the client an accessToken.",
    );
  const { clientId, clientSecret, refreshToken } = credentials;
  // The secret is part of the key. So a process with a wrong secret stores its refusal where only such processes read it.
  const text = [clientId, clientSecret, refreshToken, authUrl].join("\n");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const key = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return new StoredState(tokenStore ?? processTokenStore(), key);
}

/** The state in a stored text, without what no longer counts or is of a wrong clock; an empty one if the text is damaged. */
function stateIn(text: string | undefined, now: number): TokenState {
  const { token, counted, replacedAt = 0, pause } = parsed(text);
  const { window, clocks, longestPause } = sharing;
  return {
    counted: counted.filter(({ at, until }) => at <= now + window && (at + window > now || until > now)),
    ...(token && { token: { ...token, usableUntil: Math.min(token.usableUntil, now + token.lifetime) } }),
    ...(replacedAt > 0 && replacedAt <= now + clocks && { replacedAt }),
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
