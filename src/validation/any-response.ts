import type { HeadersLike, ResponseParts } from "./message.ts";

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

export function isResponse(message: object): message is AnyResponse {
  return "status" in message || "statusCode" in message;
}

/** Reads a response. Its body can still be read. */
export async function responseParts(response: AnyResponse): Promise<ResponseParts> {
  const { status, statusCode, headers } = response;
  return {
    status: (typeof status === "function" ? status.call(response) : status) ?? statusCode ?? 0,
    headers: (typeof headers === "function" ? (headers as () => object).call(response) : headers) as HeadersLike,
    body: await bodyOf(response),
  };
}

async function bodyOf(response: AnyResponse): Promise<string | Uint8Array | undefined> {
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
