/** Counts what was made in the last minutes, for a limit such as 10 per 10 minutes. */
export class Window {
  #madeAt: number[] = [];

  constructor(
    private readonly limit: { readonly maximum: number; readonly perMinutes: number },
    private readonly now: () => number,
  ) {}

  /** Whether another may be made; it is then counted. */
  take(): boolean {
    const { maximum, perMinutes } = this.limit;
    this.#madeAt = this.#madeAt.filter((madeAt) => madeAt + perMinutes * 60_000 > this.now());
    if (this.#madeAt.length >= maximum) return false;
    this.#madeAt.push(this.now());
    return true;
  }
}
