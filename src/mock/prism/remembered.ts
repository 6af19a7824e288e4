/**
 * Remembers what was worked out, up to a number of entries; then the oldest go. Keys longer than `maxKey` are not kept,
 * so that memory has a bound.
 */
export class Remembered<Value> {
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
}
