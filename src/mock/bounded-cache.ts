/**
 * A cache of limited size: when it is full, the oldest entry is dropped. Entries with a key longer than `maxKey`
 * characters are not stored.
 */
export class BoundedCache<Value> {
  readonly #values = new Map<string, Value>();

  constructor(
    private readonly maxEntries: number,
    private readonly maxKey: number,
  ) {}

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    if (key.length > this.maxKey) return;
    if (this.#values.size >= this.maxEntries) {
      const [oldest] = this.#values.keys();
      if (oldest !== undefined) this.#values.delete(oldest);
    }
    this.#values.set(key, value);
  }

  clear(): void {
    this.#values.clear();
  }
}
