/** One access token for all calls of a client: which token a call gets, when it is renewed, and what a 401 does. */
import { TokenBudgetError } from "../errors.ts";
import type { Settings } from "../settings.ts";
import { sleepInBackground, throwIfAborted, type Waiting, withDeadline } from "../time.ts";
import { type NoToken, renewalTime } from "./policy.ts";
import type { IssuedToken } from "./state.ts";
import { life, sharing } from "./times.ts";
import { TokenRequests } from "./token-request.ts";

/** The work that all calls of a client wait for. */
interface Job {
  readonly rejected: string | undefined;
  /** The latest deadline of all calls that wait for this job, as `performance.now()`. */
  deadline: number;
  /** Why there is no token yet. */
  error?: Error;
  token: Promise<string>;
}

/** Tokens that a refresh token creates, and that this process knows. */
export class RefreshingTokens {
  readonly #requests: TokenRequests;
  #token: IssuedToken | undefined;
  /** When the token is renewed, in milliseconds since 1970. */
  #renewAt = 0;
  #job: Job | undefined;

  constructor(private readonly settings: Settings) {
    this.#requests = new TokenRequests(settings);
  }

  /** The current token, if the client knows one that need not be renewed. */
  current(): string | undefined {
    return this.#token && this.#renewAt > Date.now() ? this.#token.value : undefined;
  }

  async get(waiting: Waiting): Promise<string> {
    const old = this.#token;
    const job = this.#join(undefined, waiting);
    if (!old || old.usableUntil <= Date.now()) return waitFor(job, waiting);
    // The old token is still valid, so a slow renewal must not delay the call.
    const deadline = Math.min(waiting.deadline, performance.now() + life.patience);
    return waitFor(job, { ...waiting, deadline }).catch(() => {
      throwIfAborted(waiting.signal);
      return old.value;
    });
  }

  /** The token to use after a 401; the same one if it may not be replaced now. */
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
    await this.#requests.forget();
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
    // If all calls are aborted, no call awaits this promise. A rejection would then end the process.
    job.token.catch(() => {});
    return job;
  }

  /** Asks for a token until there is one, or until no call has the time to ask again. */
  async #obtain(job: Job): Promise<string> {
    const { rejected } = job;
    const old = this.#token?.value === rejected ? undefined : this.#token;
    // Meanwhile, and for a while after a failure, calls go on with the old token.
    if (old) this.#renewAt = Math.min(old.usableUntil, Date.now() + life.nextRenewal * (1 + 2 * Math.random()));
    this.#requests.tryAtOnce();
    let failures = 0;
    for (let looks = 0; ; looks += 1) {
      const hasToken = old !== undefined && old.usableUntil > Date.now();
      const found = await this.#requests.tokenFor({ rejected, renewing: old?.value, hasToken });
      if ("value" in found) return this.#use(found);
      const { kind, error, milliseconds = timeToNextLook(looks) } = found;
      if (old && lastUseOf(old, kind) > Date.now()) return old.value;
      // The error of a request that failed before says more to the user than a TokenBudgetError.
      if (!(error instanceof TokenBudgetError && failures > 0)) job.error = error;
      if (kind === "failed") failures += 1;
      const isFinal = kind === "final" || failures > this.settings.retry.maxRetries;
      if (isFinal || performance.now() + milliseconds >= job.deadline) throw job.error;
      await sleepInBackground(milliseconds);
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

/**
 * The time after which calls no longer use the old token, in milliseconds since 1970. If another process is requesting a new
 * token, this is a minute before the old one expires, so that calls wait for the new token; otherwise nearly until it expires.
 */
function lastUseOf(old: IssuedToken, kind: NoToken["kind"]): number {
  return kind === "held" ? old.usableUntil : old.expiresAt - life.last;
}

/** Random milliseconds until the store is asked again, because many processes wait for one. */
function timeToNextLook(looks: number): number {
  return Math.min(sharing.longestLook, sharing.firstLook * 1.5 ** looks) * (0.5 + Math.random());
}

function waitFor(job: Job, waiting: Waiting): Promise<string> {
  return withDeadline({ ...waiting, lateError: () => job.error ?? waiting.lateError() }, () => job.token);
}
