import { onAbort, type Signals } from "../shared/clock.ts";
import { asTransportError, TransportError } from "./errors.ts";

/** Bodies that a JSON API sends: JSON, and every error. Reports in other formats can be large and stay a stream. */
export function isRead(response: Response): boolean {
  const type = response.headers.get("Content-Type");
  return !response.ok || !type || /json|text\/plain/i.test(type);
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
export function isTruncated({ ok, headers }: Response, bytes: Uint8Array): boolean {
  if (!ok || !headers.has("Content-Encoding") || !/json/i.test(headers.get("Content-Type") ?? "")) return false;
  return !/[}\]]\s*$/.test(new TextDecoder().decode(bytes.slice(-8)));
}

/** Ends a stream that was neither read to its end nor cancelled. Some runtimes do not have it. */
const collected =
  globalThis.FinalizationRegistry &&
  new FinalizationRegistry<() => Promise<unknown>>((end) => {
    end().catch(() => {});
  });

/** A body that stays a stream. Like that of any `fetch` it has no time limit; the caller's signals still end it. */
export function streamOf(
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

export interface NotedCall {
  /** Method and path, such as `GET /monitors/1`. Never the query: it may be secret. */
  operation: string;
  /** What no message may show, in case the server repeats it. */
  secrets: readonly string[];
  /** Method and path before the parameters are filled in, if the caller gave them so. */
  template?: string;
  /** How openapi-fetch has read the body, if it is known. */
  parseAs?: string;
}

const calls = new WeakMap<Response, NotedCall>();

/** Notes the call of a response, for messages. */
export function noteCall(response: Response, call: NotedCall): void {
  calls.set(response, call);
}

/** Makes `json()` name the operation in its error. The parser's own SyntaxError would show a part of the body. */
export function withJsonErrors(response: Response, operation: string): Response {
  const json = response.json.bind(response);
  const value = () =>
    json().catch((error: unknown) => {
      throw asTransportError(error, operation);
    });
  return Object.defineProperty(response, "json", { value });
}

/** The call of a response; what its URL says if the response is not one of `createServiceFetch`. */
export function callOf(response: Response): NotedCall {
  const operation = URL.canParse(response.url) ? new URL(response.url).pathname : "The call";
  return calls.get(response) ?? { operation, secrets: [] };
}
