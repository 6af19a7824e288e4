import { type Clock, systemClock } from "../client/clock.ts";

/** Options of every store that processes share. Times are in milliseconds. */
export interface SharedStoreOptions {
  /** Encrypts what is stored with AES-256-GCM: 32 bytes, or 32 bytes in base64. The same in all processes. */
  encryptionKey?: Uint8Array | string | undefined;
  /**
   * When the storage is out of reach and a token is needed: fail with a StorageError (default), or create one for this
   * process alone, at most one an hour, which up to nine processes can do within the limits. It counts for all processes
   * when the storage is back: once a minute, a call looks for it.
   */
  whenStoreFails?: "fail" | "memory" | undefined;
  /** After this time without a sign of life, another process takes over from one that requests a token; 10,000 if omitted. */
  leaseTime?: number | undefined;
  /** How long to wait for the token that another process requests; 60,000 if omitted. */
  waitTime?: number | undefined;
  /** Time limit of each request to the storage; 10,000 if omitted. */
  storageTimeout?: number | undefined;
  /** For tests. */
  clock?: Clock | undefined;
  /** For tests: returns a number of at least 0 and less than 1. */
  random?: (() => number) | undefined;
}

/** The options with the values for those that were omitted. The key is for the sealer alone. */
export function withDefaults(options: SharedStoreOptions) {
  return {
    whenStoreFails: options.whenStoreFails ?? "fail",
    leaseTime: options.leaseTime ?? 10_000,
    waitTime: options.waitTime ?? 60_000,
    storageTimeout: options.storageTimeout ?? 10_000,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
}
