import fc from "fast-check";
import { settingsOf } from "../../src/client/settings.ts";
import { RefreshingTokens } from "../../src/client/tokens/refreshing.ts";
import { keyOf, type MadeToken } from "../../src/client/tokens/store.ts";
import type { Clock } from "../../src/shared/clock.ts";
import { sealerOf, serialize } from "../../src/tokens/record.ts";
import { SharedTokenStore } from "../../src/tokens/shared-store.ts";
import type { SharedStorage } from "../../src/tokens/storage.ts";
import { numberOf, SimulatedAuthServer } from "./auth-server.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { settled, VirtualClock } from "./virtual-clock.ts";
import { storageThrough } from "./virtual-fleet.ts";

const authUrl = "https://auth.acme.test";

/** What happens to a fleet of three processes. A process that makes no step is paused: its timers wait, too. */
export type Event =
  | { does: "call" | "serve" | "kill" | "reject"; worker: number }
  /** A process handles the next answer of the storage or of the auth server, or its next timer; or all that are there. */
  | { does: "step" | "run"; worker: number }
  | { does: "wait"; milliseconds: number };

const worker = fc.nat(2);
const eventOf = (does: "call" | "serve" | "kill" | "reject" | "step" | "run") =>
  fc.record({ does: fc.constant(does), worker });
const waits = fc.constantFrom(10, 1_000, 4_000, 11_000, 21_000, 31_000, 200_000);

export const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: eventOf("call") },
    { weight: 8, arbitrary: eventOf("serve") },
    { weight: 6, arbitrary: eventOf("step") },
    { weight: 4, arbitrary: eventOf("run") },
    { weight: 2, arbitrary: eventOf("kill") },
    { weight: 2, arbitrary: eventOf("reject") },
    { weight: 6, arbitrary: fc.record({ does: fc.constant("wait" as const), milliseconds: waits }) },
  ),
  { minLength: 60, maxLength: 300, size: "max" },
);

/** What a process has not handled yet. */
class Inbox {
  readonly #pending: Array<() => void> = [];

  carry<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      answer.then(
        (value) => this.#pending.push(() => resolve(value)),
        (error) => this.#pending.push(() => reject(error)),
      );
    });
  }

  /** A clock whose timers are handled like answers. */
  timers(clock: VirtualClock): Clock {
    const ended = new Set<unknown>();
    return {
      now: clock.now,
      elapsed: clock.elapsed,
      setTimeout: (run, milliseconds) => {
        const timer = {};
        clock.setTimeout(() => {
          this.#pending.push(() => {
            if (!ended.has(timer)) run();
          });
        }, milliseconds);
        return timer;
      },
      clearTimeout: (timer) => {
        ended.add(timer);
      },
    };
  }

  async step(): Promise<boolean> {
    const handle = this.#pending.shift();
    handle?.();
    await settled();
    return handle !== undefined;
  }

  async run(): Promise<void> {
    for (let count = 0; count < 50 && (await this.step()); count += 1);
  }
}

/** A storage that notes if an older token replaces a newer one. */
class WatchedStorage extends MemoryStorage {
  #newest = 0;
  olderOverNewer = 0;

  /** Stores tokens that count, none of them in use. */
  async seed(made: MadeToken[]): Promise<void> {
    const key = await keyOf("id", "token", authUrl);
    const { fence = 0 } = await this.lock(key, 1);
    await super.write(key, fence, { settledUntil: 0, body: serialize({ made }, sealerOf(undefined), key) }, 0);
  }

  override async write(...[key, fence, next, time]: Parameters<SharedStorage["write"]>): Promise<boolean> {
    const isWritten = await super.write(key, fence, next, time);
    if (isWritten && next) {
      const token = numberOf(JSON.parse(next.body).accessToken);
      if (token < this.#newest) this.olderOverNewer += 1;
      this.#newest = Math.max(this.#newest, token);
    }
    return isWritten;
  }
}

/** A process. One that was killed makes no more steps. */
class Process {
  readonly #tokens: RefreshingTokens;
  readonly inbox = new Inbox();

  constructor(world: VirtualClock, storage: SharedStorage, auth: SimulatedAuthServer) {
    const clock = this.inbox.timers(world);
    const carry = <T>(answer: Promise<T>) => this.inbox.carry(answer);
    const far = storageThrough(storage, (step) => carry(step()));
    const credentials = { clientId: "id", clientSecret: "secret", refreshToken: "token" };
    const settings = settingsOf(
      {
        baseUrl: "https://www.acme.test/api",
        authUrl,
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
    this.#tokens.get().catch(() => {});
  }

  reject(): void {
    const token = this.#tokens.current();
    if (token) this.#tokens.reject(token);
  }
}

/**
 * Plays the events. Returns what must never be.
 * @param made how many tokens were created just before, as the storage knows
 */
export async function play(sequence: readonly Event[], made = 0) {
  const clock = new VirtualClock();
  const storage = new WatchedStorage(clock);
  // Short lives, so that the limit of ten minutes is the one that matters.
  const auth = new SimulatedAuthServer(clock, 20);
  const start = () => new Process(clock, storage, auth);
  await storage.seed(Array.from({ length: made }, () => ({ madeAt: clock.now(), expiresAt: clock.now() })));
  for (let count = 0; count < made; count += 1) auth.create();
  const workers = [start(), start(), start()];
  for (const event of sequence) {
    if (event.does === "wait") {
      await clock.advance(event.milliseconds);
      continue;
    }
    const process = workers[event.worker];
    if (event.does === "kill") workers[event.worker] = start();
    else if (event.does === "call") process?.call();
    else if (event.does === "reject") process?.reject();
    else if (event.does === "step") await process?.inbox.step();
    else {
      if (event.does === "serve") process?.call();
      await settled();
      await process?.inbox.run();
    }
    await settled();
  }
  return { eleventh: auth.most > 10, olderOverNewer: storage.olderOverNewer > 0 };
}
