/** One request and its response: sent, with redirects followed, and read. */
import { ContractError } from "../contract/contract-error.ts";
import { onAbort, type Signals } from "../shared/clock.ts";
import { withBody } from "../shared/response.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { ConnectionError, TransportError } from "./errors.ts";
import { noteCall, withJsonErrors } from "./noted-call.ts";
import type { ServiceRequest } from "./request.ts";
import { isNetworkError } from "./retry.ts";
import type { Settings } from "./settings.ts";

/**
 * Sends a request of a call. JSON and errors are read within the exchange, so that a lost connection can be retried; other
 * bodies are streams.
 * @param lost the error of a connection that is lost while a stream is read
 */
export async function exchange(
  request: ServiceRequest,
  { fetch, maxResponseBytes, zaaid }: Settings,
  controller: AbortController,
  secrets: readonly string[],
  lost: (error: unknown) => Error,
): Promise<Response> {
  const { operation, signals } = request;
  const response = await followRedirects(request, fetch, controller.signal, maxResponseBytes, secrets);
  const note = (copy: Response) => {
    noteCall(copy, { operation, secrets, zaaid });
    return withJsonErrors(copy, operation);
  };
  if (!response.body) return note(response);
  if (!isReadWhole(response)) return withBody(response, streamOf(response.body, lost, controller, signals), note);
  const bytes = await readWhole(response, maxResponseBytes, operation);
  if (isTruncated(response, bytes)) throw { code: "BODY_TRUNCATED" };
  return withBody(response, bytes, note);
}

const maxRedirects = 5;

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request, and follows redirects within its origin: `fetch` would send the cookie to another one. A 301, 302 or 303
 * is followed for GET and HEAD only, because another method would become a GET; otherwise the caller gets the redirect.
 * @throws TransportError if a redirect leads to another origin, or if there are more than five
 */
async function followRedirects(
  { operation, url, method, headers, body, isReplayable, redirect, rest }: ServiceRequest,
  fetch: Settings["fetch"],
  signal: AbortSignal,
  maxBytes: number,
  secrets: readonly string[],
): Promise<Response> {
  let target = url;
  const sent = body === undefined ? {} : isReplayable ? { body } : { body, duplex: "half" };
  const init = { ...rest, method, headers, signal, redirect: "manual", ...sent };
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = requireResponse(await fetch(target, init), operation);
    const { status } = response;
    const location = redirects.has(status) && response.headers.get("Location");
    const isFollowed = status < 307 ? method === "GET" || method === "HEAD" : isReplayable;
    if (!location || redirect === "manual" || (redirect !== "error" && !isFollowed)) return response;
    // A connection is free for the next request only when its body is read.
    await readWhole(response, maxBytes, operation);
    if (redirect === "error") throw new TransportError(`${operation}: refused to follow a redirect.`);
    const { href, origin } = new URL(location, target);
    if (origin !== new URL(target).origin) {
      const shown = withoutSecrets(origin, secrets);
      throw new TransportError(`${operation}: refused to follow a redirect to another origin, ${shown}.`);
    }
    target = href;
  }
  throw new TransportError(`${operation}: more than ${maxRedirects} redirects.`);
}

/** @throws TransportError if a `fetch` of the program returned something else, as a function of a test may */
export function requireResponse(response: Response | undefined, who: string): Response {
  if (typeof response?.clone === "function") return response;
  throw new TransportError(`${who}: the \`fetch\` of the program returned no Response.`);
}

/** Bodies that a JSON API sends: JSON, and every error. Reports in other formats can be large and stay a stream. */
export function isReadWhole({ ok, headers }: Response): boolean {
  const type = headers.get("Content-Type");
  return !ok || !type || /json|text\/plain/i.test(type);
}

/**
 * Reads a body to its end, and closes the connection if it is larger than the limit: a server may never end its JSON.
 * @param who the operation, or the server, for the error
 * @throws TransportError if the body is larger; what the stream throws
 */
export async function readWhole({ body }: Response, limit: number, who: string): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size <= limit) continue;
    await reader?.cancel();
    throw new TransportError(
      `${who}: the response body is larger than ${limit} bytes, the limit of \`maxResponseBytes\`.`,
    );
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
}

/** Whether compressed JSON lost its end: Node ends such a body without an error, after what it could decompress. */
function isTruncated({ ok, headers }: Response, bytes: Uint8Array): boolean {
  if (!ok || !headers.has("Content-Encoding") || !/[/+]json\b/i.test(headers.get("Content-Type") ?? "")) return false;
  // What every envelope ends with.
  if (/[}\]]\s*$/.test(new TextDecoder().decode(bytes.slice(-8)))) return false;
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return false;
  } catch {
    return true;
  }
}

/** Ends a stream that was neither read to its end nor cancelled. Some runtimes do not have it. */
const collected =
  globalThis.FinalizationRegistry &&
  new FinalizationRegistry<() => Promise<unknown>>((end) => {
    end().catch(() => {});
  });

/** A body that stays a stream. Like that of any `fetch` it has no time limit; the caller's signals still end it. */
function streamOf(
  body: ReadableStream,
  lost: (error: unknown) => Error,
  controller: AbortController,
  signals: Signals,
): ReadableStream {
  const reader = body.getReader();
  const ignore = onAbort(signals, (reason) => controller.abort(reason));
  const release = () => {
    ignore();
    collected?.unregister(reader);
  };
  const end = (reason?: unknown) => {
    release();
    return reader.cancel(reason);
  };
  const source: UnderlyingDefaultSource = {
    pull: async (stream) => {
      try {
        const { done, value } = await reader.read();
        if (!done) return stream.enqueue(value);
        stream.close();
      } catch (error) {
        const { aborted, reason } = controller.signal;
        stream.error(aborted ? reason : lost(error));
      }
      release();
    },
    cancel: end,
  };
  // Without a queue nothing is read before the program asks for it.
  const stream = new ReadableStream(source, { highWaterMark: 0 });
  collected?.register(stream, end, reader);
  return stream;
}

/**
 * What a call throws if `fetch` threw. An error of this package passes through, and one that is not of the network, because
 * frameworks and mocks recognize theirs. Of one whose fields may contain the request, or that shows a secret, the texts are copied.
 * @param lost the message of a lost connection, without its end
 */
export function fetchFailed(operation: string, lost: string, thrown: unknown, secrets: readonly string[]): Error {
  if (thrown instanceof TransportError || thrown instanceof ContractError) return thrown;
  if (isNetworkError(thrown)) return new ConnectionError(lost, thrown, secrets);
  if (isHarmless(thrown, secrets)) return thrown;
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const shown = withoutSecrets(message, secrets);
  const cause = Object.assign(new Error(shown), { name, stack: withoutSecrets(stack, secrets) });
  return new TransportError(`${operation}: \`fetch\` failed with ${name}: ${shown}`, { cause });
}

/** Whether an error and its causes, of which it may be one itself, have nothing but texts, none of which shows a secret. */
function isHarmless(thrown: unknown, secrets: readonly string[], depth = 0): thrown is Error {
  if (!(thrown instanceof Error) || depth > 5) return false;
  const { name, message, stack, cause } = thrown;
  const texts = [name, message, stack, ...Object.values(thrown)].filter((value) => value !== cause);
  const areTexts = texts.every(
    (value) => Object(value) !== value && withoutSecrets(`${value}`, secrets) === `${value}`,
  );
  return areTexts && (cause === undefined || isHarmless(cause, secrets, depth + 1));
}
