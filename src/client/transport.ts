import { ContractError } from "../contract/contract-error.ts";
import { onAbort } from "./abort.ts";
import { isRead, isTruncated, nameResponse, withBody, withStream } from "./body.ts";
import { sleep, withTimeout } from "./clock.ts";
import {
  ConnectionError,
  connectionFailed,
  isAboutAccount,
  TimeoutError,
  TokenBudgetError,
  TransportError,
} from "./errors.ts";
import type { Settings } from "./options.ts";
import { followRedirects } from "./redirects.ts";
import type { ServiceRequest } from "./request.ts";
import { mayRetry, type Outcome, retryAfter, retryDelay } from "./retry.ts";
import type { TokenSource } from "./tokens/source.ts";

const truncated = { code: "BODY_TRUNCATED" };

/** The characters of a token that a header can have. `Headers` would show another token in its error. */
const headerToken = /^[\x21-\x7e]+$/;

/** Sends requests with an access token, retries and time limits. */
export class Transport {
  readonly #settings: Settings;
  readonly #tokens: TokenSource;

  constructor(settings: Settings, tokens: TokenSource) {
    this.#settings = settings;
    this.#tokens = tokens;
  }

  /** A transport with the same tokens and other settings. */
  with(settings: Settings): Transport {
    return new Transport(settings, this.#tokens);
  }

  async send(request: ServiceRequest): Promise<Response> {
    request.signal?.throwIfAborted();
    const call = { request, attempts: 0, deadline: this.#settings.clock.elapsed() + this.#settings.callTimeout };
    const token = await this.#token(call);
    const response = await this.#withRetries(call, token);
    if (response.status !== 401 || !request.isReplayable) return response;
    if (isAboutAccount(await response.clone().text())) return response;
    this.#tokens.reject(token);
    const other = await this.#replacement(call);
    if (other === undefined || other === token) return response;
    const second = await this.#withRetries(call, other);
    if (second.status === 401) this.#tokens.keepDespite401(other);
    return second;
  }

  async #token(call: Call): Promise<string> {
    for (;;) {
      try {
        return (
          this.#tokens.current() ?? (await this.#withTimeout(call, Infinity, ({ signal }) => this.#tokens.get(signal)))
        );
      } catch (error) {
        const { atTokenLimit, clock } = this.#settings;
        if (!(error instanceof TokenBudgetError) || atTokenLimit === "fail") throw error;
        const start = clock.elapsed();
        await sleep(clock, Math.max(0, error.retryAt.getTime() - clock.now()), call.request.signal);
        call.deadline += clock.elapsed() - start;
      }
    }
  }

  /** Another token after a 401; undefined if the limits do not allow one. */
  async #replacement(call: Call): Promise<string | undefined> {
    try {
      return (
        this.#tokens.current() ?? (await this.#withTimeout(call, Infinity, ({ signal }) => this.#tokens.get(signal)))
      );
    } catch (error) {
      if (error instanceof TokenBudgetError) return undefined;
      throw error;
    }
  }

  /** Runs a part of the call within its own time limit, and within what is left of the call's. */
  #withTimeout<T>(call: Call, limit: number, run: (controller: AbortController) => Promise<T>): Promise<T> {
    const { clock, callTimeout } = this.#settings;
    const { operation, signal } = call.request;
    const left = call.deadline - clock.elapsed();
    const timeoutError = () => {
      const what = left > limit ? `no response within ${limit}` : `not completed within ${callTimeout}`;
      return new TimeoutError(`${operation}: ${what} ms.`);
    };
    return withTimeout(clock, Math.min(left, limit), timeoutError, run, signal);
  }

  /** Calls a hook within the time of the call. */
  async #tell<E>(call: Call, hook: ((event: E) => unknown) | undefined, event: E): Promise<void> {
    if (hook) await this.#withTimeout(call, Infinity, async () => hook(event));
  }

  async #withRetries(call: Call, token: string): Promise<Response> {
    const { retry, clock, random, onRetry } = this.#settings;
    const { operation, method, signal, headers, isReplayable } = call.request;
    if (!headerToken.test(token))
      throw new TypeError("The access token is empty or has a character that is not ASCII.");
    headers.set("Authorization", `Svc-oauthtoken ${token}`);
    for (let count = 0; ; count += 1) {
      let response: Response | undefined;
      let failure: Error | undefined;
      let outcome: Outcome;
      try {
        response = await this.#attempt(call);
        outcome = response;
      } catch (error) {
        if (!(error instanceof ConnectionError || error instanceof TimeoutError)) throw error;
        failure = error;
        outcome = { networkCode: error.cause };
      }
      if (isReplayable && mayRetry(method, outcome) && count < retry.maxRetries) {
        const requested = retryAfter(response?.headers.get("Retry-After"), clock.now());
        const milliseconds = retryDelay(retry, count, requested, random());
        if (clock.elapsed() + milliseconds < call.deadline) {
          const reason = failure?.message ?? `status ${response?.status}`;
          await this.#tell(call, onRetry, { operation, attempt: call.attempts, reason, milliseconds });
          await sleep(clock, milliseconds, signal);
          continue;
        }
      }
      if (response) return response;
      throw failure;
    }
  }

  async #attempt(call: Call): Promise<Response> {
    const { clock, attemptTimeout, onRequest, onResponse, fetch } = this.#settings;
    const { operation, signal: caller } = call.request;
    const attempt = ++call.attempts;
    const start = clock.elapsed();
    await this.#tell(call, onRequest, { operation, attempt });
    const response = await this.#withTimeout(call, attemptTimeout, async (controller) => {
      try {
        const response = await followRedirects(call.request, fetch, controller.signal);
        // Read within the attempt, so that a lost connection can be retried.
        if (isRead(response)) {
          const bytes = await response.arrayBuffer();
          if (isTruncated(response, bytes)) throw connectionFailed(operation, truncated);
          return withBody(response, bytes);
        }
        // Like that of any `fetch`, the rest of the body has no time limit; the caller's signal still ends it.
        const release = response.body ? onAbort(caller, (reason) => controller.abort(reason)) : () => {};
        return withStream(response, operation, controller.signal, release);
      } catch (error) {
        throw error instanceof TransportError || error instanceof ContractError
          ? error
          : connectionFailed(operation, error);
      }
    });
    nameResponse(response, operation);
    const milliseconds = clock.elapsed() - start;
    await this.#tell(call, onResponse, { operation, attempt, status: response.status, milliseconds });
    return response;
  }
}

/** A call of the user. All its attempts share a deadline. */
interface Call {
  readonly request: ServiceRequest;
  deadline: number;
  attempts: number;
}
