import { type Clock, systemClock } from "../../src/shared/clock.ts";
import type { LockResult, SharedStorage, Stored } from "../../src/token-stores/index.ts";

interface Entry {
  fence: number;
  until: number;
  stored: Stored | undefined;
  /** Counts the releases. */
  releases: number;
}

/** The storage that several clients of one process share, with a clock of its own: for tests in virtual time. */
export class MemoryStorage implements SharedStorage {
  readonly #entries = new Map<string, Entry>();
  /** Those who wait for a release of any key. */
  readonly #waiting = new Set<() => void>();
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
    this.requests += 1;
    const entry = this.#entry(key);
    if (fence !== entry.fence || entry.until <= this.clock.now()) return false;
    if (next) entry.stored = { ...next, version: entry.fence };
    entry.until = time > 0 ? this.clock.now() + time : 0;
    if (time > 0) return true;
    entry.releases += 1;
    for (const wake of this.#waiting) wake();
    return true;
  }

  async changed(key: string, since: LockResult, milliseconds: number): Promise<void> {
    this.requests += 1;
    if (`${this.#entry(key).releases}` !== since.cursor) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        this.clock.clearTimeout(timer);
        resolve();
      };
      const timer = this.clock.setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }

  /** What is stored, under the only key. */
  get body(): string {
    const [entry] = this.#entries.values();
    return entry?.stored?.body ?? "";
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
