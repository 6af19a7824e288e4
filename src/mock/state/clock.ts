/** The clock of a mock, which tests advance. */
export class MockClock {
  /** How far this clock is ahead of the system's, in milliseconds. */
  offset = 0;

  /** @param stopped aborted when the mock stops, which ends all waiting */
  constructor(readonly stopped: AbortSignal) {}

  now = (): number => Date.now() + this.offset;

  /**
   * Waits in the system's time, which `advance` does not change. It uses the global timers, which a test may fake.
   * @throws the reason with which `stopped` was aborted
   */
  wait(milliseconds: number): Promise<void> {
    const { stopped } = this;
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(stopped.reason);
      };
      const timer = setTimeout(() => {
        stopped.removeEventListener("abort", stop);
        resolve();
      }, milliseconds);
      stopped.addEventListener("abort", stop);
    });
  }
}
