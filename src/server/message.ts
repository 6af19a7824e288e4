import type { IncomingHttpHeaders } from "node:http";

/** An HTTP request with its whole body. */
export interface HttpRequest {
  readonly method: string;
  /** As it was sent, with percent escapes. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A complete HTTP response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, unless the headers say otherwise. */
  readonly body: string | Buffer;
}

/** Handles a request: returns the response, or "cut" to close the connection without one. */
export type Handler = (request: HttpRequest) => Promise<HttpResponse | "cut">;

/** The Content-Type of JSON, as the source documents it for requests. */
export const jsonType = "application/json;charset=UTF-8";

/** A response with a JSON body. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers, body: JSON.stringify(body) };
}
