import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SimulatedAuthServer } from "../../bench/fleet/auth-server.ts";
import { immediateDigest } from "../../bench/fleet/digest.ts";
import { MemoryStorage } from "../../bench/fleet/memory-storage.ts";
import { settled, VirtualClock } from "../../bench/fleet/virtual-clock.ts";
import type { Clock } from "../../src/client/clock.ts";
import { type ClientOptions, createServiceFetch } from "../../src/client/index.ts";
import { keyOf } from "../../src/client/tokens/store.ts";
import { type SharedStoreOptions, SharedTokenStore } from "../../src/tokens/shared-store.ts";
import { type SharedStorage, StorageError } from "../../src/tokens/storage.ts";

const minute = 60_000;

let digest: { restore: () => void };
beforeAll(() => {
  digest = immediateDigest();
});
afterAll(() => digest.restore());

/** Processes that share a storage and call a service. */
class Fleet {
  readonly clock = new VirtualClock();
  readonly auth = new SimulatedAuthServer(this.clock);
  readonly storage = new MemoryStorage(this.clock);
  /** The tokens that the service rejects, although they are valid. */
  readonly deleted = new Set<string>();
  authIsSlow = false;

  process(options: ClientOptions = {}, shared: SharedStoreOptions = {}, storage: SharedStorage = this.storage) {
    const clock: Clock = options.clock ?? this.clock;
    return createServiceFetch({
      baseUrl: "https://www.acme.test/api",
      authUrl: "https://auth.acme.test",
      credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
      clock,
      random: () => 0.5,
      tokenStore: new SharedTokenStore(storage, { clock, random: () => 0.5, ...shared }),
      fetch: async (url, init) => {
        if (url.includes("oauth")) {
          const created = this.auth.create();
          if (this.authIsSlow) await new Promise<void>((resolve) => this.clock.setTimeout(resolve, 1_000));
          return created;
        }
        const token = new Headers(init.headers).get("Authorization")?.replace("Svc-oauthtoken ", "") ?? "";
        const isAccepted = this.auth.accepts(token) && !this.deleted.has(token);
        return Response.json({ code: 0 }, { status: isAccepted ? 200 : 401 });
      },
      ...options,
    });
  }

  /** How many requests the storage received meanwhile. */
  async requestsOf(run: () => Promise<unknown>): Promise<number> {
    const before = this.storage.requests;
    await run();
    return this.storage.requests - before;
  }
}

describe("the requests to the storage", () => {
  it("are none for a call with a valid token", async () => {
    const fleet = new Fleet();
    const call = fleet.process();
    await call("/monitors");
    expect(await fleet.requestsOf(() => Promise.all(Array.from({ length: 100 }, () => call("/monitors"))))).toBe(0);
  });

  it("are three for the process that gets the first token, and one for those that find it", async () => {
    const fleet = new Fleet();
    const [first, second] = [fleet.process(), fleet.process()];
    expect(await fleet.requestsOf(() => first("/monitors"))).toBe(3);
    expect(await fleet.requestsOf(() => second("/monitors"))).toBe(1);
  });

  it("are two for each process that waits", async () => {
    const fleet = new Fleet();
    fleet.authIsSlow = true;
    const calls = Array.from({ length: 10 }, () => fleet.process()("/monitors"));
    expect(
      await fleet.requestsOf(async () => {
        await fleet.clock.advance(1_000);
        await Promise.all(calls);
      }),
    ).toBe(3 + 9 * 2);
    expect(fleet.auth.made).toHaveLength(1);
  });

  it("are four for the process that renews a token before its end, and one for the others", async () => {
    const fleet = new Fleet();
    const [first, second] = [fleet.process(), fleet.process()];
    await first("/monitors");
    await second("/monitors");
    // With the random number 0.5 that is two minutes before the end of its use.
    await fleet.clock.advance(57.5 * minute);
    expect(await fleet.requestsOf(() => first("/monitors"))).toBe(4);
    expect(await fleet.requestsOf(() => second("/monitors"))).toBe(1);
    expect(fleet.auth.made).toHaveLength(2);
  });
});

describe("the limits", () => {
  it("hold for all processes, also if tokens were lost on the way: the eleventh is not requested for ten minutes", async () => {
    const fleet = new Fleet();
    const lost = async (url: string) => {
      if (!url.includes("oauth")) return Response.json({ code: 0 });
      fleet.auth.create();
      throw Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
    };
    const errors: string[] = [];
    for (let count = 0; count < 15; count += 1) {
      const call = fleet.process({ fetch: lost, retry: { maxRetries: 0 } });
      await call("/monitors").catch((error: Error) => errors.push(error.name));
    }
    expect(fleet.auth.made).toHaveLength(10);
    expect(errors).toEqual([...Array(10).fill("ConnectionError"), ...Array(5).fill("TokenBudgetError")]);
    await fleet.clock.advance(10 * minute);
    expect((await fleet.process()("/monitors")).status).toBe(200);
  });
});

