import { accessTokenLifetime } from "../../../generated/limits.ts";
import type { AccessTokenResponse } from "../../../generated/types.ts";
import { sleep, within } from "../clock.ts";
import { TimeoutError, TokenBudgetError, TokenError } from "../errors.ts";
import type { Credentials, Settings } from "../options.ts";
import { nextTokenAt, stillCounting } from "./ledger.ts";
import { refresh } from "./oauth.ts";
import type { TokenState } from "./store.ts";

/** Where the transport gets its access token. */
export interface TokenSource {
  /** A token that can be used at once. */
  current(): string | undefined;
  get(): Promise<string>;
  /** The service refused this token. Returns whether another can be had. */
  reject(token: string): boolean;
}

/** What the making of access tokens needs of the client's settings. */
type RefreshSettings = Pick<Settings, "tokenStore" | "clock" | "attemptTimeout" | "atTokenLimit" | "fetch" | "onToken">;

const hour = accessTokenLifetime.usualSeconds;
const day = 24 * 3600;
/** A token is replaced this long before it expires, or after nine tenths of its life, so that it does not expire on its way. */
const margin = 60_000;

/** Access tokens of a refresh token: made when needed, one at a time however many callers wait, within the limits. */
export class RefreshingTokens implements TokenSource {
  readonly #settings: RefreshSettings;
  readonly #credentials: Credentials;
  readonly #authUrl: string;
  #current: TokenState = { made: [] };
  #making: Promise<TokenState> | undefined;
  #refused: TokenError | undefined;
  #rejected: string | undefined;

  constructor(settings: RefreshSettings, credentials: Credentials, authUrl: string) {
    this.#settings = settings;
    this.#credentials = credentials;
    this.#authUrl = authUrl;
  }

  current(): string | undefined {
    return this.#usable(this.#current);
  }

  async get(): Promise<string> {
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined;
    });
    const { accessToken = "" } = await this.#making;
    return accessToken;
  }

  reject(token: string): boolean {
    // The refusal of an older token may come late, and says nothing of the newest.
    if (token === this.#current.accessToken) this.#rejected = token;
    return true;
  }

  #usable({ accessToken, usableUntil = 0 }: TokenState): string | undefined {
    return accessToken !== this.#rejected && usableUntil > this.#settings.clock.now() ? accessToken : undefined;
  }

  async #make(): Promise<TokenState> {
    this.#current = await this.#settings.tokenStore.update(
      this.#credentials.refreshToken,
      async (state = { made: [] }) => (this.#usable(state) ? state : await this.#next(state)),
    );
    return this.#current;
  }

  async #next({ made }: TokenState): Promise<TokenState> {
    const { clock, atTokenLimit, onToken } = this.#settings;
    if (this.#refused && this.#refused.retryAt.getTime() > clock.now()) throw this.#refused;
    for (;;) {
      const wait = nextTokenAt(made, clock.now()) - clock.now();
      if (wait <= 0) break;
      if (atTokenLimit === "fail") throw new TokenBudgetError(new Date(clock.now() + wait));
      await sleep(clock, wait);
    }
    const answer = await this.#refresh();
    const now = clock.now();
    const life = lifetime(answer.expires_in) * 1000;
    const expiresAt = now + life;
    const counting = [...stillCounting(made, now), { madeAt: now, expiresAt }];
    onToken?.({ expiresAt: new Date(expiresAt), counting: counting.length });
    return { accessToken: answer.access_token, usableUntil: expiresAt - Math.min(margin, life / 10), made: counting };
  }

  /** In a time of its own, because whoever asked first may have left, and others wait. */
  async #refresh(): Promise<AccessTokenResponse> {
    const { clock, attemptTimeout, fetch } = this.#settings;
    const late = () => new TimeoutError(`The auth server gave no answer within ${attemptTimeout} ms.`);
    try {
      return await within(clock, attemptTimeout, late, (signal) => {
        const server = { authUrl: this.#authUrl, fetch, signal, now: () => clock.now() };
        return refresh(server, this.#credentials, this.#credentials.refreshToken);
      });
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
