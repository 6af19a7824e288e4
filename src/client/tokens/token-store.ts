/**
 * Where processes share the access tokens of an account. To use a database of your own, implement these three functions; to
 * encrypt the tokens, wrap `get` and `set`.
 *
 * If a function throws, the client tries again within the call's time. It fails at once after a `StorageError` with
 * `isPermanent: true`, and after a TypeError, which is a mistake of the program (unless it has a cause, as those of `fetch`).
 */
export interface TokenStore {
  /** Returns the value that was set last; undefined if no value was set. The value is a secret. */
  get(key: string): Promise<string | undefined>;
  /**
   * Stores a value, as a whole or not at all.
   * @param milliseconds after which the store may forget the value
   */
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /**
   * Takes the lock of a key. It ends after the time, because its process may have been killed.
   * @returns a function that releases the lock if it is still held; undefined if another process holds it
   */
  lock(key: string, milliseconds: number): Promise<(() => Promise<unknown>) | undefined>;
}

/** Plain data, so that it can be shared by copies of this module. */
interface MemoryRecord {
  value?: string;
  /** Who holds the lock, and until when, in milliseconds since 1970. */
  lock?: { id: string; until: number } | undefined;
}

/** Stores tokens in the memory of this process. */
export class MemoryTokenStore implements TokenStore {
  readonly #records: Map<string, MemoryRecord>;

  /** @param records a map that copies of this module share */
  constructor(records = new Map<string, MemoryRecord>()) {
    this.#records = records;
  }

  async get(key: string): Promise<string | undefined> {
    return this.#records.get(key)?.value;
  }

  async set(key: string, value: string): Promise<void> {
    this.#records.set(key, { ...this.#records.get(key), value });
  }

  async lock(key: string, milliseconds: number): Promise<(() => Promise<void>) | undefined> {
    const record = this.#records.get(key) ?? {};
    if (record.lock && record.lock.until > Date.now()) return undefined;
    const id = crypto.randomUUID();
    this.#records.set(key, { ...record, lock: { id, until: Date.now() + milliseconds } });
    return async () => {
      const current = this.#records.get(key);
      if (current?.lock?.id === id) this.#records.set(key, { ...current, lock: undefined });
    };
  }
}

/** `Symbol.for` gives the same symbol in every loaded copy of this module, such as in a second bundle or after a hot reload. */
const shared = Symbol.for("svc-monitoring-api.tokens");

/**
 * The store for clients that were given none. Clients in this process with the same credentials share their tokens through it.
 */
export function processTokenStore(): MemoryTokenStore {
  const holder = globalThis as { [shared]?: Map<string, MemoryRecord> };
  // It is not enumerable because it has secrets, which a printed global object must not show.
  if (!holder[shared]) Object.defineProperty(holder, shared, { value: new Map() });
  return new MemoryTokenStore(holder[shared]);
}
