import { test } from "vitest";
import { type ClientOptions, createServiceFetch } from "../../src/client/index.ts";
import type { FetchFunction } from "../../src/client/options.ts";
import { type Clock, sleep } from "../../src/shared/clock.ts";
import { type SharedStoreOptions, SharedTokenStore } from "../../src/tokens/shared-store.ts";
import type { SharedStorage } from "../../src/tokens/storage.ts";
import { SimulatedAuthServer } from "./auth-server.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { VirtualClock } from "./virtual-clock.ts";

/** Processes that share a storage and call a service. */
export class VirtualFleet {
  readonly clock = new VirtualClock();
  readonly auth = new SimulatedAuthServer(this.clock);
  readonly storage = new MemoryStorage(this.clock);
  /** The tokens that the service rejects, although they are valid. */
  readonly deleted = new Set<string>();
  /** How many token requests the auth server received. */
  tokenRequests = 0;
  authIsSlow = false;
  authRefuses = false;
  /** Whether tokens are created whose responses do not arrive. */
  responsesAreLost = false;

  /** The network: the service and its auth server. */
  readonly fetch: FetchFunction = async (url, init) => {
    if (url.includes("oauth")) {
      this.tokenRequests += 1;
      if (this.authRefuses) return Response.json({ error: "invalid_client" }, { status: 400 });
      const created = this.auth.create();
      if (this.responsesAreLost) {
        throw Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
      }
      if (this.authIsSlow) await sleep(this.clock, 1_000);
      return created;
    }
    const token = new Headers(init.headers).get("Authorization")?.replace("Svc-oauthtoken ", "") ?? "";
    const isAccepted = this.auth.accepts(token) && !this.deleted.has(token) && !/forbidden|not-auth/.test(url);
    const message = url.endsWith("/not-authorized") ? "You are not authorized to perform this operation." : "";
    return Response.json({ code: 0, message }, { status: isAccepted ? 200 : 401 });
  };

  /** A process. Any token is rejected on `/forbidden`, and on `/not-authorized` because of the account. */
  process(options: ClientOptions = {}, shared: SharedStoreOptions = {}, storage: SharedStorage = this.storage) {
    const clock: Clock = options.clock ?? this.clock;
    return createServiceFetch({
      baseUrl: "https://www.acme.test/api",
      authUrl: "https://auth.acme.test",
      credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
      clock,
      random: () => 0.5,
      tokenStore: new SharedTokenStore(storage, { clock, random: () => 0.5, ...shared }),
      fetch: this.fetch,
      ...options,
    });
  }

  /** The network, with token responses that arrive so many milliseconds later. */
  slow(milliseconds: number): FetchFunction {
    return async (...call) => {
      const response = await this.fetch(...call);
      if (call[0].includes("oauth")) await sleep(this.clock, milliseconds);
      return response;
    };
  }

  /** How many requests the storage received meanwhile. */
  async requestsOf(run: () => Promise<unknown>): Promise<number> {
    const before = this.storage.requests;
    await run();
    return this.storage.requests - before;
  }
}

/** Gives a test that names it a fleet. */
export const it = test.extend("fleet", () => new VirtualFleet());

/** A storage with some of its steps replaced. */
export function storageWith(storage: SharedStorage, steps: Partial<SharedStorage>): SharedStorage {
  return { ...storageThrough(storage, (step) => step()), ...steps };
}

/** A storage of which each step goes through a function. */
export function storageThrough(storage: SharedStorage, pass: <T>(step: () => Promise<T>) => Promise<T>): SharedStorage {
  return {
    lock: (...call) => pass(() => storage.lock(...call)),
    write: (...call) => pass(() => storage.write(...call)),
    changed: (...call) => pass(() => storage.changed(...call)),
  };
}

/** A storage that can be switched off: then each request fails with the error. */
export function switched(storage: SharedStorage, error: Error = new Error("secret in a message")) {
  const self = { isAway: false, refused: 0 };
  const shared = storageThrough(storage, <T>(step: () => Promise<T>) => {
    if (!self.isAway) return step();
    self.refused += 1;
    return Promise.reject<T>(error);
  });
  return Object.assign(self, { shared });
}

/** The key under which the fleet's processes store. */
