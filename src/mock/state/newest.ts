const maxItems = 1000;
/** Of all bodies together: a mock may run for days, and a body may have 1 MiB. */
const maxBytes = 32 * 1024 * 1024;

/** The newest of what arrived: at most 1000, whose bodies have at most 32 MiB together. */
export class Newest<Item> {
  #kept: Array<{ item: Item; bytes: number }> = [];
  #bytes = 0;
  /** How many were added. */
  added = 0;

  /** @param bytes of its body */
  add(item: Item, bytes: number): void {
    this.#kept.push({ item, bytes });
    this.#bytes += bytes;
    this.added += 1;
    while (this.#kept.length > maxItems || this.#bytes > maxBytes) this.#bytes -= this.#kept.shift()?.bytes ?? 0;
  }

  /** The oldest first. */
  get items(): Item[] {
    return this.#kept.map(({ item }) => item);
  }

  copy(): Newest<Item> {
    const copy = new Newest<Item>();
    copy.#kept = [...this.#kept];
    copy.#bytes = this.#bytes;
    copy.added = this.added;
    return copy;
  }
}
