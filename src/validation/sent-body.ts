/** The init of a `fetch`. The types of undici's versions differ from the global ones. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type AnyInit = any;

/** A request as `fetch` will send it. */
export interface SentRequest {
  /** What to call `fetch` with, because a body that is a stream can only be read once. */
  readonly input: unknown;
  readonly init: AnyInit;
  readonly headers: Headers;
  readonly body: string | Uint8Array | undefined;
}

/**
 * Reads the headers and the body of a request before it is sent. Texts, forms and bytes are read where they are; of
 * other bodies, such as streams, one copy is made.
 */
export async function readRequest(input: unknown, init: AnyInit, readsBody: boolean): Promise<SentRequest> {
  const isRequest = input instanceof Request;
  const headers = new Headers(init?.headers ?? (isRequest ? input.headers : undefined));
  const body = init?.body ?? undefined;
  if (!readsBody || (body === undefined && !(isRequest && input.body)))
    return { input, init, headers, body: undefined };
  const read = readable(body);
  if (read === undefined) {
    const request = new Request(input as string, { ...init, duplex: "half" } as AnyInit);
    const copy = new Uint8Array(await request.clone().arrayBuffer());
    return { input: request, init: undefined, headers: request.headers, body: copy };
  }
  // The same as `fetch` adds.
  if (!headers.has("Content-Type") && read.type) headers.set("Content-Type", read.type);
  return { input, init, headers, body: read.body };
}

function readable(body: unknown): { body: string | Uint8Array; type?: string } | undefined {
  if (typeof body === "string") return { body, type: "text/plain;charset=UTF-8" };
  if (body instanceof URLSearchParams)
    return { body: body.toString(), type: "application/x-www-form-urlencoded;charset=UTF-8" };
  if (body instanceof Uint8Array) return { body };
  if (body instanceof ArrayBuffer) return { body: new Uint8Array(body) };
  return undefined;
}
