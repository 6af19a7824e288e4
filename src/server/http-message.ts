export interface HttpRequest {
  readonly method: string;
  /** As it was sent, with percent escapes. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** By name in lower case. This is not the type of Node, because a program that starts the mock may not have @types/node. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** All values of each header. If some headers occur twice, `headers` has only the first value. */
  readonly headersDistinct: Readonly<Record<string, string[] | undefined>>;
  readonly body: Uint8Array;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, unless the headers say otherwise. */
  readonly body: string | Uint8Array;
  /** Sends the body in these pieces instead of at once. If they end with an error, the connection is closed. */
  readonly pieces?: AsyncIterable<Uint8Array>;
}

/** Closes a connection without a response: in an orderly way, or with a TCP reset. */
export type NoResponse = "close" | "reset";

export type Handler = (request: HttpRequest) => Promise<HttpResponse | NoResponse>;

/**
 * Replaces the host name in an address of this server by the one in the request, because clients may know the server by another
 * name.
 */
export function asAddressed(address: string, { host }: HttpRequest["headers"]): string {
  return address.replace(/(?<=:\/\/)[^/]*/, (own) => host ?? own);
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers, body: JSON.stringify(body) };
}

/** A refusal in the service's form: the status is also the code. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { code: status, message }, headers);
}
