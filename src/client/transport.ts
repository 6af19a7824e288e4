import { sleep, withTimeout } from "./clock.ts";
import { ConnectionError, TimeoutError, TransportError } from "./errors.ts";
import type { Settings } from "./options.ts";
import type { ServiceRequest } from "./request.ts";
import { mayRetry, type Outcome, retryAfter, retryDelay } from "./retry.ts";
import type { TokenSource } from "./tokens/source.ts";

/**
 * A response and the text of its body. The body is read within the attempt, so that a lost connection can be retried.
 */
export interface ServiceResponse {
  response: Response;
  text: string;
}

const maxRedirects = 5;

/** Sends requests with an access token, retries and time limits. */
export class Transport {
  readonly #settings: Settings;
  readonly #tokens: TokenSource;

  constructor(settings: Settings, tokens: TokenSource) {
    this.#settings = settings;
    this.#tokens = tokens;
  }

  async send(request: ServiceRequest): Promise<ServiceResponse> {
    request.signal?.throwIfAborted();
    const call = { request, attempts: 0, deadline: this.#settings.clock.now() + this.#settings.callTimeout };
    const token = await this.#authorize(call);
    const result = await this.#withRetries(call);
    if (result.response.status !== 401 || !this.#tokens.reject(token)) return result;
    await this.#authorize(call);
    return await this.#withRetries(call);
  }

  async #authorize(call: Call): Promise<string> {
    const token = this.#tokens.current() ?? (await this.#withTimeout(call, Infinity, () => this.#tokens.get()));
    call.request.headers.set("Authorization", `Svc-oauthtoken ${token}`);
    return token;
  }

  /** Runs a part of the call within its own time limit, and within what is left of the call's. */
  #withTimeout<T>(call: Call, limit: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { clock, callTimeout } = this.#settings;
    const { operation, signal } = call.request;
    const left = call.deadline - clock.now();
    const timeoutError = () => {
      const what = left > limit ? `no response within ${limit}` : `not completed within ${callTimeout}`;
      return new TimeoutError(`${operation}: ${what} ms.`);
    };
    return withTimeout(clock, Math.min(left, limit), timeoutError, run, signal);
  }

  async #withRetries(call: Call): Promise<ServiceResponse> {
    const { retry, clock, random, onRetry } = this.#settings;
    const { operation, method, signal } = call.request;
    for (let count = 0; ; count += 1) {
      let result: ServiceResponse | undefined;
      let failure: Error | undefined;
      let outcome: Outcome;
      try {
        result = await this.#attempt(call);
        outcome = result.response;
      } catch (error) {
        if (!(error instanceof ConnectionError || error instanceof TimeoutError)) throw error;
        failure = error;
        outcome = { refused: error.cause === "ECONNREFUSED" };
      }
      if (mayRetry(method, outcome) && count < retry.maxRetries) {
        const now = clock.now();
        const requested = retryAfter(result?.response.headers.get("Retry-After"), now);
        const milliseconds = retryDelay(retry, count, requested, random());
        if (now + milliseconds < call.deadline) {
          const reason = failure?.message ?? `status ${result?.response.status}`;
          onRetry?.({ operation, attempt: call.attempts, reason, milliseconds });
          await sleep(clock, milliseconds, signal);
          continue;
        }
      }
      if (result) return result;
      throw failure;
    }
  }

  async #attempt(call: Call): Promise<ServiceResponse> {
    const { clock, attemptTimeout, onRequest, onResponse } = this.#settings;
    const { operation } = call.request;
    const attempt = ++call.attempts;
    const start = clock.now();
    onRequest?.({ operation, attempt });
    const result = await this.#withTimeout(call, attemptTimeout, async (signal) => {
      try {
        const response = await this.#fetch(call.request, signal);
        return { response, text: await response.text() };
      } catch (error) {
        throw error instanceof TransportError
          ? error
          : new ConnectionError(`${operation}: the connection failed.`, error);
      }
    });
    onResponse?.({ operation, attempt, status: result.response.status, milliseconds: clock.now() - start });
    return result;
  }

  /** Follows redirects itself, because `fetch` would send the cookie to another origin. */
  async #fetch({ operation, url, method, headers, body }: ServiceRequest, signal: AbortSignal): Promise<Response> {
    const { fetch } = this.#settings;
    let target = new URL(url);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await fetch(target.href, {
        method,
        headers,
        signal,
        redirect: "manual",
        ...(body !== undefined && { body }),
      });
      const location = response.status >= 300 && response.status < 400 && response.headers.get("Location");
      // A redirect with a status below 307 would turn a request with a body into a GET.
      if (!location || (body !== undefined && response.status < 307)) return response;
      const { origin } = target;
      target = new URL(location, target);
      if (target.origin !== origin) {
        throw new TransportError(`${operation}: refused to follow a redirect to another origin, ${target.origin}.`);
      }
    }
    throw new TransportError(`${operation}: more than ${maxRedirects} redirects.`);
  }
}

/** A call of the user. All its attempts share a deadline. */
interface Call {
  readonly request: ServiceRequest;
  readonly deadline: number;
  attempts: number;
}
