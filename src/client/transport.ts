import { type Clock, sleep } from "./clock.ts";
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
  accept: string;
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
  readonly #basePath: string;

  constructor(options: TransportOptions) {
    this.#options = options;
    const base = new URL(options.baseUrl);
    this.#origin = base.origin;
    this.#basePath = base.pathname === "/" ? "" : base.pathname;
  }

  /** @param zaaid the account to act on; the caller's own if undefined */
  async send(request: Request, zaaid: string | undefined): Promise<Response> {
    const { tokens, accept, clock, callTimeout } = this.#options;
    const url = new URL(request.url);
    if (url.origin !== this.#origin) throw new TransportError(`Refused to send the access token to ${url.origin}.`);
    const operation = `${request.method} ${url.pathname.slice(this.#basePath.length)}`;
    const { headers } = request;
    // openapi-fetch and `fetch` have their own defaults, which are not the service's.
    if (!/version=/.test(headers.get("Accept") ?? "")) headers.set("Accept", accept);
    if (headers.get("Content-Type") === "application/json")
      headers.set("Content-Type", "application/json;charset=UTF-8");
    if (zaaid !== undefined) {
      headers.set("Cookie", `zaaid=${zaaid}`);
      if (!headers.has("Cookie")) {
        throw new TransportError("A browser does not let a program set the Cookie header. Call from a server instead.");
      }
    }
    const body = request.body === null ? undefined : await request.text();
    const call = new Call(operation, request, body, clock, callTimeout);
    try {
      let token = await tokens.get(call.signal);
      headers.set("Authorization", `Svc-oauthtoken ${token}`);
      let response = await this.#withRetries(call);
      if (response.status === 401 && tokens.reject(token)) {
        token = await tokens.get(call.signal);
        headers.set("Authorization", `Svc-oauthtoken ${token}`);
        response = await this.#withRetries(call);
      }
      operations.set(response, operation);
      return response;
    } finally {
      call.end();
    }
  }

  async #withRetries(call: Call): Promise<Response> {
    const { retry, clock, random, hooks } = this.#options;
    for (let count = 0; ; count += 1) {
      let response: Response | undefined;
      let failure: unknown;
      let outcome: Outcome;
      try {
        response = await this.#attempt(call);
        outcome = { status: response.status };
      } catch (error) {
        const isNetwork = error instanceof ConnectionError || error instanceof TimeoutError;
        if (call.signal.aborted || !isNetwork) throw error;
        failure = error;
        outcome = { refused: error.cause === "ECONNREFUSED" };
      }
      const wait = retryDelay(
        retry,
        count,
        retryAfter(response?.headers.get("Retry-After") ?? null, clock.now()),
        random(),
      );
      const gaveUp = count >= retry.maxRetries || clock.now() + wait >= call.deadline;
      if (gaveUp || !mayRetry(call.request.method, outcome)) {
        if (response) return response;
        throw failure;
      }
      const reason = response ? `status ${response.status}` : (failure as Error).message;
      hooks.onRetry?.({ operation: call.operation, attempt: call.attempts, reason, milliseconds: wait });
      await sleep(clock, wait, call.signal);
    }
  }

  async #attempt(call: Call): Promise<Response> {
    const { clock, attemptTimeout, hooks } = this.#options;
    const { operation } = call;
    const attempt = ++call.attempts;
    const start = clock.now();
    hooks.onRequest?.({ operation, attempt });
    const controller = new AbortController();
    const stop = () => controller.abort(call.signal.reason);
    call.signal.addEventListener("abort", stop, { once: true });
    const timer = clock.setTimeout(() => {
      controller.abort(new TimeoutError(`${operation}: no answer within ${attemptTimeout} ms.`));
    }, attemptTimeout);
    try {
      const response = await this.#fetch(call, controller.signal);
      const text = await response.text();
      hooks.onResponse?.({ operation, attempt, status: response.status, milliseconds: clock.now() - start });
      return withBody(response, text, operation);
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason;
      if (error instanceof TransportError) throw error;
      const { cause } = error as { cause?: { code?: string } };
      throw new ConnectionError(`${operation}: the connection failed.`, {
        cause: cause?.code ?? (error as Error).name,
      });
    } finally {
      clock.clearTimeout(timer);
      call.signal.removeEventListener("abort", stop);
    }
  }

  /** Follows redirects by itself, because `fetch` would take the cookie to another origin. */
  async #fetch(call: Call, signal: AbortSignal): Promise<Response> {
    const { method, headers } = call.request;
    let { url } = call.request;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await this.#options.fetch(url, { method, headers, signal, redirect: "manual", ...call.init });
      const location = response.status >= 300 && response.status < 400 ? response.headers.get("Location") : null;
      if (location === null) return response;
      const target = new URL(location, url);
      if (target.origin !== this.#origin) {
        throw new TransportError(`${call.operation}: refused to follow a redirect to ${target.origin}.`);
      }
      // Other redirects would turn the request into a GET.
      if (call.init.body !== undefined && response.status !== 307 && response.status !== 308) return response;
      url = target.href;
    }
    throw new TransportError(`${call.operation}: more than ${maxRedirects} redirects.`);
  }
}

/** One call of the user: its attempts, and the time that all of them have together. */
class Call {
  attempts = 0;
  readonly deadline: number;
  readonly init: { body?: string };
  readonly #controller = new AbortController();
  readonly #timer: unknown;
  readonly #stop = () => this.#controller.abort(this.request.signal.reason);

  constructor(
    readonly operation: string,
    readonly request: Request,
    body: string | undefined,
    private readonly clock: Clock,
    timeout: number,
  ) {
    this.init = body === undefined ? {} : { body };
    this.deadline = clock.now() + timeout;
    this.#timer = clock.setTimeout(() => {
      this.#controller.abort(new TimeoutError(`${operation}: not done within ${timeout} ms.`));
    }, timeout);
    if (request.signal.aborted) this.#stop();
    else request.signal.addEventListener("abort", this.#stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  end(): void {
    this.clock.clearTimeout(this.#timer);
    this.request.signal.removeEventListener("abort", this.#stop);
  }
}

/** The response with its body read: what is no JSON is a clear error when asked for, not a SyntaxError. */
function withBody(response: Response, text: string, operation: string): Response {
  const json = () => {
    try {
      return text === "" ? undefined : JSON.parse(text);
    } catch {
      throw new TransportError(`${operation}: status ${response.status} with a body that is no JSON.`);
    }
  };
  if (response.ok) json();
  return Object.assign(response, { text: async () => text, json: async () => json() });
}
