/** Tells the mock the time: the system's clock, or a clock of a test. */
export interface TimeSource {
  /** The current time, in milliseconds since 1970. */
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
  /** How far this clock is ahead of its source, in milliseconds. */
  offset = 0;

  /** @param stopped aborted when the mock stops, which ends all waiting */
  constructor(
    private readonly source: TimeSource,
    readonly stopped: AbortSignal,
  ) {}

  now = (): number => this.source.now() + this.offset;

  /** Waits in the time of the source, which `advance` does not change. @throws the reason with which `stopped` was aborted */
  wait(milliseconds: number): Promise<void> {
    const { stopped } = this;
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
