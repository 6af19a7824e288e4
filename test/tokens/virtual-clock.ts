import type { Clock } from "../../src/shared/clock.ts";

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that moves only when it is told to. `{ ...clock, now }` is that of a machine whose date differs. */
export class VirtualClock implements Clock {
  /** Milliseconds since the start. */
  #time = 0;
  /** In the order in which they were set. */
  readonly #timers = new Set<Timer>();

  readonly now = (): number => Date.parse("2026-11-21T10:00:00Z") + this.#time;
  readonly elapsed = (): number => this.#time;

  readonly setTimeout = (run: () => void, milliseconds: number): unknown => {
    const timer = { at: this.#time + Math.max(0, milliseconds), run };
    this.#timers.add(timer);
    return timer;
  };

  readonly clearTimeout = (timer: unknown): void => {
    this.#timers.delete(timer as Timer);
  };

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Runs what is due until then, and what that causes. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    await settled();
    for (let timer = this.#next(end); timer; timer = this.#next(end)) {
      this.#timers.delete(timer);
      this.#time = Math.max(this.#time, timer.at);
      timer.run();
      // Several timers of one time, then what they cause.
      if (this.#next(this.#time) === undefined) await settled();
    }
    this.#time = end;
  }

  /** The first timer that is due until then. */
  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.at <= end && timer.at < (first?.at ?? Infinity)) first = timer;
    }
    return first;
  }
}

/** Lets everything run that waits for nothing but promises. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
