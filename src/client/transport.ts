import { ContractError } from "../contract/contract-error.ts";
import { sleep, withTimeout } from "../shared/clock.ts";
import { withBody } from "../shared/response.ts";
import { isRead, isTruncated, noteCall, streamOf } from "./body.ts";
import {
  ConnectionError,
  fetchFailed,
  isAboutAccount,
  messageOf,
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
    for (const signal of request.signals) signal?.throwIfAborted();
    const { clock, callTimeout, credentials } = this.#settings;
    const { clientSecret = "", refreshToken = "" } = credentials ?? {};
    const secrets = [clientSecret, refreshToken];
    const call = { request, secrets, attempts: 0, deadline: clock.elapsed() + callTimeout };
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

  async #token(call: RunningCall): Promise<string> {
    for (;;) {
      try {
        return (
          this.#tokens.current() ?? (await this.#withTimeout(call, Infinity, ({ signal }) => this.#tokens.get(signal)))
        );
      } catch (error) {
        const { atTokenLimit, clock, onWait } = this.#settings;
        if (!(error instanceof TokenBudgetError) || atTokenLimit === "fail") throw error;
        const { operation, signals } = call.request;
        const start = clock.elapsed();
        const milliseconds = Math.max(0, error.retryAt.getTime() - clock.now());
        await this.#tell(call, onWait, { operation, milliseconds });
        await sleep(clock, milliseconds, ...signals);
        call.deadline += clock.elapsed() - start;
      }
    }
  }

  /** Another token after a 401; undefined if the limits do not allow one. */
  async #replacement(call: RunningCall): Promise<string | undefined> {
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
  #withTimeout<T>(call: RunningCall, limit: number, run: (controller: AbortController) => Promise<T>): Promise<T> {
    const { clock, callTimeout } = this.#settings;
    const { operation, signals } = call.request;
    const left = call.deadline - clock.elapsed();
    const timeoutError = () => {
      const what = left > limit ? `no response within ${limit}` : `not completed within ${callTimeout}`;
      return new TimeoutError(`${operation}: ${what} ms (attempts: ${call.attempts}).`);
    };
    return withTimeout(clock, Math.min(left, limit), timeoutError, run, ...signals);
  }

  /** Calls a hook, also after the call's time is over, and waits for an async one within it. */
  async #tell<E>(call: RunningCall, hook: ((event: E) => unknown) | undefined, event: E): Promise<void> {
    const told = hook?.(event);
    if (told instanceof Promise) await this.#withTimeout(call, Infinity, () => told);
  }

  async #withRetries(call: RunningCall, token: string): Promise<Response> {
    const { retry, clock, random, onRetry } = this.#settings;
    const { operation, method, signals, headers, isReplayable } = call.request;
    if (typeof token !== "string" || !headerToken.test(token))
      throw new TypeError("The access token is missing, empty, or has a character that is not ASCII.");
    call.secrets.push(token);
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
          await sleep(clock, milliseconds, ...signals);
          continue;
        }
      }
      if (response) return response;
      throw failure;
    }
  }

  async #attempt(call: RunningCall): Promise<Response> {
    const { clock, attemptTimeout, onRequest, onResponse, onFailure, fetch } = this.#settings;
    const { secrets } = call;
    const { operation, signals } = call.request;
    const attempt = ++call.attempts;
    const start = clock.elapsed();
    const milliseconds = () => Math.round(clock.elapsed() - start);
    await this.#tell(call, onRequest, { operation, attempt });
    const lost = (error: unknown) => fetchFailed({ operation, secrets }, attempt, error);
    const note = (copy: Response) => noteCall(copy, { operation, secrets });
    const send = async (controller: AbortController) => {
      const response = await followRedirects(call.request, fetch, controller.signal, secrets);
      const { body } = response;
      if (!body) return note(response);
      if (!isRead(response)) return withBody(response, streamOf(body, lost, controller, signals), note);
      // Read within the attempt, so that a lost connection can be retried.
      const bytes = await response.arrayBuffer();
      if (isTruncated(response, bytes)) throw truncated;
      return withBody(response, bytes, note);
    };
    let response: Response;
    try {
      response = await this.#withTimeout(call, attemptTimeout, send);
    } catch (thrown) {
      const isOurs = thrown instanceof TransportError || thrown instanceof ContractError;
      const isAborted = signals.some((signal) => signal?.aborted);
      // Created here, after the await, so that its stack names the line of the caller.
      const error = isOurs || isAborted ? thrown : lost(thrown);
      await this.#tell(call, onFailure, { operation, attempt, reason: messageOf(error), milliseconds: milliseconds() });
      throw error;
    }
    const { status } = response;
    await this.#tell(call, onResponse, { operation, attempt, status, milliseconds: milliseconds() });
    return response;
  }
}

/** A call of the user. All its attempts share a deadline. */
interface RunningCall {
  readonly request: ServiceRequest;
  /** Credentials and tokens, which no message may show. */
  readonly secrets: string[];
  deadline: number;
  attempts: number;
}
