/** A sliding window: counts uses for a limit such as 10 per 10 minutes. */
export class Window {
  #usedAt: number[] = [];

  constructor(
    private readonly limit: { readonly maximum: number; readonly perMinutes: number },
    private readonly now: () => number,
  ) {}

  /** Counts another use. @returns false if the limit is reached; the use is not counted then */
  take(): boolean {
    const { maximum, perMinutes } = this.limit;
    this.#usedAt = this.#usedAt.filter((usedAt) => usedAt + perMinutes * 60_000 > this.now());
    if (this.#usedAt.length >= maximum) return false;
    this.#usedAt.push(this.now());
    return true;
  }
}
