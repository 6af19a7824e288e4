/** One request with its attempts: which may be sent again, when, and until when. */
import { packageVersion } from "../../generated/version.ts";
import { messageOf } from "../shared/text.ts";
import { TimeoutError, TransportError } from "./errors.ts";
import { fetchFailed, isTemporary } from "./network-errors.ts";
import type { RetrySettings } from "./options.ts";
import { isReadWhole, readWhole, withReadErrors } from "./response.ts";
import type { Settings } from "./settings.ts";
import { reasonOf, retryAfter, sleep, withDeadline, withLimit } from "./time.ts";

/** A request, and what its attempts share. */
export interface OutgoingRequest {
  /** Method and path, or the auth server, for messages. */
  readonly operation: string;
  readonly url: string;
  /** Names the connection in the message of a ConnectionError. */
  readonly connection: string;
  readonly init: RequestInit & { method: string; headers: Headers };
  readonly signal: AbortSignal | null | undefined;
  /** When the call must end, as `performance.now()`. */
  readonly deadline: number;
  /** What no message may show, in case the server repeats it. */
  readonly secrets: string[];
  attempts: number;
}

const idempotent = /^(GET|HEAD|PUT|DELETE)$/;

/** How an attempt ended. */
type Outcome = { response: Response; error?: never } | { response?: never; error: unknown };

/** Whether a request that failed may be sent again. A POST may be only if the service certainly did not process it. */
function mayRetry(method: string, { response, error }: Outcome): boolean {
  if (!response) return isTemporary(error) && (idempotent.test(method) || !(error as TransportError).mayHaveArrived);
  const { status } = response;
  return status === 429 || (status >= 500 && status !== 501 && idempotent.test(method));
}

/**
 * A random wait in milliseconds, whose upper bound doubles with each retry.
 * @param retry 0 for the first one
 */
function backoff({ minWait, maxWait }: RetrySettings, retry: number): number {
  const bound = Math.max(minWait, Math.min(maxWait, (minWait || 500) * 2 ** (retry + 1)));
  return minWait + Math.random() * (bound - minWait);
}

/** Milliseconds until a request is sent again; undefined if it is not, because that is not safe, or too late. */
function waitBeforeRetry(
  { init, signal, deadline }: OutgoingRequest,
  outcome: Outcome,
  retry: RetrySettings,
  count: number,
): number | undefined {
  if (signal?.aborted || count >= retry.maxRetries || !mayRetry(init.method, outcome)) return undefined;
  const requested = outcome.response && retryAfter(outcome.response.headers);
  const milliseconds = requested === undefined ? backoff(retry, count) : Math.max(requested, retry.minWait);
  return performance.now() + milliseconds < deadline ? milliseconds : undefined;
}

/**
 * Sends a request, and again if that is safe, until the deadline.
 * @throws ConnectionError or TimeoutError without a response; InvalidResponseError if the body is too large; the signal's reason
 */
export async function send(request: OutgoingRequest, settings: Settings): Promise<Response> {
  const { operation, signal, deadline } = request;
  const { retry, onRetry } = settings;
  for (let count = 0; ; count += 1) {
    const outcome: Outcome = await attempt(request, settings).then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    );
    const { response, error } = outcome;
    const milliseconds = waitBeforeRetry(request, outcome, retry, count);
    if (milliseconds === undefined) {
      if (response) return response;
      throw error;
    }
    const reason = response ? `status ${response.status}` : messageOf(error);
    const event = { operation, attempt: request.attempts, reason, milliseconds };
    const lateError = () => timeoutOf(request, settings);
    if (onRetry) await withDeadline({ deadline, signal, lateError }, async () => onRetry(event));
    await sleep(milliseconds, signal);
  }
}

/** Sends a request once, and reads its JSON or its error, so that a lost connection is seen here. */
export async function attempt(request: OutgoingRequest, settings: Settings): Promise<Response> {
  const { operation, url, connection, init, signal, deadline } = request;
  const { fetch, attemptTimeout, maxResponseBytes } = settings;
  const left = deadline - performance.now();
  // The token may have taken all the time.
  if (left <= 0) throw timeoutOf(request, settings, { mayHaveArrived: false });
  request.attempts += 1;
  // In a browser, User-Agent is left unchanged: setting it would be a custom header in a cross-origin request, which the service
  // may reject.
  const isBrowser = globalThis.navigator?.userAgent?.startsWith("Mozilla/");
  if (!isBrowser && !init.headers.has("User-Agent"))
    init.headers.set("User-Agent", `svc-monitoring-api/${packageVersion}`);
  const lateError = () => timeoutOf(request, settings, { isOfAttempt: left > attemptTimeout });
  return withLimit(Math.min(attemptTimeout, left), lateError, signal, async (combined) => {
    const errorOf = (error: unknown) =>
      combined.aborted
        ? reasonOf(combined)
        : fetchFailed(operation, `${connection} failed in attempt ${request.attempts}`, error, request.secrets);
    try {
      const response: Response = await fetch(url, { ...init, signal: combined, redirect: "manual" });
      if (typeof response?.clone !== "function")
        throw new TransportError(`${operation}: the \`fetch\` of the program returned no Response.`);
      // A report is read later, by the caller, and fails with the same errors.
      if (!isReadWhole(response)) return withReadErrors(response, errorOf);
      return await readWhole(operation, response, maxResponseBytes);
    } catch (error) {
      throw errorOf(error);
    }
  });
}

function timeoutOf(
  { operation, attempts }: OutgoingRequest,
  settings: Settings,
  { isOfAttempt = false, mayHaveArrived = true } = {},
): TimeoutError {
  const { attemptTimeout, callTimeout } = settings;
  const what = isOfAttempt ? `no response within ${attemptTimeout}` : `not completed within ${callTimeout}`;
  return new TimeoutError(`${operation}: ${what} ms (attempts: ${attempts}).`, mayHaveArrived);
}
