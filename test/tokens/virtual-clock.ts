import type { Clock } from "../../src/client/clock.ts";

interface Timer {
  at: number;
  order: number;
  run: () => void;
  isCancelled: boolean;
}

/** A clock that moves only when it is told to. Machines may have clocks of their own that differ from it. */
export class VirtualClock implements Clock {
  /** Milliseconds since the start. */
  #time = 0;
  #order = 0;
  /** A binary heap: the next timer first. */
  readonly #heap: Timer[] = [];

  constructor(private readonly start = Date.parse("2026-11-21T10:00:00Z")) {}

  readonly now = (): number => this.start + this.#time;
  readonly elapsed = (): number => this.#time;

  readonly setTimeout = (run: () => void, milliseconds: number): unknown => {
    this.#order += 1;
    const timer = { at: this.#time + Math.max(0, milliseconds), order: this.#order, run, isCancelled: false };
    this.#push(timer);
    return timer;
  };

  readonly clearTimeout = (timer: unknown): void => {
    if (timer) (timer as Timer).isCancelled = true;
  };

  /** The clock of a machine that is ahead, or behind if negative. */
  skewed(milliseconds: number): Clock {
    return { ...this.asClock(), now: () => this.now() + milliseconds };
  }

  asClock(): Clock {
    return { now: this.now, elapsed: this.elapsed, setTimeout: this.setTimeout, clearTimeout: this.clearTimeout };
  }

  /** Runs what is due until then, and what that causes. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    await settled();
    for (let timer = this.#next(end); timer; timer = this.#next(end)) {
      this.#time = Math.max(this.#time, timer.at);
      timer.run();
      // Several timers of one time, then what they cause.
      if (this.#heap[0]?.at !== this.#time) await settled();
    }
    this.#time = end;
  }

  #next(end: number): Timer | undefined {
    for (;;) {
      const [first] = this.#heap;
      if (!first || first.at > end) return undefined;
      this.#pop();
      if (!first.isCancelled) return first;
    }
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let index = heap.push(timer) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(timer, heap[parent] as Timer)) break;
      heap[index] = heap[parent] as Timer;
      index = parent;
    }
    heap[index] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child += 1;
      if (!isBefore(heap[child] as Timer, last)) break;
      heap[index] = heap[child] as Timer;
      index = child;
    }
    heap[index] = last;
  }
}

function isBefore(a: Timer, b: Timer): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** Lets everything run that waits for nothing but promises. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
