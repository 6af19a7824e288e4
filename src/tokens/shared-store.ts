import { withTimeout } from "../client/clock.ts";
import { MemoryTokenStore, type TokenChange, type TokenState, type TokenStore } from "../client/tokens/store.ts";
import { Lease, LeaseLost } from "./lease.ts";
import { type SharedStoreOptions, withDefaults } from "./options.ts";
import { OwnTokens, withOwn } from "./own-tokens.ts";
import { bodyOf, recordOf, shifted, type TokenRecord } from "./record.ts";
import { errorOf, refusalOf } from "./refusal.ts";
import { type Sealer, sealerOf } from "./seal.ts";
import { type LockResult, type SharedStorage, StorageError } from "./storage.ts";
import { isDue, isUsable, leadOf, stateOf, type View } from "./view.ts";

/** Like one process, a fleet replaces a token because of a 401 once in this time: the 401 may be about the operation. */
const replacementPause = 6 * 60_000;
/** How often a process with a token of its own looks whether the storage is back. */
const reportPause = 60_000;

/**
 * A token store for a fleet of processes over any shared storage: one of them asks for a token, under a lease, and the
 * others wait for it. A token that is valid is renewed early, by the process whose random time comes first.
 */
export class SharedTokenStore implements TokenStore {
  readonly #storage: SharedStorage;
  readonly #sealer: Sealer;
  readonly #options: ReturnType<typeof withDefaults>;
  readonly #views = new Map<string, View>();
  readonly #own = new OwnTokens();
  /** Runs the updates without the storage one at a time. */
  readonly #alone = new MemoryTokenStore();

  /** @throws TypeError if the encryption key has another length */
  constructor(storage: SharedStorage, options: SharedStoreOptions = {}) {
    this.#storage = storage;
    this.#sealer = sealerOf(options.encryptionKey);
    this.#options = withDefaults(options);
  }

  /** @throws StorageError if the storage is out of reach or another process takes too long; what `change` throws */
  async update(key: string, change: TokenChange, rejected?: string): Promise<TokenState> {
    try {
      return await this.#shared(key, change, rejected);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return this.#withoutStorage(key, change, rejected, error);
    }
  }

