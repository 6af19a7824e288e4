/** Many processes with one login, their store and the auth server, in virtual time: what happens is counted. */
import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import { createTokens, type TokenStore, type Tokens } from "../../src/client/index.ts";
import { authUrl, credentials, issued, json } from "../client/support.ts";
import { mockDigest } from "../support/digest.ts";

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** Random numbers that are the same in each run. */
let state = 1;
export function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const realImmediate = setImmediate;
const later = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => {});

/** What a process is doing when a fault may hit it. */
export type Step = "locked" | "noted" | "issued" | "stored";

export class Process {
  isKilled = false;
  /** Until when it is stopped, in virtual milliseconds. */
  stoppedUntil = 0;
  readonly tokens: Tokens;

  /** @param skew how far its clock is ahead, in milliseconds */
  constructor(
    readonly world: World,
    readonly skew: number,
    secret = credentials.clientSecret,
  ) {
    this.tokens = createTokens({
      authUrl,
      credentials: { ...credentials, clientSecret: secret },
      tokenStore: world.storeOf(this),
      fetch: (_url: string, init: RequestInit) => world.respond(this, init),
    });
  }

  /** Every operation of a process passes here: a killed one never goes on, and a stopped one later. */
  async passes<T>(value: T): Promise<T> {
    if (this.isKilled) return never;
    if (this.stoppedUntil > this.world.now) await later(this.stoppedUntil - this.world.now);
    return this.isKilled ? never : value;
  }
}

const current = new AsyncLocalStorage<Process>();

export class World {
  /** Virtual milliseconds since the start. */
  now = 0;
  readonly #clock = Date.now.bind(Date);
  readonly #start = this.#clock();
  readonly #values = new Map<string, string>();
  readonly #locks = new Map<string, { owner: object; until: number }>();
  #created: number[] = [];
  #active: Array<{ value: string; until: number }> = [];
  #blockedUntil = 0;
  lifetime = hour;
  /** Whether each further request prolongs "Access Denied". */
  isProlonged = false;
  calls = 0;
  failed = 0;
  requests = 0;
  denied = 0;
  tokens = 0;
  /** The most tokens of any ten minutes, and the most active ones at once. */
  inWindow = 0;
  active = 0;
  /** What the store and the auth server do now. */
  storeIs: "up" | "away" | "full" = "up";
  authIs: "up" | "refusing connections" | "issuing with a 504" | 429 | 500 = "up";
  onStep: (step: Step, process: Process) => void = () => {};

