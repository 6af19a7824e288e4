/** A request and its response: how the one is read, and the other written. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { jsonType } from "../shared/http.ts";
import type { Handler, HttpResponse } from "./http-message.ts";

export interface ExchangeOptions {
  /** Maximum size of a request body, in bytes. */
  maxBody: number;
  /** Makes the response to a request that is not valid, or too large. */
  refuse: (detail: string) => HttpResponse;
}

/** Reads a request, and writes the response that the handler of its path makes. Never rejects. */
export async function respond(
  { refuse, maxBody }: ExchangeOptions,
  handlerOf: (path: string) => Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const [path, query] = splitTarget(request.url ?? "/");
    const handle = handlerOf(path);
    const body = await readBody(request, maxBody);
    // Node's own response would have no body.
    if (request.headers.host === undefined && request.httpVersion === "1.1")
      return await write(request, response, refuse("the header Host is missing"));
    if (!body) return await write(request, response, refuse(`the body is larger than ${maxBody} bytes`));
    const { method = "GET", headersDistinct } = request;
    const headers = request.headers as Record<string, string | undefined>; // only Set-Cookie has several values
    const result = await handle({ method, path, query, headers, headersDistinct, body });
    if (result === "close") request.socket.destroy();
    else if (result === "reset") request.socket.resetAndDestroy();
    else await write(request, response, result);
  } catch {
    // No error response can be sent any more: it is already sent (invalid body, or an error in the pieces), or the client has
    // left. So only close.
    if (response.headersSent || request.socket.destroyed) return void request.socket.destroy();
    // A handler has failed, or made a response that cannot be written.
    response.writeHead(500).end();
  }
}

/** Splits a request's target, which may be an absolute URL. */
function splitTarget(target: string): [path: string, query: string] {
  const [path = "", ...query] = target.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return [path, query.join("?")];
}

/** Writes a response. If its body comes in pieces that end with an error, that error is thrown. */
async function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, pieces }: HttpResponse,
): Promise<void> {
  // If two header names differ only in case, Node sends both.
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  response.writeHead(status, {
    ...(body && { ...(!hasType && { "Content-Type": jsonType }), "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  });
  if (method === "HEAD") return void response.end();
  if (!pieces) return void response.end(body);
  for await (const piece of pieces) {
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(piece, resolve));
  }
  response.end();
}

/**
 * @returns undefined if the body is larger. It is still read to its end: most clients read the response only after they
 * have sent the body, and would lose it if the connection closed before.
 * @throws Error if the client disconnects before the end
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
