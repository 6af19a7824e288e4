import { connectionFailed, notJson } from "./errors.ts";

/** Bodies that a JSON API sends: JSON, and every error. Reports in other formats can be large and stay a stream. */
export function isRead(response: Response): boolean {
  const type = response.headers.get("Content-Type");
  return response.body !== null && (!response.ok || !type || /json|text\/plain/i.test(type));
}

/**
 * Whether compressed JSON lost its end. Node ends such a body without an error, and gives what was decompressed, which can
 * be nothing.
 */
export function isTruncated({ ok, headers }: Response, bytes: ArrayBuffer): boolean {
  if (!ok || !headers.has("Content-Encoding") || !/json/i.test(headers.get("Content-Type") ?? "")) return false;
  return !/[}\]]\s*$/.test(new TextDecoder().decode(bytes.slice(-8)));
}

/** A response whose body was read, with the body again. */
export function withBody(
  { status, statusText, headers, url, redirected, type }: Response,
  body: ArrayBuffer,
): Response {
  // The constructor refuses a status text with other than Latin letters, which a server may send.
  return Object.defineProperties(new Response(body, { status, headers }), {
    statusText: { value: statusText },
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
  });
}

/** How `fetch` lets a program read a body, once. Some runtimes do not have `bytes`. */
const readers = ["text", "json", "arrayBuffer", "blob", "formData", "bytes"];

/**
 * A response whose body stays a stream. A connection that is lost while the body is read is a ConnectionError.
 * @param release called when the body was read
 */
export function withStream(response: Response, operation: string, signal: AbortSignal, release: () => void): Response {
  for (const name of readers) {
    if (!(name in response)) continue;
    const read = Reflect.get(response, name).bind(response);
    const value = async () => {
      try {
        return await read();
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw error instanceof SyntaxError ? notJson(operation) : connectionFailed(operation, error);
      } finally {
        release();
      }
    };
    Object.defineProperty(response, name, { value });
  }
  return response;
}

const operations = new WeakMap<Response, string>();

/** Notes the operation of a response, for messages: method and path, such as `GET /monitors/1`. */
export function nameResponse(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** Method and path; the path alone if the response is not one of `createServiceFetch`. Never the query: it may be secret. */
export function callName(response: Response): string {
  return operations.get(response) ?? (URL.canParse(response.url) ? new URL(response.url).pathname : "The call");
}
