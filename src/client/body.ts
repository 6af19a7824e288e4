import { ConnectionError, TransportError } from "./errors.ts";

/** Bodies that a JSON API sends: JSON, and every error. Reports in other formats can be large and stay a stream. */
export function isRead(response: Response): boolean {
  const type = response.headers.get("Content-Type");
  return response.body !== null && (!response.ok || !type || /json|text\/plain/i.test(type));
}

/**
 * Whether compressed JSON lost its end. Node ends such a body without an error, and gives what was decompressed, which can
 * be nothing.
 */
export function isCutOff({ ok, headers }: Response, bytes: ArrayBuffer): boolean {
  if (!ok || !headers.has("Content-Encoding") || !/json/i.test(headers.get("Content-Type") ?? "")) return false;
  return !/[}\]]\s*$/.test(new TextDecoder().decode(bytes.slice(-8)));
}

/** How `fetch` lets a program read a body, once. `bytes` is missing in Node 20. */
const readers = ["text", "json", "arrayBuffer", "blob", "formData", "bytes"];

/**
 * A response whose body was read, to be read by the caller. The response stays that of `fetch` (with its `url` and
 * `type`): a new `Response` would cost half as much time again as a whole call.
 */
export function withBytes(response: Response, bytes: ArrayBuffer): Response {
  let used = false;
  let copy: Response | undefined;
  const { headers, status, statusText } = response;
  const whole = () => (copy ??= new Response(bytes, { headers, status, statusText }));
  const once =
    <T>(read: () => T) =>
    async () => {
      if (used || copy?.bodyUsed) throw new TypeError("The body has already been read.");
      used = true;
      return read();
    };
  const text = () => new TextDecoder().decode(bytes);
  for (const name of ["arrayBuffer", "blob", "formData", "bytes"]) {
    if (name in response)
      define(
        response,
        name,
        once(() => readerOf(whole(), name)()),
      );
  }
  define(response, "text", once(text));
  define(
    response,
    "json",
    once(() => JSON.parse(text())),
  );
  define(response, "clone", () => {
    if (used || copy?.bodyUsed) throw new TypeError("The body has already been read.");
    const clone = new Response(null, { headers, status, statusText });
    Object.defineProperty(clone, "url", { value: response.url });
    return withBytes(clone, bytes);
  });
  Object.defineProperty(response, "body", { get: () => whole().body });
  Object.defineProperty(response, "bodyUsed", { get: () => used || Boolean(copy?.bodyUsed) });
  return response;
}

/**
 * A response whose body stays a stream. A connection that is lost while the body is read is a ConnectionError.
 * @param release called when the body was read
 */
export function withStream(response: Response, operation: string, signal: AbortSignal, release: () => void): Response {
  for (const name of readers) {
    if (!(name in response)) continue;
    const read = readerOf(response, name);
    define(response, name, async () => {
      try {
        return await read();
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof SyntaxError)
          throw new TransportError(`${operation}: the response body is not valid JSON.`);
        throw new ConnectionError(`${operation}: the connection failed.`, error);
      } finally {
        release();
      }
    });
  }
  return response;
}

function readerOf(response: Response, name: string): () => Promise<unknown> {
  return Reflect.get(response, name).bind(response);
}

function define(response: Response, name: string, value: unknown): void {
  Object.defineProperty(response, name, { value, configurable: true });
}

const operations = new WeakMap<Response, string>();

/** Notes the operation of a response, for messages: method and path, such as `GET /monitors/1`. */
export function nameResponse(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** Method and path; the path alone if the response is not one of `createServiceFetch`. Never the query: it may be secret. */
export function operationOf(response: Response): string {
  return operations.get(response) ?? (URL.canParse(response.url) ? new URL(response.url).pathname : "The call");
}
