const words = "harbor amber cedar delta ember fjord grove haven ivory juniper kelp lumen maple north ocean pine".split(
  " ",
);

/** Values that a seed decides. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  one<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  shuffled<T>(values: readonly T[]): T[] {
    const drawn = values.map((value) => ({ value, at: this.#next() }));
    return drawn.sort((a, b) => a.at - b.at).map(({ value }) => value);
  }

  /** Whether a text has a format, roughly. */
  static hasFormat(text: string, format: string): boolean {
    if (format === "uuid") return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
    if (format === "email") return /^\S+@\S+\.\w+$/.test(text);
    if (format === "uri") return URL.canParse(text) && text.includes("://");
    if (format === "date") return /^\d{4}-\d\d-\d\d$/.test(text);
    return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
  }

  some<T>(values: readonly T[], most: number): T[] {
    return this.shuffled(values).slice(0, 1 + this.below(most));
  }

  slug(): string {
    return `${this.one(words)}-${this.one(words)}`;
  }

  uuid(): string {
    const hex = (length: number) => Array.from({ length }, () => this.below(16).toString(16)).join("");
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  }

  /** A value of a parameter of a path: number, UUID or slug. */
  identifier({ type, format }: { type?: string; format?: string }, example: unknown): string {
    if (type === "integer" || type === "number" || /^\d+$/.test(String(example))) return String(1 + this.below(1e7));
    if (format) return this.text(undefined, format);
    if (typeof example === "string" && /^[\da-f]{8}-/.test(example)) return this.uuid();
    return this.slug();
  }

  /** A text like the example: other digits, and other words at its end. */
  text(example: string | undefined, format: string | undefined): string {
    const two = (limit: number) => String(1 + this.below(limit)).padStart(2, "0");
    const day = `20${20 + this.below(7)}-${two(12)}-${two(28)}`;
    if (format === "uuid") return this.uuid();
    if (format === "date") return day;
    if (format === "date-time") return `${day}T${two(22)}:${two(58)}:${two(58)}Z`;
    if (format === "email") return `${this.one(words)}${this.below(900)}@example.org`;
    if (format === "uri" || format === "url") return `https://example.org/${this.slug()}/${this.below(1000)}`;
    if (!example) return `${this.one(words)} ${this.one(words)} ${this.below(1000)}`;
    if (/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(example)) return example.replace(/^[\d-]{10}/, day);
    const varied = example.replace(/\d/g, () => String(this.below(10)));
    return varied === example && !/[/:@]/.test(example) ? `${example} ${this.one(words)} ${this.below(1000)}` : varied;
  }
}
