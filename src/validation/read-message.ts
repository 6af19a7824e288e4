/** Reads the parts of messages of any library. Their bodies can still be read afterwards. */
import { isRequest } from "../shared/http.ts";
import { wrongArgument } from "../shared/options.ts";
import type { HeadersLike } from "./headers.ts";

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

/** A message of `fetch`: the global one, or one of a package such as undici. */
interface FetchMessage {
  readonly headers: HeadersLike;
  readonly body: unknown;
  clone(): { arrayBuffer(): Promise<ArrayBuffer> };
}

export type AnyRequest = RequestParts | (FetchMessage & Pick<RequestParts, "method" | "url">);

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

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export function isResponse(message: unknown): message is AnyResponse {
  return isObject(message) && ("status" in message || "statusCode" in message);
}

/** @throws TypeError if it is not a request, or its body cannot be read */
export async function readRequest(request: AnyRequest): Promise<RequestParts> {
  if (typeof request?.url !== "string" || typeof request.method !== "string" || !isObject(request.headers))
    throw wrongArgument("request", "one with method, url and headers", request);
  const { method, url, headers, body } = request;
  if (isRequest(request)) return { method, url, headers, body: body === null ? undefined : await bytesOf(request) };
  if (body !== undefined && typeof body !== "string" && !ArrayBuffer.isView(body))
    throw wrongArgument("request body", "a text or bytes", body);
  return request as RequestParts;
}

/** @throws TypeError if it is not a response, or its body cannot be read */
export async function readResponse(response: AnyResponse): Promise<ResponseParts> {
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
  if ("clone" in response) return bytesOf(response as FetchMessage);
  assertUnread(response);
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

/** The body of a message of `fetch` in bytes, because `text()` hides bytes that are not UTF-8. */
async function bytesOf(message: FetchMessage): Promise<Uint8Array> {
  if (typeof Object(message.body).pipe === "function")
    throw new TypeError(
      "A body of node-fetch cannot be checked: its clone() waits until both are read. Use the fetch of Node, or give an object with status, headers and body.",
    );
  assertUnread(message);
  return new Uint8Array(await message.clone().arrayBuffer());
}

function assertUnread(message: object): void {
  if (!("bodyUsed" in message) || message.bodyUsed !== true) return;
  const openapiFetch = 'With openapi-fetch, call with parseAs: "stream".';
  throw new TypeError(`The body was read before. Check the message first, or use checkedFetch. ${openapiFetch}`);
}

/** The second argument of a `fetch`. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type AnyInit = any;

/** Reads the arguments of a `fetch`. @returns the headers and the body that it will send, and the init for it */
export async function readFetch(input: unknown, init: AnyInit) {
  const request = isRequest(input) ? input : undefined;
  const headers = new Headers(init?.headers ?? request?.headers);
  const body = init?.body ?? undefined;
  if (body === undefined) return { init, headers, body: request?.body ? await bytesOf(request) : undefined };
  // A Response reads a body of any kind as `fetch` does, and names the same media type.
  const read = new Response(body);
  const bytes = new Uint8Array(await read.arrayBuffer());
  const type = read.headers.get("Content-Type");
  if (type && !headers.has("Content-Type")) headers.set("Content-Type", type);
  const isStream = Symbol.asyncIterator in Object(body);
  // A stream can be read only once, so its bytes are sent.
  return { init: isStream ? { ...init, body: bytes } : init, headers, body: bytes };
}
