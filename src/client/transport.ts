/** One request with its attempts: which may be sent again, when, until when, and how much is read. */
import { packageVersion } from "../../generated/version.ts";
import { InvalidResponseError, retryAfter, TimeoutError, TransportError } from "./errors.ts";
import { fetchFailed, isPassing } from "./network-errors.ts";
import type { RetrySettings } from "./options.ts";
import { withBody } from "./response.ts";
import type { Settings } from "./settings.ts";
import { withJsonErrors } from "./verdict.ts";

/** A request, and what its attempts share. */
export interface Sending {
  /** Method and path, or the auth server, for messages. */
  readonly operation: string;
  readonly url: string;
  /** What is lost if the network fails, for messages. */
  readonly connection: () => string;
  readonly init: RequestInit & { method: string; headers: Headers };
  /** The signal of the caller. */
  readonly signal: AbortSignal | null | undefined;
  /** When the call must end, as `performance.now()`. */
  readonly deadline: number;
  /** What no message may show, in case the server repeats it. */
  readonly secrets: string[];
  /** How many attempts were made. */
  attempts: number;
}

const idempotent = /^(GET|HEAD|PUT|DELETE)$/;

/** Whether a request that failed may be sent again. A POST may be only if the service certainly did not process it. */
function mayRetry(method: string, outcome: Response | Error): boolean {
  if (outcome instanceof Error)
    return isPassing(outcome) && (idempotent.test(method) || !(outcome as TransportError).mayHaveArrived);
  const { status } = outcome;
  return status === 429 || (status >= 500 && status !== 501 && idempotent.test(method));
}

/** A random wait in milliseconds, whose upper bound doubles with each retry, of which the first is 0. */
function backoff({ minWait, maxWait }: RetrySettings, retry: number): number {
  const bound = Math.max(minWait, Math.min(maxWait, (minWait || 500) * 2 ** (retry + 1)));
  return minWait + Math.random() * (bound - minWait);
}

/**
 * Sends a request, and again if that is safe, until the deadline.
 * @throws ConnectionError or TimeoutError without a response; InvalidResponseError if the body is too large; the signal's reason
 */
export async function send(sending: Sending, settings: Settings): Promise<Response> {
  const { operation, init, signal, deadline } = sending;
  const { retry, onRetry } = settings;
  for (let count = 0; ; count += 1) {
    const outcome = await attempt(sending, settings).catch((error: Error) => error);
    const requested = outcome instanceof Error ? undefined : retryAfter(outcome.headers);
    const milliseconds = requested === undefined ? backoff(retry, count) : Math.max(requested, retry.minWait);
    const isLate = performance.now() + milliseconds >= deadline;
    if (signal?.aborted || count >= retry.maxRetries || !mayRetry(init.method, outcome) || isLate) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    const reason = outcome instanceof Error ? outcome.message : `status ${outcome.status}`;
    const event = { operation, attempt: sending.attempts, reason, milliseconds };
    const late = () => timeoutOf(sending, settings);
    if (onRetry) await withLimit(deadline - performance.now(), late, signal, async () => onRetry(event));
    await sleep(milliseconds, signal);
  }
}

/** Sends a request once, and reads its JSON or its error, so that a lost connection is seen here. */
export async function attempt(sending: Sending, settings: Settings): Promise<Response> {
  const { operation, url, connection, init, signal, deadline } = sending;
  const { fetch, attemptTimeout, maxResponseBytes } = settings;
  sending.attempts += 1;
  // In a browser the header is the browser's: a service may reject a call of another origin that sets it.
  const isBrowser = globalThis.navigator?.userAgent?.startsWith("Mozilla/");
  if (!isBrowser && !init.headers.has("User-Agent"))
    init.headers.set("User-Agent", `svc-monitoring-api/${packageVersion}`);
  const left = deadline - performance.now();
  const late = () => timeoutOf(sending, settings, left > attemptTimeout);
  // The token may have taken all the time.
  if (left <= 0) throw late();
  return withLimit(Math.min(attemptTimeout, left), late, signal, async (combined) => {
    try {
      const response: Response = await fetch(url, { ...init, signal: combined, redirect: "manual" });
      if (typeof response?.clone !== "function")
        throw new TransportError(`${operation}: the \`fetch\` of the program returned no Response.`, false);
      return await readWhole(operation, response, maxResponseBytes);
    } catch (error) {
      if (combined.aborted) throw reasonOf(combined);
      throw fetchFailed(operation, `${connection()} failed in attempt ${sending.attempts}`, error, sending.secrets);
    }
  });
}

