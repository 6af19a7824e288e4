import { checkOptions, requireValid, withFunctions } from "../client/option-checks.ts";
import { isUsable, mayReplace, renewalLead } from "../client/tokens/policy.ts";
import type { TokenChange, TokenState, TokenStore } from "../client/tokens/store.ts";
import { background, type Clock, systemClock } from "../shared/clock.ts";
import { Lease, LeaseLost } from "./lease.ts";
import { type ClockedResult, PatientStorage } from "./patient-storage.ts";
import {
  deserialize,
  errorOf,
  isDue,
  isFromFuture,
  isInForce,
  refusalOf,
  type Sealer,
  sealerOf,
  serialize,
  shifted,
  stateOf,
  type TokenRecord,
  type View,
} from "./record.ts";
import { type SharedStorage, StorageError } from "./storage.ts";
import { type SharedStoreOptions, storeTable, defaultTimes as times } from "./store-options.ts";

export type { SharedStoreOptions } from "./store-options.ts";

/** What `update` was called with. */
interface Update {
  key: string;
  change: TokenChange;
  rejected: string | undefined;
  secret: string | undefined;
}

/**
 * A token store for a fleet of processes over any shared storage, as the policy of tokens says: one of them requests a token,
 * under a lease, and the others wait for it.
 */
export class SharedTokenStore implements TokenStore {
  readonly #storage: PatientStorage;
  readonly #sealer: Sealer;
  readonly #leaseTime: number;
  readonly #waitTime: number;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #views = new Map<string, View>();

  /** @throws TypeError that names the invalid option */
  constructor(storage: SharedStorage, options: SharedStoreOptions = {}) {
    requireValid("The storage", withFunctions("lock", "write", "changed"), storage);
    checkOptions("the token store", options, storeTable);
    const { clock = systemClock, random = Math.random, encryptionKey } = options;
    const { leaseTime = times.leaseTime, waitTime = times.waitTime, storageTimeout = times.storageTimeout } = options;
    this.#clock = background(clock);
    this.#random = random;
    this.#storage = new PatientStorage(storage, storageTimeout, this.#clock, random);
    this.#sealer = sealerOf(encryptionKey);
    this.#leaseTime = leaseTime;
    this.#waitTime = waitTime;
  }

  /** @throws StorageError if the storage is out of reach or another process takes too long; what `change` throws */
  async update(key: string, change: TokenChange, rejected?: string, secret?: string): Promise<TokenState> {
    try {
      return await this.#shared({ key, change, rejected, secret });
    } catch (error) {
      const known = this.#views.get(key);
      const now = this.#clock.now();
      if (error instanceof StorageError && known && isUsable(known.record, rejected, now)) return stateOf(known, now);
      throw error;
    }
  }

  /** Looks at the storage until it has a token or a refusal, or grants the lease under which this process requests a token. */
  async #shared(update: Update): Promise<TokenState> {
    const { key, rejected, secret } = update;
    const deadline = this.#clock.elapsed() + this.#waitTime;
    const known = this.#views.get(key);
    const mustReplace = rejected !== undefined && known?.record.accessToken === rejected;
    let replacing = mustReplace ? known?.version : undefined;
    for (;;) {
      this.#checkDeadline(deadline);
      const isWaiting = !isUsable(this.#views.get(key)?.record ?? {}, rejected, this.#clock.now());
      const answer = await this.#storage.lock(key, this.#leaseTime, replacing, isWaiting);
      const { fence, heldFor, stored, storedOffset } = answer;
      const view = this.#see(key, answer);
      const now = this.#clock.now();
      const hasToken = isUsable(view.record, rejected, now);
      const { refusal } = view.record;
      if (fence !== undefined) {
        const state = await this.#requestAsLeader(update, fence, storedOffset, view);
        if (state) return state;
      } else if (hasToken && (heldFor !== undefined || !isDue(view, now))) {
        return stateOf(view, now);
      } else if (!hasToken && refusal && isInForce(refusal, now, secret)) {
        throw errorOf(refusal);
      } else if (heldFor !== undefined) {
        this.#checkDeadline(deadline);
        await this.#storage.changed(key, answer, Math.min(deadline - this.#clock.elapsed(), heldFor));
      } else {
        replacing = stored?.version;
      }
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
    { key, change, rejected, secret }: Update,
    fence: number,
    offset: number,
    view: View,
  ): Promise<TokenState | undefined> {
    const { record } = view;
    const lease = new Lease(this.#clock, this.#leaseTime, (next: TokenRecord | undefined, milliseconds) =>
      this.#storage.write(key, fence, next && this.#toStore(key, next, offset), milliseconds),
    );
    const isRejected = rejected !== undefined && record.accessToken === rejected;
    let { made } = record;
    // What is saved on the way keeps the token in use, so that the others can go on with it.
    const save = (state: TokenState) => {
      made = state.made;
      return lease.keep({ ...record, made });
    };
    try {
      const now = this.#clock.now();
      // Another process has replaced the rejected token meanwhile.
      const isReplaced = isUsable(record, rejected, now) && !isDue(view, now);
      if (isReplaced || (isRejected && !mayReplace(record.replacedAt, now))) {
        await lease.release(undefined);
        return stateOf(view, now);
      }
      const next: TokenRecord = await change({ ...record, usableUntil: 0 }, save);
      const replacedAt = isRejected ? this.#clock.now() : record.replacedAt;
      const created = { ...next, ...(replacedAt !== undefined && { replacedAt }) };
      const renewed: View = { version: fence, record: created, renewalLead: renewalLead(created, this.#random()) };
      this.#views.set(key, renewed);
      // If that fails, the token is there, and the storage knows that it may be: only this process uses it.
      await lease.release(created).catch(() => {});
      return stateOf(renewed, this.#clock.now());
    } catch (error) {
      if (error instanceof LeaseLost) return undefined;
      // The lease ends by itself.
      if (error instanceof StorageError) throw error;
      const refusal = refusalOf(error, secret);
      // Of a revoked refresh token, also the access token is of no use: no other process should try it.
      const isRevoked = isRejected && refusal?.reason === "invalid_code";
      const refused = refusal && { ...record, ...(isRevoked && { usableUntil: 0 }), made, refusal };
      try {
        await lease.release(refused);
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
  #see(key: string, { stored, offset }: ClockedResult): View {
    const known = this.#views.get(key);
    const read = stored && deserialize(stored.body, this.#sealer, key);
    const found = read && shifted(read, offset);
    const record = found && !isFromFuture(found, this.#clock.now()) ? found : { made: [] };
    const isKnown = known !== undefined && known.record.accessToken === record.accessToken;
    const view = {
      version: stored?.version ?? 0,
      record,
      renewalLead: isKnown ? known.renewalLead : renewalLead(record, this.#random()),
    };
    this.#views.set(key, view);
    return view;
  }

  #toStore(key: string, record: TokenRecord, offset: number) {
    const { usableUntil = 0, refusal } = record;
    return {
      settledUntil: Math.max(usableUntil, refusal?.until ?? 0) - offset,
      body: serialize(shifted({ ...record, savedAt: this.#clock.now() }, -offset), this.#sealer, key),
    };
  }
}
