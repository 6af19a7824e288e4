import type { Clock } from "./clock.ts";

/** The mock was closed during a wait. */
export class Stopped extends Error {}

/** Waits by a clock. @throws Stopped if the signal aborts before that */
export function wait(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer);
      reject(new Stopped());
    };
    const timer = clock.setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
