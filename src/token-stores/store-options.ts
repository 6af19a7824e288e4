import { callback, nonEmptyText, type OptionTable, text, time, withFunctions } from "../client/option-checks.ts";
import { requestTime } from "../client/tokens/policy.ts";
import type { Clock } from "../shared/clock.ts";

/** Options of every store that processes share. Times are in milliseconds. */
export interface SharedStoreOptions {
  /** Encrypts what is stored with AES-256-GCM: 32 bytes, or 32 bytes in base64. The same in all processes. */
  encryptionKey?: Uint8Array | string | undefined;
  /** After this time without a heartbeat, another process takes over from one that requests a token; from 1,000 to 60,000, and 10,000 if omitted. */
  leaseTime?: number | undefined;
  /** How long to wait for the token that another process requests; 60,000 if omitted. */
  waitTime?: number | undefined;
  /** Time limit of each request to the storage, with its retries while the storage is away; 15,000 if omitted. */
  storageTimeout?: number | undefined;
  /** For tests. */
  clock?: Clock | undefined;
  /** For tests: returns a number of at least 0 and less than 1. */
  random?: (() => number) | undefined;
}

/** What the times are if they are omitted. */
export const defaultTimes = { leaseTime: 10_000, waitTime: 60_000, storageTimeout: 15_000 };

export const storeTable: OptionTable<SharedStoreOptions> = {
  // `sealerOf` says what it must be.
  encryptionKey: { check: { must: "a key", test: () => true, isHidden: true } },
  // A shorter lease ends while the auth server responds, and each process that takes over requests another token. Under a
  // longer one, a process that was paused would send its request later than the limits of tokens allow for.
  leaseTime: { check: time(1_000, requestTime), default: defaultTimes.leaseTime },
  waitTime: { check: time(1), default: defaultTimes.waitTime },
  storageTimeout: { check: time(1), default: defaultTimes.storageTimeout },
  clock: { check: withFunctions("now", "elapsed", "setTimeout", "clearTimeout") },
  random: { check: callback },
};

export const fileTable = { ...storeTable, directory: { check: nonEmptyText } };
export const redisTable = { ...storeTable, prefix: { check: text("a text", /^/) } };
