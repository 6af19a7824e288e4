import type { Clock } from "../../src/shared/clock.ts";

const minute = 60_000;

/** The auth server of the service, with what a fleet must never do. */
export class SimulatedAuthServer {
  /** When each token was created: the first is `token-1`. */
  readonly made: number[] = [];
  /** The largest number of tokens in any ten minutes. */
  most = 0;
  #first = 0;

  constructor(
    private readonly clock: Clock,
    /** Seconds. */
    private readonly lifetime = 3600,
  ) {}

  /** Creates a token. Its response is what the service sends. */
  create(): Response {
    const now = this.clock.now();
    this.made.push(now);
    while ((this.made[this.#first] ?? now) <= now - 10 * minute) this.#first += 1;
    this.most = Math.max(this.most, this.made.length - this.#first);
    return Response.json({ access_token: `token-${this.made.length}`, expires_in: this.lifetime });
  }

  /** Whether the service accepts a token. */
  accepts(token: string): boolean {
    const madeAt = this.made[numberOf(token) - 1];
    return madeAt !== undefined && madeAt + this.lifetime * 1000 > this.clock.now();
  }
}

/** The number of a token: a higher one is newer. */
export function numberOf(token: string | undefined): number {
  return Number(token?.replace("token-", "") ?? 0);
}
