import type { IncomingHttpHeaders } from "node:http";

/** A request as the mock sees it: read whole. */
export interface HttpRequest {
  readonly method: string;
  /** As it was sent, escapes included. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, unless the headers say otherwise. */
  readonly body: string | Buffer;
}

/** What becomes of a request: an answer, or the connection is cut. */
export type Handler = (request: HttpRequest) => Promise<HttpResponse | "cut">;

/** As the source has it for requests. */
export const jsonType = "application/json;charset=UTF-8";

export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers, body: JSON.stringify(body) };
}
