import { type Clock, sleep, within } from "./clock.ts";
import { ConnectionError, TimeoutError, TransportError } from "./errors.ts";
import { mayRetry, type Outcome, type RetrySettings, retryAfter, retryDelay } from "./retry.ts";
import type { TokenSource } from "./tokens/source.ts";

/** What a hook is told. Nothing in it is secret: no header, no query, no body. */
export interface CallEvent {
  /** Method and path, such as `GET /monitors/1`. */
  operation: string;
  /** 1 for the first attempt. */
  attempt: number;
}

export interface Hooks {
  onRequest?: (event: CallEvent) => void;
  onResponse?: (event: CallEvent & { status: number; milliseconds: number }) => void;
  onRetry?: (event: CallEvent & { reason: string; milliseconds: number }) => void;
}

export interface TransportOptions {
  baseUrl: string;
  /** Called with a URL and an init, never with a Request. */
  fetch: typeof fetch;
  tokens: TokenSource;
  retry: RetrySettings;
  /** Milliseconds that one attempt may take, its body included. */
  attemptTimeout: number;
  /** Milliseconds that a call may take, retries and token included. */
  callTimeout: number;
  clock: Clock;
  random: () => number;
  hooks: Hooks;
}

/** What is known of a response beside what it says. */
export const operations = new WeakMap<Response, string>();

const maxRedirects = 5;

/**
 * The `fetch` that openapi-fetch is given: it adds the headers, gets the token, retries, and keeps time. The body of the
 * response is read here, within the attempt's time, so that a body that breaks off is a failed attempt like any other.
 */
export class Transport {
  readonly #options: TransportOptions;
  readonly #origin: string;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#origin = new URL(options.baseUrl).origin;
  }

  async send(request: OutgoingRequest): Promise<Response> {
    const { baseUrl, tokens, clock, callTimeout } = this.#options;
    const { url, method, headers } = request;
    if (!url.startsWith(`${baseUrl}/`)) {
      throw new TransportError(`Refused to send the access token to ${new URL(url).origin}.`);
    }
    const operation = `${method} ${url.slice(baseUrl.length).split("?", 1)[0]}`;
    if (headers.get("Content-Type") === "application/json") {
      headers.set("Content-Type", "application/json;charset=UTF-8");
    }
    const asRequest = request instanceof Request;
    const body = asRequest && request.body ? await request.text() : request.body;
    const signal = request.signal ?? undefined;
    signal?.throwIfAborted();
    const call: Call = {
      operation,
      url,
      method,
      headers,
      body,
      signal,
      asRequest,
      attempts: 0,
      deadline: clock.now() + callTimeout,
    };
    let token = tokens.current() ?? (await this.#newToken(call));
    headers.set("Authorization", `Svc-oauthtoken ${token}`);
    let response = await this.#withRetries(call);
    if (response.status === 401 && tokens.reject(token)) {
      token = tokens.current() ?? (await this.#newToken(call));
      headers.set("Authorization", `Svc-oauthtoken ${token}`);
      response = await this.#withRetries(call);
    }
    operations.set(response, operation);
    return response;
  }

  #newToken(call: Call): Promise<string> {
    return this.#within(call, Number.POSITIVE_INFINITY, (signal) => this.#options.tokens.get(signal));
  }

  /** Runs a part of the call within its own limit, and within what is left of the call's time. */
  #within<T>(call: Call, limit: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { clock, callTimeout } = this.#options;
    const left = call.deadline - clock.now();
    const late = () => {
      const what = left > limit ? `no answer within ${limit}` : `not done within ${callTimeout}`;
      return new TimeoutError(`${call.operation}: ${what} ms.`);
    };
    return within(clock, Math.min(left, limit), late, run, call.signal);
  }

  async #withRetries(call: Call): Promise<Response> {
    const { retry, clock, random, hooks } = this.#options;
    for (let count = 0; ; count += 1) {
      let response: Response | undefined;
      let failure: Error | undefined;
      let outcome: Outcome;
      try {
        response = await this.#attempt(call);
        outcome = { status: response.status };
      } catch (error) {
        if (!(error instanceof ConnectionError || error instanceof TimeoutError)) throw error;
        failure = error;
        outcome = { refused: error.cause === "ECONNREFUSED" };
      }
      if (mayRetry(call.method, outcome) && count < retry.maxRetries) {
        const now = clock.now();
        const wait = retryDelay(retry, count, retryAfter(response?.headers.get("Retry-After"), now), random());
        if (now + wait < call.deadline) {
          const reason = failure?.message ?? `status ${response?.status}`;
          hooks.onRetry?.({ operation: call.operation, attempt: call.attempts, reason, milliseconds: wait });
          await sleep(clock, wait, call.signal);
          continue;
        }
      }
      if (response) return response;
      throw failure;
    }
  }

  async #attempt(call: Call): Promise<Response> {
    const { clock, attemptTimeout, hooks } = this.#options;
    const { operation } = call;
    const attempt = ++call.attempts;
    const start = clock.now();
    hooks.onRequest?.({ operation, attempt });
    const response = await this.#within(call, attemptTimeout, async (signal) => {
      try {
        const answer = await this.#fetch(call, signal);
        return withBody(answer, await answer.text(), call.asRequest);
      } catch (error) {
        if (error instanceof TransportError) throw error;
        const { cause } = error as { cause?: { code?: string } };
        throw new ConnectionError(`${operation}: the connection failed.`, {
          cause: cause?.code ?? (error as Error).name,
        });
      }
    });
    hooks.onResponse?.({ operation, attempt, status: response.status, milliseconds: clock.now() - start });
    return response;
  }

  /** Follows redirects by itself, because `fetch` would take the cookie to another origin. */
  async #fetch(call: Call, signal: AbortSignal): Promise<Response> {
    const { method, headers, body } = call;
    let { url } = call;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await this.#options.fetch(url, {
        method,
        headers,
        signal,
        redirect: "manual",
        ...(body != null && { body }),
      });
      const location = response.status >= 300 && response.status < 400 && response.headers.get("Location");
      if (!location) return response;
      const target = new URL(location, url);
      if (target.origin !== this.#origin) {
        throw new TransportError(`${call.operation}: refused to follow a redirect to ${target.origin}.`);
      }
      // Other redirects would turn the request into a GET.
      if (body != null && response.status < 307) return response;
      url = target.href;
    }
    throw new TransportError(`${call.operation}: more than ${maxRedirects} redirects.`);
  }
}

type Body = NonNullable<RequestInit["body"]> | null | undefined;

/** What openapi-fetch makes of a call: a Request, or where no middleware needs one, its parts. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: Body;
  readonly signal?: AbortSignal | null;
}

/** One call of the user, whose attempts share a deadline. */
interface Call {
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Body;
  readonly signal: AbortSignal | undefined;
  /** Whether a middleware or the caller may read the response in a way of its own. */
  readonly asRequest: boolean;
  readonly deadline: number;
  attempts: number;
}

/**
 * The response with its body read. A new one where somebody may want its stream; else the same, which is cheaper, with
 * the two methods that openapi-fetch calls.
 */
function withBody(response: Response, text: string, asNew: boolean): Response {
  if (asNew) return new Response(text || null, response);
  return Object.assign(response, {
    text: async () => text,
    json: async () => (text ? JSON.parse(text) : undefined),
  });
}
