/** What tells the mock the time: the system's clock, or that of a test. */
export interface TimeSource {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const systemClock: TimeSource = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/** The clock of a mock, which tests advance. */
export class MockClock {
  /** Milliseconds by which it is ahead of its source. */
  offset = 0;

  constructor(private readonly source: TimeSource) {}

  now = (): number => this.source.now() + this.offset;

  /** Waits by the source's clock, in milliseconds. @throws what the signal is aborted with */
  wait(milliseconds: number, stopped: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.source.clearTimeout(timer);
        reject(stopped.reason);
      };
      const timer = this.source.setTimeout(() => {
        stopped.removeEventListener("abort", stop);
        resolve();
      }, milliseconds);
      stopped.addEventListener("abort", stop);
    });
  }
}
