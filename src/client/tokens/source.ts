import type { AccessTokenResponse } from "../../../generated/types.ts";
import { type Clock, sleep, within } from "../clock.ts";
import { TimeoutError, TokenBudgetError, TokenError } from "../errors.ts";
import { nextTokenAt, stillCounting } from "./ledger.ts";
import { type AuthServer, type ClientCredentials, refresh } from "./oauth.ts";
import type { TokenState, TokenStore } from "./store.ts";

/** Where the transport gets its access token. */
export interface TokenSource {
  /** A token that can be used at once. */
  current(): string | undefined;
  get(signal: AbortSignal): Promise<string>;
  /** The service refused this token. Returns whether another can be had. */
  reject(token: string): boolean;
}

export interface Credentials extends ClientCredentials {
  refreshToken: string;
}

export interface TokenEvent {
  expiresAt: Date;
  /** Access tokens that count towards the limits, this one included. */
  counting: number;
}

export interface RefreshOptions {
  credentials: Credentials;
  server: AuthServer;
  store: TokenStore;
  clock: Clock;
  /** Milliseconds that the auth server may take. */
  timeout: number;
  /** At a limit: fail at once, or wait until the next token may be made. */
  atLimit: "fail" | "wait";
  onToken?: ((event: TokenEvent) => void) | undefined;
}

const hour = 3600;
const day = 24 * hour;
/** A token is replaced this long before it expires, or after nine tenths of its life, so that it does not expire on its way. */
const margin = 60_000;

/** Access tokens of a refresh token: made when needed, one at a time however many callers wait, within the limits. */
export class RefreshingTokens implements TokenSource {
  readonly #options: RefreshOptions;
  #current: TokenState = { made: [] };
  #making: Promise<TokenState> | undefined;
  #refused: TokenError | undefined;
  #rejected: string | undefined;

  constructor(options: RefreshOptions) {
    this.#options = options;
  }

  current(): string | undefined {
    return this.#usable(this.#current);
  }

  async get(signal: AbortSignal): Promise<string> {
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined;
    });
    const state = await untilAborted(this.#making, signal);
    return state.accessToken ?? "";
  }

  reject(token: string): boolean {
    // The refusal of an older token may come late, and says nothing of the newest.
    if (token === this.#current.accessToken) this.#rejected = token;
    return true;
  }

  #usable({ accessToken, usableUntil = 0 }: TokenState): string | undefined {
    return accessToken !== this.#rejected && usableUntil > this.#options.clock.now() ? accessToken : undefined;
  }

  async #make(): Promise<TokenState> {
    const { credentials, store } = this.#options;
    const update = store.update(credentials.refreshToken, async (state = { made: [] }) =>
      this.#usable(state) ? state : await this.#next(state),
    );
    this.#current = await update;
    return this.#current;
  }

  async #next(state: TokenState): Promise<TokenState> {
    const { clock, atLimit, onToken } = this.#options;
    if (this.#refused?.retryAt && this.#refused.retryAt.getTime() > clock.now()) throw this.#refused;
    for (;;) {
      const free = nextTokenAt(state.made, clock.now());
      if (free <= clock.now()) break;
      if (atLimit === "fail") throw new TokenBudgetError(new Date(free));
      await sleep(clock, free - clock.now());
    }
    const answer = await this.#refresh();
    const madeAt = clock.now();
    const life = lifetime(answer.expires_in) * 1000;
    const made = [...stillCounting(state.made, madeAt), { madeAt, expiresAt: madeAt + life }];
    onToken?.({ expiresAt: new Date(madeAt + life), counting: made.length });
    return { accessToken: answer.access_token, usableUntil: madeAt + life - Math.min(margin, life / 10), made };
  }

  /** In a time of its own, because whoever asked first may have left, and others wait. */
  async #refresh(): Promise<AccessTokenResponse> {
    const { credentials, server, clock, timeout } = this.#options;
    const late = () => new TimeoutError(`The auth server gave no answer within ${timeout} ms.`);
    try {
      return await within(clock, timeout, late, (signal) =>
        refresh({ ...server, signal }, credentials, credentials.refreshToken),
      );
    } catch (error) {
      if (error instanceof TokenError) this.#refused = error;
      throw error;
    }
  }
}

/** Seconds. More than a day can only be milliseconds, as was seen in the field; nonsense counts as the usual hour. */
function lifetime(expiresIn: unknown): number {
  const seconds = Number(expiresIn) > day ? Number(expiresIn) / 1000 : Number(expiresIn);
  return seconds > 0 && seconds <= day ? seconds : hour;
}

/** Tokens that the caller supplies: one, or a function that is asked each time. */
export function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
  let rejected: string | undefined;
  if (typeof supply === "string") return { current: () => supply, get: async () => supply, reject: () => false };
  return {
    current: () => undefined,
    get: async () => supply(rejected),
    reject: (token) => {
      rejected = token;
      return true;
    },
  };
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