describe("a token that the service rejects", () => {
  it("is replaced once for all processes", async () => {
    const fleet = new Fleet();
    const processes = Array.from({ length: 10 }, () => fleet.process());
    await Promise.all(processes.map((call) => call("/monitors")));
    fleet.deleted.add("token-1");
    const statuses = await Promise.all(processes.map(async (call) => (await call("/monitors")).status));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(fleet.auth.made).toHaveLength(2);
  });

  it("is not replaced again by each process if a new one does not help", async () => {
    const fleet = new Fleet();
    for (let count = 1; count < 100; count += 1) fleet.deleted.add(`token-${count}`);
    for (let count = 0; count < 20; count += 1) expect((await fleet.process()("/monitors")).status).toBe(401);
    expect(fleet.auth.made).toHaveLength(2);
  });
});

describe("the clocks of machines", () => {
  it("may differ by an hour, either way: they share one token as long as it is valid", async () => {
    const fleet = new Fleet();
    const skews = [0, 60 * minute, -60 * minute];
    const processes = skews.map((skew) => fleet.process({ clock: fleet.clock.skewed(skew) }));
    for (const call of processes) expect((await call("/monitors")).status).toBe(200);
    await fleet.clock.advance(50 * minute);
    for (const call of processes) expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(1);
  });

  it("may jump by a day, either way: no token is requested because of it", async () => {
    const fleet = new Fleet();
    let jump = 0;
    const clock: Clock = { ...fleet.clock.asClock(), now: () => fleet.clock.now() + jump };
    const call = fleet.process({ clock });
    for (jump of [0, 24 * 60 * minute, -24 * 60 * minute, 0]) expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(1);
  });
});

describe("without the storage", () => {
  const away: SharedStorage = {
    lock: () => Promise.reject(new Error("secret in a message")),
    write: () => Promise.reject(new Error("secret in a message")),
    changed: () => Promise.reject(new Error("secret in a message")),
  };
  /** A storage that can be switched off. */
  const switched = (storage: SharedStorage) => {
    const self = { isAway: false };
    const now = () => (self.isAway ? away : storage);
    const shared: SharedStorage = {
      lock: (...call) => now().lock(...call),
      write: (...call) => now().write(...call),
      changed: (...call) => now().changed(...call),
    };
    return Object.assign(self, { shared });
  };

  it("a call fails with an error that says so, and shows nothing of the storage's own error", async () => {
    const fleet = new Fleet();
    const error = await fleet
      .process(
        {},
        {},
        away,
      )("/monitors")
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StorageError);
    expect(JSON.stringify(error)).not.toContain("secret in a message");
    expect(fleet.auth.made).toHaveLength(0);
  });

  it("a process uses its token until the end of its use", async () => {
    const fleet = new Fleet();
    const link = switched(fleet.storage);
    const call = fleet.process({}, {}, link.shared);
    await call("/monitors");
    link.isAway = true;
    await fleet.clock.advance(58.9 * minute);
    expect((await call("/monitors")).status).toBe(200);
    await fleet.clock.advance(0.2 * minute);
    await expect(call("/monitors")).rejects.toBeInstanceOf(StorageError);
    link.isAway = false;
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(2);
  });

  it("a process may get one token an hour for itself", async () => {
    const fleet = new Fleet();
    const call = fleet.process({}, { whenStoreFails: "memory" }, away);
    expect((await call("/monitors")).status).toBe(200);
    fleet.deleted.add("token-1");
    await expect(call("/monitors")).rejects.toBeInstanceOf(StorageError);
    await fleet.clock.advance(60 * minute);
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(2);
  });

  it("that came back empty, the tokens that a process knows of still count", async () => {
    const fleet = new Fleet();
    const call = fleet.process();
    await call("/monitors");
    fleet.storage.clear();
    await fleet.clock.advance(59.5 * minute);
    await call("/monitors");
    const { stored } = await fleet.storage.lock(await keyOfFleet(), 1);
    expect(JSON.parse(stored?.body ?? "{}").made).toHaveLength(2);
  });
});

/** The key under which the fleet's processes store. */
function keyOfFleet(): Promise<string> {
  return keyOf("id", "token", "https://auth.acme.test");
}

describe("two data centers", () => {
  it("share a storage without meeting", async () => {
    const fleet = new Fleet();
    await fleet.process()("/monitors");
    await fleet.process({ authUrl: "https://auth.acme.eu" })("/monitors");
    await settled();
    expect(fleet.auth.made).toHaveLength(2);
  });
});