  async #shared(key: string, change: TokenChange, rejected: string | undefined): Promise<TokenState> {
    const { clock, leaseTime, waitTime, storageTimeout } = this.#options;
    const deadline = clock.elapsed() + waitTime;
    const known = this.#views.get(key);
    const mustReplace = rejected !== undefined && known?.record.accessToken === rejected;
    let replacing = mustReplace || this.#hasUnreported(key) ? known?.version : undefined;
    let answer: LockResult | undefined;
    for (;;) {
      answer ??= await this.#timed(storageTimeout, this.#storage.lock(key, leaseTime, replacing));
      const offset = clock.now() - answer.now;
      const view = this.#see(key, answer, offset, rejected);
      const now = clock.now();
      const hasToken = isUsable(view.record, rejected, now);
      const { fence, heldFor, stored } = answer;
      if (fence !== undefined) {
        const state = await this.#lead(key, fence, offset, view, change, rejected);
        if (state) return state;
      } else if (hasToken && (heldFor !== undefined || !(isDue(view, now) || this.#hasUnreported(key)))) {
        return this.#stateOf(key, view);
      } else if (!hasToken && view.record.refusal && view.record.refusal.until > now) {
        throw errorOf(view.record.refusal);
      } else if (heldFor !== undefined) {
        const left = deadline - clock.elapsed();
        if (left <= 0) {
          throw new StorageError(
            `Another process has been asking for an access token for ${waitTime} ms. Check that the auth server responds.`,
          );
        }
        const wait = Math.min(left, heldFor);
        answer = await this.#timed(wait + storageTimeout, this.#storage.changed(key, answer, wait));
        continue;
      } else {
        replacing = stored?.version;
      }
      answer = undefined;
    }
  }

  /** Requests a token under a lease. Returns undefined if the lease was lost, so that another process may request one. */
  async #lead(
    key: string,
    fence: number,
    offset: number,
    view: View,
    change: TokenChange,
    rejected: string | undefined,
  ): Promise<TokenState | undefined> {
    const { clock, leaseTime, storageTimeout } = this.#options;
    const { record } = view;
    const unreported = this.#own.unreported(key);
    const lease = new Lease(clock, leaseTime, async (next: TokenRecord | undefined, milliseconds) => {
      const sealed = next && this.#toStore(next, offset);
      const isWritten = await this.#timed(storageTimeout, this.#storage.write(key, fence, sealed, milliseconds));
      if (isWritten && next) this.#own.report(unreported);
      return isWritten;
    });
    const isRejected = rejected !== undefined && record.accessToken === rejected;
    // What is saved on the way keeps the token in use, so that the others can go on with it.
    const save = ({ made }: TokenState) => lease.keep(this.#remember(key, view, { ...record, made }));
    try {
      if (isRejected && (record.replacedAt ?? -Infinity) + replacementPause > clock.now()) {
        await lease.release(undefined);
        return record;
      }
      if (unreported.length > 0 && isUsable(record, rejected, clock.now()) && !isDue(view, clock.now())) {
        await lease.release(record);
        const reported = { ...view, version: fence };
        this.#views.set(key, reported);
        return stateOf(reported, clock.now());
      }
      const next: TokenRecord = await change({ ...record, usableUntil: 0 }, save);
      const created = { ...next, ...(isRejected ? { replacedAt: clock.now() } : pick(record)) };
      const renewed = { version: fence, record: created, lead: leadOf(created, this.#options.random()) };
      this.#views.set(key, renewed);
      await lease.release(created).catch((error) => {
        // The token is there, and the storage knows that it may be: this process uses it alone.
        if (!(error instanceof StorageError)) throw error;
      });
      return this.#stateOf(key, renewed);
    } catch (error) {
      if (error instanceof LeaseLost) return undefined;
      const { made } = this.#views.get(key)?.record ?? record;
      const refusal = refusalOf(error);
      await lease.release(refusal && { ...record, made, refusal }).catch(() => {});
      if (error instanceof StorageError || !isUsable(view.record, rejected, clock.now())) throw error;
      return this.#stateOf(key, view);
    } finally {
      lease.end();
    }
  }

  /** Without the storage, the token that this process knows is enough as long as it is valid. */
  #withoutStorage(
    key: string,
    change: TokenChange,
    rejected: string | undefined,
    error: StorageError,
  ): Promise<TokenState> {
    const { clock, random, whenStoreFails } = this.#options;
    return this.#alone.update(key, async () => {
      const known = this.#views.get(key) ?? { version: 0, record: { made: [] }, lead: 0 };
      const start = clock.now();
      if (isUsable(known.record, rejected, start)) return this.#stateOf(key, known);
      if (whenStoreFails === "fail" || !this.#own.mayCreate(key, start)) throw error;
      const note = async ({ made }: TokenState) => this.#own.note(key, made, start);
      const record = await change({ made: known.record.made }, note);
      await note(record);
      const view = { version: known.version, record, lead: leadOf(record, random()) };
      this.#views.set(key, view);
      return this.#stateOf(key, view);
    });
  }

  /** Stores what the storage responded, as this process's view of it. */
  #see(key: string, { stored }: LockResult, offset: number, rejected: string | undefined): View {
    const known = this.#views.get(key);
    const read = stored && recordOf(stored.body, this.#sealer);
    // A storage that came back empty has forgotten the tokens that count towards the limits.
    const shared = read ? shifted(read, offset) : { made: known?.record.made ?? [] };
    const unreported = this.#own.unreported(key);
    const isOwnInUse = known && unreported.length > 0 && isUsable(known.record, rejected, this.#options.clock.now());
    const record = withOwn(shared, unreported, isOwnInUse ? known.record : { made: [] });
    const isKnown = known !== undefined && known.record.accessToken === record.accessToken;
    const view = {
      version: stored?.version ?? 0,
      record,
      lead: isKnown ? known.lead : leadOf(record, this.#options.random()),
    };
    this.#views.set(key, view);
    return view;
  }

  #hasUnreported(key: string): boolean {
    return this.#own.unreported(key).length > 0;
  }

  /** The state for the client: with a token of its own, the process soon looks whether the storage is back. */
  #stateOf(key: string, view: View): TokenState {
    const now = this.#options.clock.now();
    return stateOf(view, now, this.#hasUnreported(key) ? now + reportPause : Infinity);
  }

  #remember(key: string, view: View, record: TokenRecord): TokenRecord {
    this.#views.set(key, { ...view, record });
    return record;
  }

  #toStore(record: TokenRecord, offset: number) {
    const { usableUntil = 0, refusal } = record;
    return {
      settledUntil: Math.max(usableUntil, refusal?.until ?? 0) - offset,
      body: bodyOf(shifted(record, -offset), this.#sealer),
    };
  }

  async #timed<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
    const late = () =>
      new StorageError(`The token storage did not answer within ${milliseconds} ms. Check that it runs and responds.`);
    try {
      return await withTimeout(this.#options.clock, milliseconds, late, () => answer);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      // Not its message: it may show what was to be stored.
      const { code, name } = error as { code?: string; name?: string };
      throw new StorageError("The token storage failed. Check that it runs and responds.", { cause: code ?? name });
    }
  }
}

function pick({ replacedAt }: TokenRecord): Pick<TokenRecord, "replacedAt"> {
  return replacedAt === undefined ? {} : { replacedAt };
}
