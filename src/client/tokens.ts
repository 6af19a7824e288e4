/** One access token for all calls of a client: which token a call gets, when it is renewed, and what a 401 does. */
import { TimeoutError, TokenBudgetError } from "./errors.ts";
import type { ClientOptions } from "./options.ts";
import { requireAddress, requireCredentials, type Settings, settingsOf } from "./settings.ts";
import { SharedToken } from "./shared-token.ts";
import { type IssuedToken, renewalTime } from "./token-state.ts";
import { sleepInBackground, throwIfAborted, withLimit } from "./transport.ts";

/** Who waits for a token, and until when, as `performance.now()`. */
export interface Waiting {
  deadline: number;
  signal?: AbortSignal | null | undefined;
  /** Creates the error of the time limit. */
  late: () => Error;
}

/** What gives a client its access tokens. */
export interface TokenSource {
  /** The current token, if the client knows one that need not be renewed. */
  current(): string | undefined;
  get(waiting: Waiting): Promise<string>;
  replace(rejected: string, waiting: Waiting): Promise<string>;
  forget(): Promise<void>;
}

/** Access tokens for programs that send their requests with another library. */
export interface Tokens {
  /**
   * Returns an access token that is valid for at least a second.
   * @throws TokenError, TokenBudgetError, TransportError or StorageError if no token arrives within `callTimeout`
   */
  get(): Promise<string>;
  /**
   * Returns the token to use after a 401 for `rejected`. It is the same token if another one was rejected less than six minutes
   * ago, because then the operation is the reason of the 401.
   * @throws what `get` throws
   */
  replace(rejected: string): Promise<string>;
  /** Removes the token from the store, but not what counts towards the limits. */
  forget(): Promise<void>;
}

/**
 * Creates the access tokens of the client, for axios or any other library. Clients with the same options share them.
 * @throws TypeError that names the missing or invalid option
 */
export function createTokens(options: ClientOptions = {}): Tokens {
  const settings = settingsOf(options);
  const source = tokenSourceOf(settings);
  const late = () => new TimeoutError(`There is no access token after ${settings.callTimeout} ms.`, false);
  const waiting = () => ({ deadline: performance.now() + settings.callTimeout, late });
  return {
    get: async () => source.current() ?? source.get(waiting()),
    replace: (rejected) => source.replace(rejected, waiting()),
    forget: () => source.forget(),
  };
}

/** @throws TypeError that names the missing option */
export function tokenSourceOf(settings: Settings): TokenSource {
  const { accessToken, credentials } = settings;
  if (accessToken !== undefined) return suppliedTokens(accessToken);
  if (Object.keys(credentials).length === 0)
    throw new TypeError(
      "Give `credentials` or `accessToken`. Or set SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN.",
    );
  requireCredentials(settings, "clientId", "clientSecret", "refreshToken");
  requireAddress("authUrl", settings);
  return new RefreshingTokens(settings);
}

/** Tokens that the program supplies: one token, or a function that is called for each call. */
function suppliedTokens(supply: string | ((rejected?: string) => string | Promise<string>)): TokenSource {
  const call = ({ deadline, signal, late }: Waiting, rejected?: string) =>
    withLimit(deadline - performance.now(), late, signal, async () =>
      typeof supply === "string" ? supply : supply(rejected),
    ).catch((error: unknown) => {
      // openapi-fetch takes a null for a success.
      throw error || new TypeError("The function `accessToken` failed without an error.");
    });
  return {
    current: () => (typeof supply === "string" ? supply : undefined),
    get: (waiting) => call(waiting),
    replace: (rejected, waiting) => call(waiting, rejected),
    forget: async () => {},
  };
}

/** How long a call waits for a renewal while its token is valid, in milliseconds. */
const renewalPatience = 2_000;

/** The work that all calls of a client wait for. */
interface Job {
  readonly rejected: string | undefined;
  /** The latest one of the calls that wait, as `performance.now()`. */
  deadline: number;
  /** Why there is no token yet. */
  error?: Error;
  token: Promise<string>;
}

