import { type RetrySettings, retryDelay } from "../client/retry.ts";
import { type Clock, sleep, withTimeout } from "../shared/clock.ts";
import { type LockResult, type SharedStorage, StorageError } from "./storage.ts";

/** The client's delays. The longest is short beside `storageTimeout`. */
const storageRetry: RetrySettings = { minWait: 50, maxWait: 1_000, maxRetries: Infinity };

/** What a storage responded, with how much this process's clock is ahead of the storage's, in milliseconds. */
export interface ClockedResult extends LockResult {
  /** At most: times that are read with it are never too early. */
  offset: number;
  /** At least: times that are stored with it are never too early, or a token would count too short after a slow response. */
  storedOffset: number;
}

/** A SharedStorage whose requests have a time limit, and are sent again while the storage is away. */
export class PatientStorage {
  constructor(
    private readonly storage: SharedStorage,
    private readonly timeout: number,
    private readonly clock: Clock,
    private readonly random: () => number,
  ) {}

  /** @param isRetried whether it is sent again while the storage is away */
  async lock(key: string, time: number, replacing: number | undefined, isRetried: boolean): Promise<ClockedResult> {
    let asked = 0;
    const request = () => {
      asked = this.clock.elapsed();
      return this.storage.lock(key, time, replacing);
    };
    const found = await this.#timed(this.timeout, request, isRetried);
    // The storage read its clock between the request and the response.
    const offset = this.clock.now() - found.now;
    return { ...found, offset, storedOffset: offset - (this.clock.elapsed() - asked) };
  }

  write(...call: Parameters<SharedStorage["write"]>): Promise<boolean> {
    return this.#timed(this.timeout, () => this.storage.write(...call));
  }

  async changed(key: string, since: LockResult, wait: number): Promise<void> {
    await this.#timed(wait + this.timeout, () => this.storage.changed(key, since, wait));
  }

  async #timed<T>(milliseconds: number, request: () => Promise<T>, isRetried = true): Promise<T> {
    let away: StorageError | undefined;
    const silent = `The token storage did not respond within ${milliseconds} ms. Check that it runs.`;
    const late = () => new StorageError(away?.message ?? silent, away && { cause: away.cause, isAway: true });
    const run = async ({ signal }: AbortController) => {
      for (let count = 0; ; count += 1) {
        try {
          return await request();
        } catch (error) {
          if (!(isRetried && error instanceof StorageError && error.isAway)) throw error;
          away = error;
          await sleep(this.clock, retryDelay(storageRetry, count, undefined, this.random()), signal);
        }
      }
    };
    try {
      return await withTimeout(this.clock, milliseconds, late, run);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      const cause = named(error);
      throw new StorageError(`The token storage failed with ${cause}. Check that it runs and responds.`, { cause });
    }
  }
}

/** An error by its name and its code. Its message may have what is stored, or an address with a password. */
function named(error: unknown): string {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return [name, code].filter((one) => /^[\w.-]{1,64}$/.test(String(one ?? ""))).join(" ") || "an unknown error";
}
