import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type Handler, type HttpResponse, jsonType } from "./message.ts";
import { readBody } from "./read-body.ts";

/** The key and the certificate of a server, in PEM. */
export interface TlsKeys {
  key: string;
  cert: string;
}

export interface ServerOptions {
  /** Serves HTTPS instead of HTTP. */
  tls?: TlsKeys | undefined;
  /** Maximum size of a request body, in bytes. */
  maxBody: number;
  /** Called when the head of a request has arrived. Returns what handles it with its body. */
  begin: (path: string) => Handler;
  /** Makes the response to bytes that are not a valid HTTP request. */
  refuse: (detail: string) => HttpResponse;
}

/** An HTTP server that responds with `refuse` to bytes that are not a valid HTTP request; Node limits their size and time. */
export function createHttpServer(options: ServerOptions): Server {
  const listener = (request: IncomingMessage, response: ServerResponse) => void respond(options, request, response);
  const server = options.tls ? tlsServer(options.tls, listener) : createServer(listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const { status, body } = options.refuse(`the request is not valid HTTP (${error.code})`);
    const lines = [
      `HTTP/1.1 ${status} Bad Request`,
      `Content-Type: ${jsonType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  });
  return server;
}

/** @throws Error if the key and the certificate are not PEM, or do not belong together */
function tlsServer(keys: TlsKeys, listener: RequestListener): Server {
  try {
    return createTlsServer(keys, listener);
  } catch (error) {
    throw new Error(`The key and the certificate cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Starts to listen, on the loopback interface unless another is given.
 * @param port 0 for any free port
 * @returns the port
 * @throws Error with the code EADDRINUSE if the port is in use
 */
export function listen(server: Server, port: number, host = "127.0.0.1"): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Stops the server. Requests in progress have a moment to get their responses, then all connections are closed.
 * @param drain the moment, in milliseconds
 */
export function close(server: Server, drain = 500): Promise<void> {
  return new Promise((resolve) => {
    // Node would keep a connection open after its last response.
    const idle = setInterval(() => server.closeIdleConnections(), 10);
    const end = setTimeout(() => server.closeAllConnections(), drain);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
  });
}

async function respond(
  { begin, refuse, maxBody }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const lost = new AbortController();
  response.once("close", () => response.writableFinished || lost.abort());
  try {
    const [path, query] = splitTarget(request.url ?? "/");
    const handle = begin(path);
    const body = await readBody(request, maxBody);
    if (!body) return write(request, response, refuse(`the body is larger than ${maxBody} bytes`));
    const { method = "GET", headers, headersDistinct } = request;
    const result = await handle({ method, path, query, headers, headersDistinct, body, signal: lost.signal });
    if (result === "close") request.socket.destroy();
    else if (result === "reset") request.socket.resetAndDestroy();
    else if (result.pieces) await writePieces(request, response, result, result.pieces);
    else write(request, response, result);
  } catch {
    // The body is not valid, and is refused already; or the client has disconnected; or the pieces end with an error.
    if (response.headersSent) request.socket.destroy();
  }
}

/** Splits a request's target, which may be an absolute URL. */
function splitTarget(target: string): [path: string, query: string] {
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  const mark = local.indexOf("?");
  return mark < 0 ? [local, ""] : [local.slice(0, mark), local.slice(mark + 1)];
}

function write(request: IncomingMessage, response: ServerResponse, result: HttpResponse): void {
  writeHead(response, result);
  response.end(request.method === "HEAD" ? undefined : result.body);
}

function writeHead(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  // Node would send both of two names that differ in case only.
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  response.writeHead(status, {
    ...(body && { ...(!hasType && { "Content-Type": jsonType }), "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  });
}

/** @throws what the pieces throw */
async function writePieces(
  request: IncomingMessage,
  response: ServerResponse,
  result: HttpResponse,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  if (request.method === "HEAD") return write(request, response, result);
  writeHead(response, result);
  for await (const piece of pieces) {
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(piece, resolve));
  }
  response.end();
}
