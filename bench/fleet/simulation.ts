import { settingsOf } from "../../src/client/settings.ts";
import { RefreshingTokens } from "../../src/client/tokens/refreshing.ts";
import { SharedTokenStore } from "../../src/tokens/shared-store.ts";
import { type SharedStorage, StorageError } from "../../src/tokens/storage.ts";
import { SimulatedAuthServer } from "./auth-server.ts";
import { immediateDigest } from "./digest.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { settled, VirtualClock } from "./virtual-clock.ts";

const second = 1_000;
const minute = 60 * second;

/** What happens to the fleet. Times are in milliseconds. */
export interface Scenario {
  workers: number;
  hours: number;
  /** Between the calls of a worker, on average. */
  callEvery: number;
  /** Between the crashes of any worker. */
  crashEvery: number;
  /** The share of token requests during which the worker that asks crashes. */
  askerCrashes: number;
  /** Each hour a tenth of the workers cannot reach the storage for this long. */
  partition: number;
  /** The clock of each machine is wrong by up to this, either way. */
  skew: number;
  storageLatency: number;
  authLatency: number;
}

export interface Figures {
  calls: number;
  /** Calls of workers that could not reach the storage when their token ended. */
  cutOff: number;
  /** Calls that failed for another reason. */
  failed: number;
  /** Of each hour. */
  tokenRequests: number[];
  /** The most token requests in any ten minutes. */
  most: number;
  /** The longest time that a call waited for a token, in milliseconds. */
  worstWait: number;
  /** Requests to the storage, of each minute. */
  storeRequests: number[];
  /** The most requests to the storage in one second. */
  storePeak: number;
}

interface Machine {
  tokens: RefreshingTokens;
  isAlive: boolean;
  isCutOff: boolean;
}

/** Runs the client's own code for a whole fleet on a virtual clock. */
export async function simulate(scenario: Scenario, random: () => number): Promise<Figures> {
  const clock = new VirtualClock();
  const storage = new MemoryStorage(clock);
  const auth = new SimulatedAuthServer(clock);
  const digest = immediateDigest();
  const machines = Array.from({ length: scenario.workers }, () => machine(scenario, { clock, storage, auth, random }));
  const figures: Figures = {
    calls: 0,
    cutOff: 0,
    failed: 0,
    tokenRequests: [],
    most: 0,
    worstWait: 0,
    storeRequests: [],
    storePeak: 0,
  };

  const call = (caller: Machine) => {
    figures.calls += 1;
    if (caller.tokens.current()) return;
    const start = clock.elapsed();
    // What a machine does after its crash is not seen.
    const end = () => {
      if (caller.isAlive) figures.worstWait = Math.max(figures.worstWait, clock.elapsed() - start);
    };
    caller.tokens.get().then(end, (error) => {
      if (caller.isAlive) figures[error instanceof StorageError ? "cutOff" : "failed"] += 1;
    });
  };
  const callLater = (index: number) => {
    // Whole seconds, so that few points in time are to be simulated.
    const wait = Math.max(1, Math.round((-Math.log(1 - random()) * scenario.callEvery) / second)) * second;
    clock.setTimeout(() => {
      // A crashed worker starts again at its next call.
      if (!machines[index]?.isAlive) machines[index] = machine(scenario, { clock, storage, auth, random });
      call(machines[index] as Machine);
      callLater(index);
    }, wait);
  };
  const anyone = () => Math.floor(random() * machines.length);
  const crashLater = () => {
    clock.setTimeout(() => {
      (machines[anyone()] as Machine).isAlive = false;
      crashLater();
    }, scenario.crashEvery);
  };
  // The whole fleet starts at once, with nothing stored.
  for (const one of machines) call(one);
  for (const index of machines.keys()) callLater(index);
  crashLater();

  let before = 0;
  for (let now = 0; now < scenario.hours * 3600; now += 1) {
    const inHour = now % 3600;
    if (inHour === 3000) for (let count = 0; count < machines.length / 10; count += 1) cutOff(machines[anyone()]);
    if (inHour === 3000 + Math.round(scenario.partition / second)) for (const one of machines) one.isCutOff = false;
    await clock.advance(second);
    const requests = storage.requests - before;
    before = storage.requests;
    figures.storePeak = Math.max(figures.storePeak, requests);
    const at = Math.floor(now / 60);
    figures.storeRequests[at] = (figures.storeRequests[at] ?? 0) + requests;
  }
  await settled();
  const start = clock.now() - scenario.hours * 60 * minute;
  figures.tokenRequests = Array.from(
    { length: scenario.hours },
    (_, hour) => auth.made.filter((at) => Math.floor((at - start) / (60 * minute)) === hour).length,
  );
  figures.most = auth.most;
  digest.restore();
  return figures;
}

function cutOff(machine: Machine | undefined): void {
  if (machine) machine.isCutOff = true;
}

interface World {
  clock: VirtualClock;
  storage: MemoryStorage;
  auth: SimulatedAuthServer;
  random: () => number;
}

/** A machine with one worker. After a crash nothing that it waits for arrives. */
function machine(scenario: Scenario, { clock, storage, auth, random }: World): Machine {
  const carry = <T>(request: () => T | Promise<T>, latency: number, isStorage: boolean) =>
    new Promise<T>((resolve, reject) => {
      if (isStorage && self.isCutOff) {
        clock.setTimeout(() => reject(new StorageError("The storage could not be reached.")), latency);
        return;
      }
      const answer = request();
      clock.setTimeout(() => {
        if (self.isAlive) resolve(answer);
      }, latency);
    });
  const far: SharedStorage = {
    lock: (...call) => carry(() => storage.lock(...call), scenario.storageLatency, true),
    write: (...call) => carry(() => storage.write(...call), scenario.storageLatency, true),
    changed: (...call) => carry(() => storage.changed(...call), scenario.storageLatency, true),
  };
  const own = clock.skewed(Math.round((2 * random() - 1) * scenario.skew));
  const credentials = { clientId: "id", clientSecret: "secret", refreshToken: "token" };
  const settings = settingsOf(
    {
      baseUrl: "https://www.acme.test/api",
      authUrl: "https://auth.acme.test",
      credentials,
      clock: own,
      random,
      tokenStore: new SharedTokenStore(far, { clock: own, random }),
      fetch: () => {
        const answer = carry(() => auth.create(), scenario.authLatency, false);
        if (random() < scenario.askerCrashes) self.isAlive = false;
        return answer;
      },
    },
    {},
  );
  const self: Machine = { tokens: new RefreshingTokens(settings, credentials), isAlive: true, isCutOff: false };
  return self;
}

/** Random numbers that are the same in each run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
