import { checkOptions, requireValid, withFunctions } from "../client/option-checks.ts";
import { type RetrySettings, retryDelay } from "../client/retry.ts";
import { isUsable, mayReplace, renewalLead } from "../client/tokens/policy.ts";
import type { TokenChange, TokenState, TokenStore } from "../client/tokens/store.ts";
import { background, type Clock, sleep, systemClock, withTimeout } from "../shared/clock.ts";
import { Lease, LeaseLost } from "./lease.ts";
import { corrected, deserialize, errorOf, refusalOf, serialize, shifted, type TokenRecord } from "./record.ts";
import { type Sealer, sealerOf } from "./seal.ts";
import { type LockResult, type SharedStorage, StorageError } from "./storage.ts";
import { type SharedStoreOptions, storeTable } from "./store-options.ts";

export type { SharedStoreOptions } from "./store-options.ts";

/** What a process knows of a key, in the times of its own clock. */
interface View {
  version: number;
  record: TokenRecord;
  /** How long before `usableUntil` this process renews the token. */
  renewalLead: number;
  /** Whether the storage does not have the record, lost it, or has it with times of a clock that was set back. */
  isToRestore?: boolean;
}

/** After a failed renewal, or by another process, a token that is still valid is used this long. */
const renewalPause = 20_000;

/** The client's delays. The longest is short beside `storageTimeout`. */
const storageRetry: RetrySettings = { minWait: 50, maxWait: 1_000, maxRetries: Infinity };

/**
 * A token store for a fleet of processes over any shared storage, as the policy of tokens says: one of them requests a token,
 * under a lease, and the others wait for it.
 */
export class SharedTokenStore implements TokenStore {
  readonly #storage: SharedStorage;
  readonly #sealer: Sealer;
  readonly #leaseTime: number;
  readonly #waitTime: number;
  readonly #storageTimeout: number;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #views = new Map<string, View>();

  /** @throws TypeError that names the invalid option */
  constructor(storage: SharedStorage, options: SharedStoreOptions = {}) {
    requireValid("The storage", withFunctions("lock", "write", "changed"), storage);
    checkOptions("the token store", options, storeTable);
    this.#storage = storage;
    this.#sealer = sealerOf(options.encryptionKey);
    this.#leaseTime = options.leaseTime ?? 10_000;
    this.#waitTime = options.waitTime ?? 60_000;
    this.#storageTimeout = options.storageTimeout ?? 10_000;
    this.#clock = background(options.clock ?? systemClock);
    this.#random = options.random ?? Math.random;
  }

  /** @throws StorageError if the storage is out of reach or another process takes too long; what `change` throws */
  async update(key: string, change: TokenChange, rejected?: string): Promise<TokenState> {
    try {
      return await this.#shared(key, change, rejected);
    } catch (error) {
      const known = this.#views.get(key);
      const now = this.#clock.now();
      if (error instanceof StorageError && known && isUsable(known.record, rejected, now)) return stateOf(known, now);
      throw error;
    }
  }

