import { type Clock, systemClock } from "../../src/shared/clock.ts";
import type { LockResult, SharedStorage, Stored } from "../../src/tokens/storage.ts";

interface Entry {
  fence: number;
  until: number;
  stored: Stored | undefined;
  /** Counts the releases. */
  releases: number;
}

/** The storage that several clients of one process share, with a clock of its own: for models and simulations. */
export class MemoryStorage implements SharedStorage {
  readonly #entries = new Map<string, Entry>();
  readonly #waiting = new Map<string, Set<() => void>>();
  /** How many requests it received. */
  requests = 0;

  constructor(private readonly clock: Clock = systemClock) {}

  async lock(key: string, milliseconds: number, replacing?: number): Promise<LockResult> {
    this.requests += 1;
    const now = this.clock.now();
    const entry = this.#entry(key);
    const { stored, until } = entry;
    const answer = { now, stored, cursor: `${entry.releases}` };
    if (until > now) return { ...answer, heldFor: until - now };
    if (stored && stored.settledUntil > now && stored.version !== replacing) return answer;
    entry.fence = Math.max(entry.fence + 1, now);
    entry.until = now + milliseconds;
    return { ...answer, fence: entry.fence };
  }

  async write(key: string, fence: number, next: Omit<Stored, "version"> | undefined, time: number): Promise<boolean> {
    const { fence: current, until } = this.#entry(key);
    if (fence === current && until > this.clock.now()) return this.writeUnfenced(key, next, time);
    this.requests += 1;
    return false;
  }

  /** What a storage does that forgets to compare the fence. */
  async writeUnfenced(key: string, next: Omit<Stored, "version"> | undefined, milliseconds: number): Promise<true> {
    this.requests += 1;
    const entry = this.#entry(key);
    if (next) entry.stored = { ...next, version: entry.fence };
    entry.until = milliseconds > 0 ? this.clock.now() + milliseconds : 0;
    if (milliseconds > 0) return true;
    entry.releases += 1;
    for (const wake of this.#waiting.get(key) ?? []) wake();
    return true;
  }

  changed(key: string, since: LockResult, milliseconds: number): Promise<void> {
    this.requests += 1;
    if (`${this.#entry(key).releases}` !== since.cursor) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting);
      const timer = this.clock.setTimeout(() => {
        waiting.delete(wake);
        resolve();
      }, milliseconds);
      const wake = () => {
        waiting.delete(wake);
        this.clock.clearTimeout(timer);
        resolve();
      };
      waiting.add(wake);
    });
  }

  /** As a server that comes back empty. */
  clear(): void {
    this.#entries.clear();
  }

  #entry(key: string): Entry {
    const entry = this.#entries.get(key) ?? { fence: 0, until: 0, stored: undefined, releases: 0 };
    this.#entries.set(key, entry);
    return entry;
  }
}
