import type { Clock } from "../shared/clock.ts";

/** Another process got the lease: this one was paused or disconnected for too long. */
export class LeaseLost extends Error {}

/** Writes under a lease, and extends it while it is in use. */
export class Lease<Value> {
  #timer: unknown;

  /** @param time how long the lease lasts without a heartbeat, in milliseconds */
  constructor(
    private readonly clock: Clock,
    private readonly time: number,
    private readonly write: (value: Value | undefined, milliseconds: number) => Promise<boolean>,
  ) {
    this.#extendLater();
  }

  /** @throws LeaseLost, also if the answer came too late: this process may have been paused */
  async keep(value: Value): Promise<void> {
    const start = this.clock.elapsed();
    if (!(await this.write(value, this.time))) throw new LeaseLost();
    if (this.clock.elapsed() - start >= this.time) throw new LeaseLost();
  }

  async release(value: Value | undefined): Promise<void> {
    this.end();
    if (!(await this.write(value, 0))) throw new LeaseLost();
  }

  end(): void {
    this.clock.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #extendLater(): void {
    this.#timer = this.clock.setTimeout(() => {
      this.#extendLater();
      // If it fails, the next write says so.
      this.write(undefined, this.time).catch(() => {});
    }, this.time / 3);
  }
}
