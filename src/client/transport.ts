import { sleep, within } from "./clock.ts";
import { ConnectionError, TimeoutError, TransportError } from "./errors.ts";
import type { Settings } from "./options.ts";
import type { ServiceRequest } from "./request.ts";
import { mayRetry, type Outcome, retryAfter, retryDelay } from "./retry.ts";
import type { TokenSource } from "./tokens/source.ts";

/** The text of the body is read within the attempt's time, so that one that breaks off is a failed attempt like any other. */
export interface Answer {
  response: Response;
  text: string;
}

const maxRedirects = 5;

/** Sends requests with an access token, retries, and keeps time. */
export class Transport {
  readonly #settings: Settings;
  readonly #tokens: TokenSource;

  constructor(settings: Settings, tokens: TokenSource) {
    this.#settings = settings;
    this.#tokens = tokens;
  }

  async send(request: ServiceRequest): Promise<Answer> {
    request.signal?.throwIfAborted();
    const call = { request, attempts: 0, deadline: this.#settings.clock.now() + this.#settings.callTimeout };
    const token = await this.#authorize(call);
    const answer = await this.#withRetries(call);
    if (answer.response.status !== 401 || !this.#tokens.reject(token)) return answer;
    await this.#authorize(call);
    return await this.#withRetries(call);
  }

  async #authorize(call: Call): Promise<string> {
    const token = this.#tokens.current() ?? (await this.#within(call, Infinity, () => this.#tokens.get()));
    call.request.headers.set("Authorization", `Svc-oauthtoken ${token}`);
    return token;
  }

  /** Runs a part of the call within its own limit, and within what is left of the call's time. */
  #within<T>(call: Call, limit: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { clock, callTimeout } = this.#settings;
    const { operation, signal } = call.request;
    const left = call.deadline - clock.now();
    const late = () => {
      const what = left > limit ? `no answer within ${limit}` : `not done within ${callTimeout}`;
      return new TimeoutError(`${operation}: ${what} ms.`);
    };
    return within(clock, Math.min(left, limit), late, run, signal);
  }

  async #withRetries(call: Call): Promise<Answer> {
    const { retry, clock, random, onRetry } = this.#settings;
    const { operation, method, signal } = call.request;
    for (let count = 0; ; count += 1) {
      let answer: Answer | undefined;
      let failure: Error | undefined;
      let outcome: Outcome;
      try {
        answer = await this.#attempt(call);
        outcome = answer.response;
      } catch (error) {
        if (!(error instanceof ConnectionError || error instanceof TimeoutError)) throw error;
        failure = error;
        outcome = { refused: error.cause === "ECONNREFUSED" };
      }
      if (mayRetry(method, outcome) && count < retry.maxRetries) {
        const now = clock.now();
        const asked = retryAfter(answer?.response.headers.get("Retry-After"), now);
        const milliseconds = retryDelay(retry, count, asked, random());
        if (now + milliseconds < call.deadline) {
          const reason = failure?.message ?? `status ${answer?.response.status}`;
          onRetry?.({ operation, attempt: call.attempts, reason, milliseconds });
          await sleep(clock, milliseconds, signal);
          continue;
        }
      }
      if (answer) return answer;
      throw failure;
    }
  }

  async #attempt(call: Call): Promise<Answer> {
    const { clock, attemptTimeout, onRequest, onResponse } = this.#settings;
    const { operation } = call.request;
    const attempt = ++call.attempts;
    const start = clock.now();
    onRequest?.({ operation, attempt });
    const answer = await this.#within(call, attemptTimeout, async (signal) => {
      try {
        const response = await this.#fetch(call.request, signal);
        return { response, text: await response.text() };
      } catch (error) {
        throw error instanceof TransportError
          ? error
          : new ConnectionError(`${operation}: the connection failed.`, error);
      }
    });
    onResponse?.({ operation, attempt, status: answer.response.status, milliseconds: clock.now() - start });
    return answer;
  }

  /** Follows redirects by itself, because `fetch` would take the cookie to another origin. */
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
      // A redirect below 307 would turn a request with a body into a GET.
      if (!location || (body !== undefined && response.status < 307)) return response;
      const { origin } = target;
      target = new URL(location, target);
      if (target.origin !== origin) {
        throw new TransportError(`${operation}: refused to follow a redirect to ${target.origin}.`);
      }
    }
    throw new TransportError(`${operation}: more than ${maxRedirects} redirects.`);
  }
}

/** One call of the user, whose attempts share a deadline. */
interface Call {
  readonly request: ServiceRequest;
  readonly deadline: number;
  attempts: number;
}