  async #shared(key: string, change: TokenChange, rejected: string | undefined): Promise<TokenState> {
    const deadline = this.#clock.elapsed() + this.#waitTime;
    const known = this.#views.get(key);
    const mustReplace = rejected !== undefined && known?.record.accessToken === rejected;
    let replacing = mustReplace ? known?.version : undefined;
    let answer: LockResult | undefined;
    let isRestored = false;
    let askedAt = 0;
    for (;;) {
      if (answer === undefined) {
        this.#checkDeadline(deadline);
        const isWaiting = !isUsable(this.#views.get(key)?.record ?? {}, rejected, this.#clock.now());
        const lock = () => {
          askedAt = this.#clock.elapsed();
          return this.#storage.lock(key, this.#leaseTime, replacing);
        };
        answer = await this.#timed(this.#storageTimeout, lock, isWaiting);
      }
      // The storage read its clock between the request and the response. So times that are read are never too early, and
      // times that are stored neither: a token would count too short because of a response that took seconds.
      const offset = this.#clock.now() - answer.now;
      const storedOffset = offset - (this.#clock.elapsed() - askedAt);
      const view = this.#see(key, answer, offset, rejected);
      const now = this.#clock.now();
      const hasToken = isUsable(view.record, rejected, now);
      const { fence, heldFor, stored } = answer;
      // Once: a storage may lose it again.
      const isToRestore = view.isToRestore && !isRestored;
      if (fence !== undefined && isToRestore) {
        isRestored = true;
        const restored = this.#toStore(view.record, storedOffset);
        await this.#timed(this.#storageTimeout, () => this.#storage.write(key, fence, restored, 0));
        if (hasToken && !isDue(view, now)) return stateOf(view, now);
      } else if (fence !== undefined) {
        const state = await this.#requestAsLeader(key, fence, storedOffset, view, change, rejected);
        if (state) return state;
      } else if (hasToken && (heldFor !== undefined || !(isToRestore || isDue(view, now)))) {
        return stateOf(view, now);
      } else if (!hasToken && !isToRestore && view.record.refusal && view.record.refusal.until > now) {
        throw errorOf(view.record.refusal);
      } else if (heldFor !== undefined) {
        this.#checkDeadline(deadline);
        const since = answer;
        const wait = Math.min(deadline - this.#clock.elapsed(), heldFor);
        answer = await this.#timed(wait + this.#storageTimeout, () => this.#storage.changed(key, since, wait));
        continue;
      } else {
        replacing = stored?.version;
      }
      answer = undefined;
    }
  }

  #checkDeadline(deadline: number): void {
    if (this.#clock.elapsed() < deadline) return;
    throw new StorageError(
      `Another process has been requesting an access token for ${this.#waitTime} ms. Check that the auth server responds.`,
    );
  }

  /** Requests a token under a lease. Returns undefined if the lease was lost, so that another process may request one. */
  async #requestAsLeader(
    key: string,
    fence: number,
    offset: number,
    view: View,
    change: TokenChange,
    rejected: string | undefined,
  ): Promise<TokenState | undefined> {
    const { record } = view;
    const lease = new Lease(this.#clock, this.#leaseTime, (next: TokenRecord | undefined, milliseconds) => {
      const stored = next && this.#toStore(next, offset);
      return this.#timed(this.#storageTimeout, () => this.#storage.write(key, fence, stored, milliseconds));
    });
    const isRejected = rejected !== undefined && record.accessToken === rejected;
    // What is saved on the way keeps the token in use, so that the others can go on with it.
    const save = ({ made }: TokenState) => {
      const saved = { ...record, made };
      this.#views.set(key, { ...view, record: saved });
      return lease.keep(saved);
    };
    try {
      if (isRejected && !mayReplace(record.replacedAt, this.#clock.now())) {
        await lease.release(undefined);
        return record;
      }
      const next: TokenRecord = await change({ ...record, usableUntil: 0 }, save);
      const replacedAt = isRejected ? this.#clock.now() : record.replacedAt;
      const created = { ...next, ...(replacedAt !== undefined && { replacedAt }) };
      const renewed: View = { version: fence, record: created, renewalLead: renewalLead(created, this.#random()) };
      this.#views.set(key, { ...renewed, isToRestore: true });
      try {
        await lease.release(created);
        this.#views.set(key, renewed);
      } catch (error) {
        // The token is there, and the storage knows that it may be: only this process uses it.
        if (!(error instanceof StorageError)) throw error;
      }
      return stateOf(renewed, this.#clock.now());
    } catch (error) {
      if (error instanceof LeaseLost) return undefined;
      const { made } = this.#views.get(key)?.record ?? record;
      const refusal = refusalOf(error);
      const refused = { ...record, made, ...(refusal && { refusal }) };
      this.#views.set(key, { ...view, record: refused });
      // The lease ends by itself.
      if (error instanceof StorageError) throw error;
      try {
        await lease.release(refusal && refused);
      } catch (lost) {
        // Another process must know of the refusal before it asks.
        if (refusal && lost instanceof LeaseLost) return undefined;
      }
      const now = this.#clock.now();
      if (!isUsable(view.record, rejected, now)) throw error;
      return stateOf(view, now);
    } finally {
      lease.end();
    }
  }

  /** Keeps what the storage responded, as this process's view of it. */
  #see(key: string, { stored }: LockResult, offset: number, rejected: string | undefined): View {
    const known = this.#views.get(key);
    const now = this.#clock.now();
    const read = stored && deserialize(stored.body, this.#sealer);
    const found = read ? shifted(read, offset) : (known?.record ?? { made: [] });
    const record = corrected(found, now);
    const hasBetter = known?.isToRestore && isUsable(known.record, rejected, now) && !isUsable(record, rejected, now);
    if (read && hasBetter) {
      // The lease ended before the token came, and no process stored another.
      const { accessToken = "", usableUntil = now, made } = known.record;
      const view = {
        ...known,
        record: { ...record, accessToken, usableUntil, made: [...record.made, ...made.slice(-1)] },
      };
      this.#views.set(key, view);
      return view;
    }
    const isKnown = known !== undefined && known.record.accessToken === record.accessToken;
    const view = {
      version: stored?.version ?? 0,
      record,
      renewalLead: isKnown ? known.renewalLead : renewalLead(record, this.#random()),
      isToRestore: read ? record !== found : record.made.length > 0 || record.refusal !== undefined,
    };
    this.#views.set(key, view);
    return view;
  }

  #toStore(record: TokenRecord, offset: number) {
    const { usableUntil = 0, refusal } = record;
    return {
      settledUntil: Math.max(usableUntil, refusal?.until ?? 0) - offset,
      body: serialize(shifted({ ...record, savedAt: this.#clock.now() }, -offset), this.#sealer),
    };
  }

  /** Sends a request to the storage, and sends it again while the storage is away, within the time. */
  async #timed<T>(milliseconds: number, request: () => Promise<T>, isRetried = true): Promise<T> {
    let away: StorageError | undefined;
    const late = () =>
      away
        ? new StorageError(away.message, { cause: away.cause, isAway: true })
        : new StorageError(`The token storage did not respond within ${milliseconds} ms. Check that it runs.`);
    const run = async ({ signal }: AbortController) => {
      for (let count = 0; ; count += 1) {
        try {
          return await request();
        } catch (error) {
          if (!(isRetried && error instanceof StorageError && error.isAway)) throw error;
          away = error;
          await sleep(this.#clock, retryDelay(storageRetry, count, undefined, this.#random()), signal);
        }
      }
    };
    try {
      return await withTimeout(this.#clock, milliseconds, late, run);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      // Not its message: it may show what was to be stored.
      const { code, name } = error as { code?: string; name?: string };
      throw new StorageError("The token storage failed. Check that it runs and responds.", { cause: code ?? name });
    }
  }
}

/** Whether this process should renew the token, although it is still valid. */
function isDue({ record: { usableUntil = 0, refusal }, renewalLead }: View, now: number): boolean {
  return usableUntil - renewalLead <= now && !(refusal && refusal.until > now);
}

/** The state for the client, which asks again when this process should renew the token. */
function stateOf({ record, renewalLead }: View, now: number): TokenState {
  const { accessToken, usableUntil = 0, made } = record;
  const renewal = usableUntil - renewalLead;
  return {
    ...(accessToken !== undefined && { accessToken }),
    usableUntil: renewal > now ? renewal : Math.min(usableUntil, now + renewalPause),
    made,
  };
}
