/** Waiting: time limits, signals that are aborted, and pauses. Times are in milliseconds. */

/** With a longer delay, `setTimeout` fires at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * The reason of an aborted signal. After `abort(null)` the default AbortError is used, because openapi-fetch would treat a
 * thrown null as no error.
 */
export function reasonOf({ reason }: AbortSignal): unknown {
  return reason || new DOMException("This operation was aborted", "AbortError");
}

/** @throws the reason of a signal that is aborted */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw reasonOf(signal);
}

/**
 * Runs something until its time is over or the caller's signal is aborted, even if it ignores the signal that it gets.
 * @param lateError creates the error of the time limit
 */
export function withLimit<T>(
  milliseconds: number,
  lateError: () => Error,
  given: AbortSignal | null | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // `AbortSignal.any` is slow, so a call without a signal does not use it.
  const signal = given ? AbortSignal.any([given, controller.signal]) : controller.signal;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(reasonOf(signal));
    const stop = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => controller.abort(lateError()), Math.min(milliseconds, longestTimer));
    signal.addEventListener("abort", stop);
    run(signal)
      .finally(() => {
        clearTimeout(timer);
        // Node keeps a combined signal in memory as long as it has a listener and the caller's signal is not aborted.
        signal.removeEventListener("abort", stop);
      })
      // openapi-fetch takes null for a success.
      .then(resolve, (error: unknown) =>
        reject(error || new TypeError("A function of the program failed without an error.")),
      );
  });
}

/** Until when something is waited for. */
export interface Waiting {
  /** As `performance.now()`. */
  deadline: number;
  signal?: AbortSignal | null | undefined;
  /** Creates the error of the time limit. */
  lateError: () => Error;
}

/** Runs something until the deadline, or until the caller's signal is aborted. */
export function withDeadline<T>({ deadline, signal, lateError }: Waiting, run: () => Promise<T>): Promise<T> {
  return withLimit(deadline - performance.now(), lateError, signal, run);
}

/** Waits. @throws the signal's reason as soon as it is aborted */
export async function sleep(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  throwIfAborted(signal);
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, longestTimer));
    signal?.addEventListener("abort", end);
  });
  throwIfAborted(signal);
}

/**
 * Waits without keeping the process alive. That is safe: the calls that wait for the same result have their own timers, which
 * keep it alive.
 */
export function sleepInBackground(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: { unref?: () => void } = setTimeout(resolve, milliseconds);
    // In browsers a timer is a number.
    timer.unref?.();
  });
}

/** The milliseconds that the header `Retry-After` requests, in seconds or as a date; undefined if it is missing or invalid. */
export function retryAfter(headers: Headers): number | undefined {
  const header = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  // Without the pattern, Date.parse takes "-5" for a date.
  const milliseconds = /^[A-Z][a-z]+, .+GMT$/.test(header) ? Date.parse(header) - Date.now() : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