/** Tokens that a refresh token creates, and that this process knows. */
class RefreshingTokens implements TokenSource {
  readonly #shared: SharedToken;
  #token: IssuedToken | undefined;
  /** When the token is renewed, in milliseconds since 1970. */
  #renewAt = 0;
  #job: Job | undefined;

  constructor(private readonly settings: Settings) {
    this.#shared = new SharedToken(settings);
  }

  current(): string | undefined {
    return this.#token && this.#renewAt > Date.now() ? this.#token.value : undefined;
  }

  async get(waiting: Waiting): Promise<string> {
    const old = this.#token;
    const job = this.#join(undefined, waiting);
    if (!old || old.usableUntil <= Date.now()) return waitFor(job, waiting);
    // The old token is still valid, so a slow renewal must not delay the call.
    const deadline = Math.min(waiting.deadline, performance.now() + renewalPatience);
    return waitFor(job, { ...waiting, deadline }).catch(() => {
      throwIfAborted(waiting.signal);
      return old.value;
    });
  }

  async replace(rejected: string, waiting: Waiting): Promise<string> {
    for (;;) {
      // Another call has replaced it already.
      if (this.#token && this.#token.value !== rejected) return this.current() ?? this.get(waiting);
      const job = this.#join(rejected, waiting);
      const token = await waitFor(job, waiting);
      // A job that began before the 401 may have found the rejected token.
      if (token !== rejected || job.rejected === rejected) return token;
    }
  }

  async forget(): Promise<void> {
    this.#token = undefined;
    await this.#shared.forget();
  }

  #join(rejected: string | undefined, { deadline }: Waiting): Job {
    if (this.#job) {
      this.#job.deadline = Math.max(this.#job.deadline, deadline);
      return this.#job;
    }
    const job: Job = { rejected, deadline, token: Promise.resolve("") };
    this.#job = job;
    job.token = this.#obtain(job).finally(() => {
      this.#job = undefined;
    });
    // If all calls were aborted, no call waits for the token.
    job.token.catch(() => {});
    return job;
  }

  /** Looks for a token until there is one, or until no call has the time to wait for the next look. */
  async #obtain(job: Job): Promise<string> {
    const old = this.#token?.value === job.rejected ? undefined : this.#token;
    // Meanwhile, and for a while after a failure, calls go on with the old token.
    if (old) this.#renewAt = Math.min(old.usableUntil, Date.now() + 10_000 + Math.random() * 20_000);
    let requests = 0;
    for (let looks = 0; ; looks += 1) {
      const hasToken = old !== undefined && old.usableUntil > Date.now();
      const found = await this.#shared.look({ rejected: job.rejected, renewing: old?.value, hasToken, looks });
      if ("value" in found) return this.#use(found);
      // While another process requests a token, the last minute of the old one is left for calls that are under way.
      const end = found.isHeld ? old?.usableUntil : (old?.expiresAt ?? 0) - 1_000;
      if (old && (end ?? 0) > Date.now()) return old.value;
      // If a request failed before, its error stays: it says more to the user than a TokenBudgetError.
      if (!(found.error instanceof TokenBudgetError && requests > 0)) job.error = found.error;
      if (found.isRequested) requests += 1;
      const isFinal = found.isFinal || requests > this.settings.retry.maxRetries;
      if (isFinal || performance.now() + found.milliseconds >= job.deadline) throw job.error;
      await sleepInBackground(found.milliseconds);
    }
  }

  #use(token: IssuedToken): string {
    if (token.value !== this.#token?.value) {
      this.#token = token;
      this.#renewAt = renewalTime(token);
    }
    return token.value;
  }
}

function waitFor(job: Job, { deadline, signal, late }: Waiting): Promise<string> {
  return withLimit(
    deadline - performance.now(),
    () => job.error ?? late(),
    signal,
    () => job.token,
  );
}
