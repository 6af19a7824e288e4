import { background, type Clock } from "../../shared/clock.ts";
import { TimeoutError } from "../errors.ts";

/** Work that several calls wait for. It is aborted some time after the last of them has left. */
export class Job<T> {
  readonly #clock: Clock;
  readonly #controller = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;
  #timer: unknown;

  /** @param patience how long the work goes on when no call waits for it, in milliseconds */
  constructor(
    clock: Clock,
    private readonly patience: number,
    run: (signal: AbortSignal) => Promise<T>,
  ) {
    this.#clock = background(clock);
    this.#result = run(this.#controller.signal).finally(() => this.#clock.clearTimeout(this.#timer));
  }

  get isAbandoned(): boolean {
    return this.#controller.signal.aborted;
  }

  join(signal: AbortSignal | undefined): Promise<T> {
    this.#waiting += 1;
    this.#clock.clearTimeout(this.#timer);
    signal?.addEventListener("abort", () => this.#leave(), { once: true });
    return this.#result;
  }

  #leave(): void {
    this.#waiting -= 1;
    if (this.#waiting > 0) return;
    const abort = () => this.#controller.abort(new TimeoutError("No call waits for the access token any more."));
    this.#timer = this.#clock.setTimeout(abort, this.patience);
  }
}
