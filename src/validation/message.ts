import { shortJson, wrongArgument } from "../shared/options.ts";
import { isTooDeep, maxDepth } from "../shared/text.ts";
import { type Problem, problemWith } from "./schemas/schema.ts";

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

/** Returns a function that reads a header; undefined if it is missing. Repeated headers are joined, as `fetch` does. */
export function headerReader(headers: HeadersLike): (name: string) => string | undefined {
  if (Array.isArray(headers)) throw wrongArgument("headers", "Headers, or an object with a value by name", headers);
  if (isHeaders(headers)) return (name) => headers.get(name) ?? undefined;
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const lower = name.toLowerCase();
    const value = byName.get(lower);
    // Space around a value is no part of it (RFC 9110, section 5.5).
    if (typeof value === "string") return value.trim();
    if (value === undefined || value === null) return undefined;
    const values = [value].flat().map((one) => String(one).trim());
    return values.join(lower === "cookie" ? "; " : ", ");
  };
}

function isHeaders(headers: HeadersLike): headers is { get(name: string): string | null } {
  return typeof headers.get === "function";
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body as text, without a byte order mark. @returns undefined if it is not valid UTF-8 */
export function bodyText(body: string | Uint8Array = ""): string | undefined {
  if (typeof body === "string") return body.replace(/^\uFEFF/, "");
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** A media type in lower case without its parameters, and its charset. */
export function mediaTypeOf(contentType: string): { type: string; charset: string | undefined } {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return { type, charset: charset?.slice("charset=".length).replaceAll('"', "") };
}

/** Whether a charset is another than UTF-8, which is the only one of JSON. */
export function isOtherCharset(charset: string | undefined): boolean {
  return charset !== undefined && charset !== "utf-8";
}

/** Whether a media type is JSON, such as `application/problem+json`, also with parameters. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\s*(;|$)/i.test(mediaType);
}

/** Reads a request of `fetch`. Its body can still be read. */
export async function requestParts(request: Request | RequestParts): Promise<RequestParts> {
  if (typeof request?.url !== "string" || typeof request.method !== "string" || !isObject(request.headers))
    throw wrongArgument("request", "one with method, url and headers", request);
  if (!("clone" in request)) {
    const { body } = request;
    if (body !== undefined && typeof body !== "string" && !ArrayBuffer.isView(body))
      throw wrongArgument("request body", "a text or bytes", body);
    return request;
  }
  assertUnread(request);
  const { method, url, headers } = request;
  const body = request.body === null ? undefined : new Uint8Array(await request.clone().arrayBuffer());
  return { method, url, headers, body };
}

/** The init of a `fetch`. The types of undici's versions differ from the global ones. */
// biome-ignore lint/suspicious/noExplicitAny: a RequestInit of undici is not assignable to the global one, nor the reverse
export type AnyInit = any;

interface SentRequest {
  /** What to call `fetch` with, because a body that is a stream can only be read once. */
  readonly input: unknown;
  readonly init: AnyInit;
  readonly headers: Headers;
  readonly body: string | Uint8Array | undefined;
}

/** Reads a request before it is sent. Texts, forms and bytes are read where they are; of other bodies a copy is made. */
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

/**
 * A response of `fetch`, supertest, axios, got or Playwright as it is, or any with its status, headers and whole body.
 * Each client has its own names for the three.
 */
export interface AnyResponse {
  readonly status?: number | (() => number);
  /** got */
  readonly statusCode?: number;
  readonly headers: object | (() => object);
  /** supertest, and the methods of `fetch` and of Playwright */
  readonly text?: string | (() => Promise<string>) | undefined;
  /** got, whatever its `body` was parsed to */
  readonly rawBody?: Uint8Array;
  /** axios */
  readonly data?: unknown;
  readonly body?: unknown;
}

export function isResponse(message: unknown): message is AnyResponse {
  return isObject(message) && ("status" in message || "statusCode" in message);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** @throws TypeError if the body was read already */
function assertUnread(message: object): void {
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
  assertUnread(response);
  // As bytes, because `text()` hides that they are not UTF-8.
  if (response instanceof Response) return new Uint8Array(await response.clone().arrayBuffer());
  const { text, rawBody, data, body } = response;
  if (typeof body === "function") return body.call(response);
  const value = typeof text === "function" ? await text.call(response) : (text ?? rawBody ?? data ?? body);
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  // A body that the client has parsed.
  return JSON.stringify(value);
}

/** What was read from a body, or why nothing was. */
export type Read<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: Problem };

export function readText(body: string | Uint8Array): Read<string> {
  const value = bodyText(body);
  return value === undefined ? { problem: problemWith("", "text in UTF-8", "other bytes") } : { value };
}

/** Reads a body as JSON. Validators, the mock and forms report a body that is not JSON with its message. */
export function parseJson(body: string | Uint8Array): Read<unknown> {
  const { value: text, problem } = readText(body);
  if (problem) return { problem };
  if (isTooDeep(text)) return { problem: problemWith("", `at most ${maxDepth} levels of JSON`, "more") };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: problemWith("", "valid JSON", shortJson(text)) };
  }
}