function timeoutOf({ operation, attempts }: Sending, settings: Settings, isOfAttempt = false): TimeoutError {
  const { attemptTimeout, callTimeout } = settings;
  const what = isOfAttempt ? `no response within ${attemptTimeout}` : `not completed within ${callTimeout}`;
  return new TimeoutError(`${operation}: ${what} ms (attempts: ${attempts}).`);
}

/** Whether a body is read by the client: JSON and errors. Reports in other formats can be large and stay a stream. */
export function isReadWhole({ ok, headers }: Response): boolean {
  const type = headers.get("Content-Type");
  return !ok || !type || /json|text\/plain/i.test(type);
}

/** @throws InvalidResponseError if the body is larger than the limit, which also ends the connection */
async function readWhole(operation: string, response: Response, limit: number): Promise<Response> {
  const { body, headers } = response;
  if (!body || !isReadWhole(response)) return response;
  const prepare = (copy: Response) => withJsonErrors(operation, copy);
  // A body that says its length has no more, unless it is compressed.
  const length = headers.has("Content-Encoding") ? Number.NaN : Number(headers.get("Content-Length") ?? Number.NaN);
  if (length <= limit) return withBody(response, await response.arrayBuffer(), prepare);
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader();
  const chunks: Array<Uint8Array<ArrayBuffer>> = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    chunks.push(next.value);
    if (size <= limit) continue;
    await reader.cancel();
    throw new InvalidResponseError(
      `${operation}: the response body is larger than ${limit} bytes, the limit of \`maxResponseBytes\`.`,
    );
  }
  return withBody(response, await new Blob(chunks).arrayBuffer(), prepare);
}

/** The reason of an aborted signal. For `abort(null)` it is what `abort()` gives: openapi-fetch takes null for a success. */
function reasonOf({ reason }: AbortSignal): unknown {
  return reason ?? new DOMException("This operation was aborted", "AbortError");
}

/** @throws the reason of a signal that is aborted */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw reasonOf(signal);
}

/** With a longer delay, `setTimeout` fires at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Runs something until its time is over or the caller's signal is aborted, even if it ignores the signal that it gets.
 * @param late creates the error of the time limit
 */
export function withLimit<T>(
  milliseconds: number,
  late: () => Error,
  given: AbortSignal | null | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // `any` is slow, and listeners on the caller's signal would add up, about which Node warns.
  const signal = given ? AbortSignal.any([given, controller.signal]) : controller.signal;
  return new Promise((resolve, reject) => {
    const stop = () => reject(reasonOf(signal));
    if (signal.aborted) return stop();
    const timer = setTimeout(() => controller.abort(late()), Math.min(milliseconds, longestTimer));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      stop();
    });
    run(signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** Waits. @throws the signal's reason as soon as it is aborted */
export function sleep(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  const wait = (stopped: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      stopped.addEventListener("abort", () => clearTimeout(timer));
    });
  return withLimit(Number.POSITIVE_INFINITY, () => new Error("unreachable"), signal, wait);
}

/** Waits, without keeping the process alive: the calls that wait for the same have timers of their own. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: { unref?: () => void } | number = setTimeout(resolve, milliseconds);
    // Browsers have numbers for timers.
    if (typeof timer === "object") timer.unref?.();
  });
}