  constructor() {
    vi.spyOn(Date, "now").mockImplementation(() => this.#clock() + (current.getStore()?.skew ?? 0));
  }

  storeOf(process: Process): TokenStore {
    const operation = async <T>(isWrite: boolean, run: () => T): Promise<T> => {
      await process.passes(undefined);
      await later(1 + random());
      if (this.storeIs === "away" || (isWrite && this.storeIs === "full"))
        throw new Error(`The store is ${this.storeIs}`);
      return process.passes(run());
    };
    let hasLock = false;
    let steps = 0;
    return {
      get: (key) => operation(false, () => this.#values.get(key)),
      set: async (key, value) => {
        await operation(true, () => void this.#values.set(key, value));
        if (hasLock) this.onStep(steps++ === 0 ? "noted" : "stored", process);
        await process.passes(undefined);
      },
      lock: async (key, milliseconds) => {
        const owner = {};
        const isTaken = await operation(true, () => {
          if ((this.#locks.get(key)?.until ?? 0) > this.now) return false;
          this.#locks.set(key, { owner, until: this.now + milliseconds });
          return true;
        });
        if (!isTaken) return undefined;
        [hasLock, steps] = [true, 0];
        this.onStep("locked", process);
        await process.passes(undefined);
        return async () => {
          hasLock = false;
          await operation(true, () => this.#locks.get(key)?.owner === owner && this.#locks.delete(key));
        };
      },
    };
  }

  /** The auth server. */
  async respond(process: Process, init: RequestInit): Promise<Response> {
    await process.passes(undefined);
    this.requests += 1;
    if (this.authIs === "refusing connections")
      throw Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } });
    await later(50 + random() * 100);
    if (String(init.body).includes("wrong")) return process.passes(json(400, { error: "invalid_client" }));
    if (typeof this.authIs === "number") return process.passes(json(this.authIs, {}));
    const response = this.#issue();
    this.onStep("issued", process);
    return process.passes(this.authIs === "issuing with a 504" ? json(504, {}) : response);
  }

  #issue(): Response {
    const { now } = this;
    this.#created = this.#created.filter((at) => at + 10 * minute > now);
    const isBlocked = this.#blockedUntil > now;
    if (isBlocked || this.#created.length >= 10) {
      this.denied += 1;
      if (!isBlocked || this.isProlonged) this.#blockedUntil = now + 3 * minute + random() * 12 * minute;
      return json(400, { error: "Access Denied" });
    }
    this.tokens += 1;
    this.#created.push(now);
    this.inWindow = Math.max(this.inWindow, this.#created.length);
    this.#active = this.#active.filter(({ until }) => until > now);
    this.#active.push({ value: `token-${this.tokens}`, until: now + this.lifetime });
    this.active = Math.max(this.active, this.#active.length);
    if (this.#active.length > 10) this.#active.shift();
    return issued(this.tokens, this.lifetime / second);
  }

  /** Another program uses the refresh token. */
  issueToOthers(count: number): void {
    for (let one = 0; one < count; one += 1) this.#issue();
  }

  /** Another program's tokens delete those of the processes. */
  deleteActive(): void {
    this.#active = [];
  }

  #isActive(token: string): boolean {
    return this.#active.some(({ value, until }) => value === token && until > this.now);
  }

  /** One call of the service: a 401 is answered as the client does. */
  async call(process: Process): Promise<void> {
    this.calls += 1;
    try {
      const token = await process.tokens.get();
      await later(50);
      if (this.#isActive(token)) return;
      const other = await process.tokens.replace(token);
      if (!this.#isActive(other)) throw new Error("401");
    } catch {
      if (!process.isKilled) this.failed += 1;
    }
  }

  /** Starts processes that call the service again and again. */
  start(
    count: number,
    { every = minute, within = 10 * second, skew = 0, secret = credentials.clientSecret } = {},
  ): Process[] {
    return Array.from({ length: count }, (_, index) => {
      const process = new Process(this, count > 1 ? skew * ((2 * index) / (count - 1) - 1) : skew, secret);
      current.run(process, async () => {
        for (await later(random() * within); !process.isKilled; await later(every * (0.5 + random())))
          await this.call(process);
      });
      return process;
    });
  }

  /** Starts a process for each call, as cron does. */
  cron(every: number): void {
    setInterval(() => {
      const process = new Process(this, 0);
      current.run(process, () => void this.call(process));
    }, every);
  }

  /** Does something at a time, in milliseconds from the start. */
  at(time: number, run: () => void): void {
    setTimeout(run, time - this.now);
  }

  /** Lets the virtual time pass until so many milliseconds from the start. */
  async run(until: number): Promise<this> {
    let isOver = false;
    this.at(until, () => {
      isOver = true;
    });
    while (!isOver) {
      vi.advanceTimersToNextTimer();
      this.now = this.#clock() - this.#start;
      // Promises run until all wait for a timer.
      await new Promise((resolve) => realImmediate(resolve));
    }
    return this;
  }
}

/** A world of its own for a test. @returns how to end it */
export function enterWorld(): { world: World; leave: () => void } {
  state = 1;
  const digest = mockDigest();
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
  vi.spyOn(Math, "random").mockImplementation(random);
  const leave = () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    digest.mockRestore();
  };
  return { world: new World(), leave };
}
