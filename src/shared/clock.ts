/** The clocks and the timers that the mock uses; tests replace them. All times are in milliseconds. */
export interface Clock {
  /** Time since 1970, for dates: it may jump when somebody sets the clock. */
  now(): number;
  /** A time that only advances, for durations: deadlines, waits and cool-downs. */
  elapsed(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/** Waits. If the signal is aborted, the promise rejects at once with its reason. */
export function sleep(clock: Omit<Clock, "now" | "elapsed">, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clock.clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = clock.setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop);
  });
}
