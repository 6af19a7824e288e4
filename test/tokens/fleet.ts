import type { ClientOptions } from "../../src/client/index.ts";
import type { Clock } from "../../src/shared/clock.ts";
import { type SharedStorage, type SharedStoreOptions, SharedTokenStore } from "../../src/token-stores/index.ts";
import { brokenConnection, clock, issued, json, TimedNetwork } from "../client/support.ts";
import { MemoryStorage } from "./memory-storage.ts";

const minute = 60_000;

/** Processes on one machine that share a storage and call a service, in virtual time. */
export class Fleet {
  /** By how much the clock of the machine is ahead, in milliseconds. */
  ahead = 0;
  readonly clock: Clock = { ...clock, now: () => clock.now() + this.ahead };
  readonly storage = new MemoryStorage(this.clock);
  /** When each token was created: the first is `token-1`. */
  readonly made: number[] = [];
  /** The tokens that the service rejects, although they are valid. */
  readonly deleted = new Set<string>();
  /** How long the auth server takes, in milliseconds. */
  authTakes = 0;
  authRefuses = false;
  /** Whether tokens are created whose responses do not arrive. */
  responsesAreLost = false;

  /** Any token is rejected on `/forbidden`, and on `/not-authorized` because of the account. */
  readonly #network = new TimedNetwork(
    ({ url, headers }) => {
      const token = headers.get("Authorization")?.replace("Svc-oauthtoken ", "") ?? "";
      const madeAt = this.made[Number(token.replace("token-", "")) - 1] ?? 0;
      const isValid = madeAt + 60 * minute > clock.now() && !this.deleted.has(token);
      const message = url.pathname.endsWith("/not-authorized")
        ? "You are not authorized to perform this operation."
        : "";
      return json(isValid && !/forbidden|not-auth/.test(url.pathname) ? 200 : 401, { code: 0, message });
    },
    async () => {
      if (this.authRefuses) return json(400, { error: "invalid_client" });
      const number = this.made.push(clock.now());
      if (this.responsesAreLost) return brokenConnection();
      if (this.authTakes) await after(this.authTakes);
      return issued(number);
    },
  );
  readonly fetch = this.#network.fetch;

  /** Starts a process. */
  process(options: ClientOptions = {}, shared: SharedStoreOptions = {}, storage: SharedStorage = this.storage) {
    const time = options.clock ?? this.clock;
    const tokenStore = new SharedTokenStore(storage, { clock: time, random: () => 0.5, ...shared });
    return this.#network.serviceFetch({ clock: time, tokenStore, ...options });
  }

  /** How many token requests the auth server received. */
  get tokenRequests(): number {
    return this.#network.tokenCalls.length;
  }

  /** The largest number of tokens that were created within ten minutes. */
  get mostInTenMinutes(): number {
    const counts = this.made.map((end) => this.made.filter((at) => at > end - 10 * minute && at <= end).length);
    return Math.max(...counts);
  }
}

/** Resolves when that time is over. */
export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => clock.setTimeout(resolve, milliseconds));
}

/** A storage with some of its steps replaced. */
export function storageWith(storage: SharedStorage, steps: Partial<SharedStorage>): SharedStorage {
  return {
    lock: (...call) => storage.lock(...call),
    write: (...call) => storage.write(...call),
    changed: (...call) => storage.changed(...call),
    ...steps,
  };
}

/** A storage that can be switched off: then each request fails with the error. */
export function switched(storage: SharedStorage, error: Error) {
  const self = { isAway: false, refused: 0 };
  const pass = <T>(step: () => Promise<T>): Promise<T> => {
    if (!self.isAway) return step();
    self.refused += 1;
    return Promise.reject(error);
  };
  const shared: SharedStorage = {
    lock: (...call) => pass(() => storage.lock(...call)),
    write: (...call) => pass(() => storage.write(...call)),
    changed: (...call) => pass(() => storage.changed(...call)),
  };
  return Object.assign(self, { shared });
}
