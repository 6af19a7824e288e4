import { sleep, throwIfAborted, withTimeout } from "../shared/clock.ts";
import { ConnectionError, isAboutAccount, messageOf, TimeoutError, TokenBudgetError } from "./errors.ts";
import { exchange, fetchFailed } from "./exchange.ts";
import type { ServiceRequest } from "./request.ts";
import { mayRetry, retryAfter, retryDelay } from "./retry.ts";
import type { Settings } from "./settings.ts";
import { usableToken } from "./tokens/auth-server.ts";
import type { TokenSource } from "./tokens/refreshing.ts";

/** A call of the user: sends its request with an access token, retries and time limits. All its attempts share a deadline. */
export class ServiceCall {
  /** Credentials and tokens, which no message may show. */
  readonly #secrets: string[];
  #deadline: number;
  #attempts = 0;

  constructor(
    private readonly settings: Settings,
    private readonly tokens: TokenSource,
    private readonly request: ServiceRequest,
  ) {
    const { clientSecret = "", refreshToken = "" } = settings.credentials ?? {};
    this.#secrets = [clientSecret, refreshToken];
    this.#deadline = settings.clock.elapsed() + settings.callTimeout;
  }

  async send(): Promise<Response> {
    const { tokens, request } = this;
    throwIfAborted(request.signals);
    const token = await this.#firstToken();
    const response = await this.#withRetries(token);
    if (response.status !== 401 || isAboutAccount(await response.clone().text())) return response;
    tokens.reject(token);
    if (!request.isReplayable) return response;
    const other = await this.#token().catch((error: unknown) => {
      // The limits do not allow another one.
      if (error instanceof TokenBudgetError) return token;
      throw error;
    });
    if (other === token) return response;
    const second = await this.#withRetries(other);
    if (second.status === 401) tokens.keepDespite401(other);
    return second;
  }

  async #token(): Promise<string> {
    return this.tokens.current() ?? (await this.#withTimeout(Infinity, ({ signal }) => this.tokens.get(signal)));
  }

  /** A token; if the options say so, waits until the limits allow one. */
  async #firstToken(): Promise<string> {
    const { atTokenLimit, clock, onWait } = this.settings;
    const { operation, signals } = this.request;
    for (;;) {
      try {
        return await this.#token();
      } catch (error) {
        if (!(error instanceof TokenBudgetError) || atTokenLimit === "fail") throw error;
        const start = clock.elapsed();
        const milliseconds = Math.max(0, error.retryAt.getTime() - clock.now());
        await this.#tell(onWait, { operation, milliseconds });
        await sleep(clock, milliseconds, ...signals);
        this.#deadline += clock.elapsed() - start;
      }
    }
  }

  /** Runs a part of the call within its own time limit, and within what is left of the call's. */
  #withTimeout<T>(limit: number, run: (controller: AbortController) => Promise<T>): Promise<T> {
    const { clock, callTimeout } = this.settings;
    const { operation, signals } = this.request;
    const left = this.#deadline - clock.elapsed();
    const timeoutError = () => {
      if (this.#attempts === 0) return new TimeoutError(`${operation}: no access token within ${callTimeout} ms.`);
      const what = left > limit ? `no response within ${limit}` : `not completed within ${callTimeout}`;
      return new TimeoutError(`${operation}: ${what} ms (attempts: ${this.#attempts}).`);
    };
    return withTimeout(clock, Math.min(left, limit), timeoutError, run, ...signals);
  }

  /** Calls a hook, also after the call's time is over, and waits for an async one within it. */
  async #tell<E>(hook: ((event: E) => unknown) | undefined, event: E): Promise<void> {
    const told = hook?.(event) as PromiseLike<unknown> | undefined;
    if (typeof told?.then !== "function") return;
    const ended = Promise.resolve(told);
    // After the end of the call, its rejection would be unhandled.
    ended.catch(() => {});
    await this.#withTimeout(Infinity, () => ended);
  }

  async #withRetries(token: string): Promise<Response> {
    const { clock, onRetry } = this.settings;
    const { operation, signals, headers } = this.request;
    if (typeof token !== "string" || !usableToken.test(token))
      throw new TypeError("The access token is missing, empty, or has white space or a character that is not ASCII.");
    this.#secrets.push(token);
    headers.set("Authorization", `Svc-oauthtoken ${token}`);
    for (let count = 0; ; count += 1) {
      const outcome = await this.#attempt();
      const milliseconds = this.#waitAfter(outcome, count);
      if (milliseconds === undefined) {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }
      const reason = outcome instanceof Error ? outcome.message : `status ${outcome.status}`;
      await this.#tell(onRetry, { operation, attempt: this.#attempts, reason, milliseconds });
      await sleep(clock, milliseconds, ...signals);
    }
  }

  /** Milliseconds until the request is sent again; undefined if it is not. */
  #waitAfter(outcome: Response | Error, count: number): number | undefined {
    const { retry, clock, random } = this.settings;
    const { method, isReplayable } = this.request;
    if (!isReplayable || count >= retry.maxRetries || !mayRetry(method, outcome)) return undefined;
    const header = outcome instanceof Error ? undefined : outcome.headers.get("Retry-After");
    const milliseconds = retryDelay(retry, count, retryAfter(header, clock.now()), random());
    return clock.elapsed() + milliseconds < this.#deadline ? milliseconds : undefined;
  }

  /** Sends the request once, and tells the hooks how that ended. What a hook throws is no outcome: it ends the call. */
  async #attempt(): Promise<Response | ConnectionError | TimeoutError> {
    const { settings, request } = this;
    const { baseUrl, clock, attemptTimeout, onRequest, onResponse, onFailure } = settings;
    const { operation, signals } = request;
    const attempt = ++this.#attempts;
    const start = clock.elapsed();
    const milliseconds = () => Math.round(clock.elapsed() - start);
    await this.#tell(onRequest, { operation, attempt });
    const message = `${operation}: the connection to ${new URL(baseUrl).host} failed in attempt ${attempt}`;
    const lost = (error: unknown) => fetchFailed(operation, message, error, this.#secrets);
    let response: Response;
    try {
      response = await this.#withTimeout(attemptTimeout, (controller) =>
        exchange(request, settings, controller, this.#secrets, lost),
      );
    } catch (thrown) {
      const isAborted = signals.some((signal) => signal?.aborted);
      // Created here, after the await, so that its stack names the line of the caller.
      const error = isAborted ? thrown : lost(thrown);
      await this.#tell(onFailure, { operation, attempt, reason: messageOf(error), milliseconds: milliseconds() });
      if (!isAborted && (error instanceof ConnectionError || error instanceof TimeoutError)) return error;
      throw error;
    }
    await this.#tell(onResponse, { operation, attempt, status: response.status, milliseconds: milliseconds() });
    return response;
  }
}
