import { isRequest } from "../shared/http.ts";
import { wrongArgument } from "../shared/options.ts";

/** Headers of any kind: those of `fetch`, or an object such as Node's, with names in any case. */
export type HeadersLike =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface RequestParts {
  readonly method: string;
  /** An absolute URL, or a path with its query. */
  readonly url: string;
  readonly headers: HeadersLike;
  /** Text or bytes; undefined or empty for no body. */
  readonly body?: string | Uint8Array | undefined;
}

export interface ResponseParts {
  readonly status: number;
  readonly headers: HeadersLike;
  readonly body?: string | Uint8Array | undefined;
}

/** A Request of `fetch`: the global one, or one of a package such as undici. */
export interface FetchRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: HeadersLike;
  readonly body: unknown;
  clone(): { arrayBuffer(): Promise<ArrayBuffer> };
}

export type AnyRequest = FetchRequest | RequestParts;

/** Returns a function that reads a header; undefined if it is missing. Repeated headers are joined, as `fetch` does. */
export function headerReader(headers: HeadersLike): (name: string) => string | undefined {
  if (Array.isArray(headers)) throw wrongArgument("headers", "Headers, or an object with a value by name", headers);
  if (isHeaders(headers)) return (name) => headers.get(name) ?? undefined;
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const lower = name.toLowerCase();
    const value = byName.get(lower);
    // Space around a value does not belong to it (RFC 9110, section 5.5).
    if (typeof value === "string") return value.trim();
    if (value === undefined || value === null) return undefined;
    const values = [value].flat().map((one) => String(one).trim());
    return values.join(lower === "cookie" ? "; " : ", ");
  };
}

function isHeaders(headers: HeadersLike): headers is { get(name: string): string | null } {
  return typeof headers.get === "function";
}

/** Reads a request of `fetch`. Its body can still be read. */
export async function requestParts(request: AnyRequest): Promise<RequestParts> {
  if (typeof request?.url !== "string" || typeof request.method !== "string" || !isObject(request.headers))
    throw wrongArgument("request", "one with method, url and headers", request);
  if (!isRequest(request)) {
    const parts = request as RequestParts;
    const { body } = parts;
    if (body !== undefined && typeof body !== "string" && !ArrayBuffer.isView(body))
      throw wrongArgument("request body", "a text or bytes", body);
    return parts;
  }
  assertReadable(request);
  const { method, url, headers } = request;
  const body = request.body === null ? undefined : new Uint8Array(await request.clone().arrayBuffer());
  return { method, url, headers, body };
}

/** The init of a `fetch`. The types of undici's versions differ from the global ones. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type AnyInit = any;

interface SentRequest {
  /** The second argument for `fetch`. It has the body that was read here, because a stream can be read only once. */
  readonly init: AnyInit;
  readonly headers: Headers;
  readonly body: string | Uint8Array | undefined;
}

/** Reads a request before it is sent. @param readsBody whether its body is checked */
export async function readRequest(input: unknown, init: AnyInit, readsBody: boolean): Promise<SentRequest> {
  const headers = new Headers(init?.headers ?? (isRequest(input) ? input.headers : undefined));
  const body = init?.body ?? undefined;
  if (!readsBody) return { init, headers, body: undefined };
  if (body === undefined) {
    if (!isRequest(input) || !input.body) return { init, headers, body: undefined };
    assertReadable(input);
    return { init, headers, body: new Uint8Array(await input.clone().arrayBuffer()) };
  }
  if (typeof body === "string" || body instanceof Uint8Array) {
    if (typeof body === "string" && !headers.has("Content-Type"))
      headers.set("Content-Type", "text/plain;charset=UTF-8");
    return { init, headers, body };
  }
  // A Response reads a body of any kind as `fetch` does, and names the same media type.
  const read = new Response(body);
  const bytes = new Uint8Array(await read.arrayBuffer());
  const type = read.headers.get("Content-Type");
  if (type && !headers.has("Content-Type")) headers.set("Content-Type", type);
  const isStream = Symbol.asyncIterator in Object(body);
  return { init: isStream ? { ...init, body: bytes } : init, headers, body: bytes };
}

/**
 * A response of `fetch`, supertest, axios, got or Playwright as it is, or any with its status, headers and whole body.
 * Each client has its own names for the three.
 */
export interface AnyResponse {
  readonly status?: number | (() => number);
  /** The status in a response of the library got. */
  readonly statusCode?: number;
  readonly headers: object | (() => object);
  /** supertest, and the methods of `fetch` and of Playwright */
  readonly text?: string | (() => Promise<string>) | undefined;
  /** The whole body in a response of the library got. Its `body` may be parsed. */
  readonly rawBody?: Uint8Array;
  /** The body in a response of axios. */
  readonly data?: unknown;
  readonly body?: unknown;
}

export function isResponse(message: unknown): message is AnyResponse {
  return isObject(message) && ("status" in message || "statusCode" in message);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** @throws TypeError if the body was read already, or cannot be read twice */
function assertReadable(message: object): void {
  const { body } = message as { body?: unknown };
  if ("clone" in message && typeof Object(body).pipe === "function")
    throw new TypeError(
      "A body of node-fetch cannot be checked: its clone() waits until both are read. Use the fetch of Node, or give an object with status, headers and body.",
    );
  if (!("bodyUsed" in message) || message.bodyUsed !== true) return;
  const openapiFetch = 'With openapi-fetch, call with parseAs: "stream".';
  throw new TypeError(`The body was read before. Check the message first, or use checkedFetch. ${openapiFetch}`);
}

/** Reads a response. Its body can still be read. */
export async function responseParts(response: AnyResponse): Promise<ResponseParts> {
  const headers =
    typeof response?.headers === "function" ? (response.headers as () => object).call(response) : response?.headers;
  if (!isResponse(response) || !isObject(headers))
    throw wrongArgument("response", "one with status, headers and body", response);
  const { status, statusCode } = response;
  return {
    status: (typeof status === "function" ? status.call(response) : status) ?? statusCode ?? 0,
    headers: headers as HeadersLike,
    body: await bodyOf(response),
  };
}

async function bodyOf(response: AnyResponse): Promise<string | Uint8Array | undefined> {
  assertReadable(response);
  // Bytes are read, because `text()` hides bytes that are not UTF-8.
  if ("clone" in response) return new Uint8Array(await (response as Response).clone().arrayBuffer());
  const { text, rawBody, data, body } = response;
  if (typeof body === "function") return body.call(response);
  const value = typeof text === "function" ? await text.call(response) : (text ?? rawBody ?? data ?? body);
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (Object.prototype.toString.call(value) === "[object ArrayBuffer]") return new Uint8Array(value as ArrayBuffer);
  // axios and others have parsed the body already.
  return JSON.stringify(value);
}
