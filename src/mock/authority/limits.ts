/** The source's table of limits, in milliseconds where it is about time (source: Limits). */
export const limits = {
  grantMinutes: { min: 3, max: 10 },
  accessTokenSeconds: 3600,
  refreshTokensPerUser: 20,
  refreshTokensPerWindow: 20,
  activeAccessTokens: 10,
  accessTokensPerWindow: 10,
  window: 10 * 60_000,
} as const;

/** Counts what was made in the last ten minutes. */
export class Window {
  #madeAt: number[] = [];

  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  /** Whether another may be made; it is then counted. */
  take(): boolean {
    this.#madeAt = this.#madeAt.filter((madeAt) => madeAt + limits.window > this.now());
    if (this.#madeAt.length >= this.limit) return false;
    this.#madeAt.push(this.now());
    return true;
  }
}
