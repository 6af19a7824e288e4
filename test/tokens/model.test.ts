import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { numberOf, SimulatedAuthServer } from "../../bench/fleet/auth-server.ts";
import { MemoryStorage } from "../../bench/fleet/memory-storage.ts";
import { settled, VirtualClock } from "../../bench/fleet/virtual-clock.ts";
import { settingsOf } from "../../src/client/settings.ts";
import { RefreshingTokens } from "../../src/client/tokens/refreshing.ts";
import { SharedTokenStore } from "../../src/tokens/shared-store.ts";
import type { LockResult, SharedStorage, Stored } from "../../src/tokens/storage.ts";

/** What happens to a fleet of three processes. */
type Event =
  | { does: "call" | "kill" | "reject"; worker: number }
  /** One answer of the storage or of the auth server arrives: any of those on their way. */
  | { does: "answer"; which: number }
  | { does: "wait"; milliseconds: number };

const worker = fc.nat(2);
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ does: fc.constant("call" as const), worker }) },
    { weight: 12, arbitrary: fc.record({ does: fc.constant("answer" as const), which: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("kill" as const), worker }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("reject" as const), worker }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant("wait" as const),
        milliseconds: fc.constantFrom(10, 1_000, 4_000, 11_000, 31_000, 400_000, 3_400_000),
      }),
    },
  ),
  { minLength: 20, maxLength: 120, size: "max" },
);

/** Answers on their way. */
class Network {
  readonly #pending: Array<() => void> = [];

  carry<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve) => this.#pending.push(() => resolve(answer)));
  }

  deliver(which: number): void {
    this.#pending.splice(which % Math.max(1, this.#pending.length), 1)[0]?.();
  }

  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }
}

/** A storage behind a network, which notes if an older token replaces a newer one. */
class WatchedStorage implements SharedStorage {
  #newest = 0;
  olderOverNewer = 0;
  readonly inner: MemoryStorage;

  constructor(
    clock: VirtualClock,
    private readonly isFenced: boolean,
  ) {
    this.inner = new MemoryStorage(clock);
  }

  lock(...call: Parameters<SharedStorage["lock"]>): Promise<LockResult> {
    return this.inner.lock(...call);
  }

  async write(key: string, fence: number, next: Omit<Stored, "version"> | undefined, time: number): Promise<boolean> {
    const isWritten = await (this.isFenced
      ? this.inner.write(key, fence, next, time)
      : this.inner.writeUnfenced(key, next, time));
    if (isWritten && next) {
      const token = numberOf(JSON.parse(next.body).accessToken);
      if (token < this.#newest) this.olderOverNewer += 1;
      this.#newest = Math.max(this.#newest, token);
    }
    return isWritten;
  }

  changed(...call: Parameters<SharedStorage["changed"]>): Promise<LockResult | undefined> {
    return this.inner.changed(...call);
  }
}

/** A process: after it was killed, nothing that it waits for arrives. */
class Process {
  readonly #tokens: RefreshingTokens;
  isAlive = true;
  answered = 0;

  constructor(clock: VirtualClock, storage: SharedStorage, auth: SimulatedAuthServer, network: Network) {
    const carry = <T>(answer: Promise<T>) =>
      network.carry(answer).then((value) => (this.isAlive ? value : new Promise<T>(() => {})));
    const far: SharedStorage = {
      lock: (...call) => carry(storage.lock(...call)),
      write: (...call) => carry(storage.write(...call)),
      changed: (...call) => carry(storage.changed(...call)),
    };
    const credentials = { clientId: "id", clientSecret: "secret", refreshToken: "token" };
    const settings = settingsOf(
      {
        baseUrl: "https://www.acme.test/api",
        authUrl: "https://auth.acme.test",
        credentials,
        clock,
        random: () => 0.5,
        tokenStore: new SharedTokenStore(far, { clock, random: () => 0.5 }),
        // The token is created when the request is sent; the answer may be lost.
        fetch: () => carry(Promise.resolve(auth.create())),
      },
      {},
    );
    this.#tokens = new RefreshingTokens(settings, credentials);
  }

  call(): void {
    if (this.#tokens.current()) return;
    this.#tokens.get().then(
      () => {
        this.answered += 1;
      },
      () => {},
    );
  }

  reject(): void {
    const token = this.#tokens.current();
    if (token) this.#tokens.reject(token);
  }
}

/** Plays the events. Returns what must never be. */
async function play(sequence: Event[], isFenced: boolean) {
  const clock = new VirtualClock();
  const storage = new WatchedStorage(clock, isFenced);
  const auth = new SimulatedAuthServer(clock);
  const network = new Network();
  const start = () => new Process(clock, storage, auth, network);
  const workers = [start(), start(), start()];
  for (const event of sequence) {
    if (event.does === "call") workers[event.worker]?.call();
    else if (event.does === "reject") workers[event.worker]?.reject();
    else if (event.does === "answer") network.deliver(event.which);
    else if (event.does === "wait") await clock.advance(event.milliseconds);
    else if (event.does === "kill") {
      const killed = workers.splice(event.worker, 1, start())[0];
      if (killed) killed.isAlive = false;
    }
    await settled();
  }
  // In the end every worker gets a token, or an error that says when.
  for (const process of workers) process.call();
  for (let round = 0; round < 400 && !network.isEmpty; round += 1) {
    network.deliver(0);
    await settled();
  }
  return { most: auth.most, olderOverNewer: storage.olderOverNewer, created: auth.made.length };
}

describe("a fleet with any interleaving of calls, answers, pauses, kills and rejected tokens", () => {
  beforeAll(() => {
    // The real one takes time of its own.
    vi.spyOn(crypto.subtle, "digest").mockImplementation(
      async (_name, data) => new Uint8Array(createHash("sha256").update(data as Uint8Array).digest()).buffer,
    );
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  const property = (isFenced: boolean) =>
    fc.asyncProperty(events, async (sequence) => {
      const { most, olderOverNewer } = await play(sequence, isFenced);
      expect(most).toBeLessThanOrEqual(10);
      expect(olderOverNewer).toBe(0);
    });
  const runs = Number(process.env.TOKEN_MODEL_RUNS ?? 1_000);

  it("never creates an eleventh token in ten minutes, and never stores an old token over a newer one", () =>
    fc.assert(property(true), { numRuns: runs }));

  it("does one of them without the fencing", async () => {
    await expect(fc.assert(property(false), { numRuns: runs })).rejects.toThrow("Property failed");
  });
});
