/** Time, as the client needs it; tests bring their own. Milliseconds throughout. */
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
 * Runs something with a signal that is aborted when the time is over, or when the caller aborts its own. It then fails
 * at once with the error of the time, or with the caller's reason, also if what runs does not listen.
 */
export function within<T>(
  clock: Clock,
  milliseconds: number,
  late: () => Error,
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
    const timer = clock.setTimeout(() => stop(late()), milliseconds);
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clock.clearTimeout(timer);
        caller?.removeEventListener("abort", stopByCaller);
      });
  });
}

/** Waits; ends early with the signal's reason when it is aborted. */
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
