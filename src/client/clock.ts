/** The clock and the timers that the client uses; tests replace them. All times are in milliseconds. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/**
 * Runs an asynchronous function with a time limit and the caller's signal. When the time is over or the caller aborts,
 * the function's signal is aborted and the promise rejects at once, even if the function ignores its signal.
 * @param timeoutError creates the error for the time limit
 */
export function withTimeout<T>(
  clock: Clock,
  milliseconds: number,
  timeoutError: () => Error,
  run: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    const stopByCaller = () => stop(caller?.reason);
    caller?.addEventListener("abort", stopByCaller);
    const timer = clock.setTimeout(() => stop(timeoutError()), milliseconds);
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clock.clearTimeout(timer);
        caller?.removeEventListener("abort", stopByCaller);
      });
  });
}

/** Waits. If the signal is aborted, the promise rejects at once with its reason. */
export function sleep(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clock.clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
