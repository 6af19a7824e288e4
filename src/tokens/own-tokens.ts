import type { MadeToken } from "../client/tokens/limits.ts";
import type { TokenState } from "../client/tokens/store.ts";
import type { TokenRecord } from "./record.ts";

const hour = 3_600_000;

/** The tokens that this process created without the storage. They count for all processes as soon as it is back. */
export class OwnTokens {
  readonly #made = new Map<string, readonly MadeToken[]>();
  readonly #reported = new WeakSet<MadeToken>();

  /** Creates one at most once an hour. */
  mayCreate(key: string, now: number): boolean {
    return !this.#of(key).some(({ madeAt }) => madeAt + hour > now);
  }

  /** Takes note of those that were, or may have been, created since a time; those before it no longer count. */
  note(key: string, made: readonly MadeToken[], since: number): void {
    this.#made.set(
      key,
      made.filter(({ madeAt }) => madeAt >= since),
    );
  }

  /** Those that the storage does not know of. */
  unreported(key: string): MadeToken[] {
    return this.#of(key).filter((token) => !this.#reported.has(token));
  }

  /** Takes note that the storage knows of them. */
  report(tokens: readonly MadeToken[]): void {
    for (const token of tokens) this.#reported.add(token);
  }

  #of(key: string): readonly MadeToken[] {
    return this.#made.get(key) ?? [];
  }
}

/** What is stored, with the tokens that the storage does not know of; the newest one stays in use. */
export function withOwn(shared: TokenRecord, unreported: readonly MadeToken[], own: TokenState): TokenRecord {
  if (unreported.length === 0) return shared;
  const made = [...new Set([...shared.made, ...unreported])].sort((a, b) => a.madeAt - b.madeAt);
  const isNewer = (own.usableUntil ?? 0) > (shared.usableUntil ?? 0);
  return isNewer ? { ...own, made } : { ...shared, made };
}
