/** The clocks and the timers that the client uses; tests replace them. All times are in milliseconds. */
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

/** The clock with timers that do not keep the process alive: the calls that wait have timers of their own. */
export function background(clock: Clock): Clock {
  return {
    now: () => clock.now(),
    elapsed: () => clock.elapsed(),
    setTimeout(run, milliseconds) {
      const timer = clock.setTimeout(run, milliseconds);
      // In Node, Deno and Bun.
      (timer as { unref?: () => void }).unref?.();
      return timer;
    },
    clearTimeout: (timer) => clock.clearTimeout(timer),
  };
}

/**
 * Runs a function with a time limit and the caller's signals. When the time is over or the caller aborts, the function's
 * controller is aborted, and the promise rejects at once, even if the function ignores its signal.
 */
export async function withTimeout<T>(
  clock: Clock,
  milliseconds: number,
  timeoutError: () => Error,
  run: (controller: AbortController) => Promise<T>,
  ...signals: Signals
): Promise<T> {
  let isLate = false;
  const late = () => {
    isLate = true;
    return timeoutError();
  };
  try {
    return await limited(clock, milliseconds, late, run, signals);
  } catch (error) {
    // Created again, after the await, so that its stack names the line of the caller.
    throw isLate ? timeoutError() : error;
  }
}

function limited<T>(
  clock: Clock,
  milliseconds: number,
  timeoutError: () => Error,
  run: (controller: AbortController) => Promise<T>,
  signals: Signals,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    // At once, and not when the function ends: a timer keeps the process alive.
    const end = () => {
      clock.clearTimeout(timer);
      release();
    };
    const stop = (reason: unknown) => {
      end();
      reject(reason);
      controller.abort(reason);
    };
    const release = onAbort(signals, stop);
    const timer = clock.setTimeout(() => stop(timeoutError()), milliseconds);
    run(controller).finally(end).then(resolve, reject);
  });
}

/** Waits. If a signal is aborted, the promise rejects at once with its reason. */
export function sleep(clock: Omit<Clock, "now" | "elapsed">, milliseconds: number, ...signals: Signals): Promise<void> {
  return new Promise((resolve, reject) => {
    const release = onAbort(signals, (reason) => {
      clock.clearTimeout(timer);
      reject(reason);
    });
    const timer = clock.setTimeout(() => {
      release();
      resolve();
    }, milliseconds);
  });
}

type Stop = (reason: unknown) => void;

/** The signals that can end a call. */
export type Signals = ReadonlyArray<AbortSignal | null | undefined>;

const stopsOf = new WeakMap<AbortSignal, { stops: Set<Stop>; listener: () => void }>();

/**
 * Calls `stop` with the reason when a signal is aborted, until the returned function ends this. All calls share one
 * listener of a signal: Node warns of a leak when it has more than ten. @throws the reason if one is aborted already
 */
export function onAbort(signals: Signals, stop: Stop): () => void {
  throwIfAborted(signals);
  const releases = signals.map((signal) => signal && listen(signal, stop));
  return () => {
    for (const release of releases) release?.();
  };
}

function listen(signal: AbortSignal, stop: Stop): () => void {
  const { stops, listener } = stopsOf.get(signal) ?? listenerOf(signal);
  stops.add(stop);
  return () => {
    if (!stops.delete(stop) || stops.size > 0) return;
    signal.removeEventListener("abort", listener);
    stopsOf.delete(signal);
  };
}

/** @throws the reason of the first signal that is aborted */
export function throwIfAborted(signals: Signals): void {
  for (const signal of signals) if (signal?.aborted) throw reasonOf(signal);
}

/** Of `abort(null)` it is what `abort()` gives: openapi-fetch takes a null for a success. */
function reasonOf({ reason }: AbortSignal): unknown {
  return reason || new DOMException("This operation was aborted", "AbortError");
}

/** Its own function, so that the listener does not retain `stop` and what that captures, such as a response. */
function listenerOf(signal: AbortSignal) {
  const stops = new Set<Stop>();
  const listener = () => {
    for (const stop of [...stops]) stop(reasonOf(signal));
  };
  signal.addEventListener("abort", listener);
  const entry = { stops, listener };
  stopsOf.set(signal, entry);
  return entry;
}
