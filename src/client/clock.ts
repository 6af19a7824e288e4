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
 * Runs something with a signal that is aborted when the time is over, or when the caller aborts its own; it then fails
 * with the error of the time, or with the caller's reason.
 */
export async function within<T>(
  clock: Clock,
  milliseconds: number,
  late: () => Error,
  run: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  caller?.addEventListener("abort", stop);
  const timer = clock.setTimeout(() => controller.abort(late()), milliseconds);
  try {
    return await run(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clock.clearTimeout(timer);
    caller?.removeEventListener("abort", stop);
  }
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
