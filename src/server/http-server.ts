import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
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
  handle: Handler;
  /** Makes the response to bytes that are not a valid HTTP request. */
  refuse: (detail: string) => HttpResponse;
}

/** An HTTP server that also responds to invalid requests with `refuse`, where Node would send a response of its own. */
export function createHttpServer(options: ServerOptions): Server {
  const connections: Connections = new WeakMap();
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    connections.set(request.socket, { request, response });
    void respond(options, request, response);
  };
  // Node would send a response of its own to a request without the header Host.
  const server = options.tls
    ? createTlsServer({ ...options.tls, requireHostHeader: false }, listener)
    : createServer({ requireHostHeader: false }, listener);
  // Undocumented in Node: a client that has closed its side of the connection still gets its responses.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("checkExpectation", listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Bytes after `Connection: close`: the client has already ended the connection.
    if (error.code === "HPE_CLOSED_CONNECTION") return;
    const problem = problems[error.code ?? ""] ?? "the request is not valid HTTP";
    refuseRest(connections, socket, options.refuse(problem), error.code === timedOut);
  });
  server.on(options.tls ? "secureConnection" : "connection", (socket: Socket) => {
    // Node does not report an incomplete request with the header Upgrade as a clientError.
    socket.on("end", () => {
      const newest = connections.get(socket);
      if (!newest || newest === "refused" || newest.request.complete) return;
      refuseRest(connections, socket, options.refuse("the request is not valid HTTP"));
    });
  });
  server.on("connect", (_request, socket) => {
    // Node no longer handles the errors and the end of this connection.
    socket.on("error", () => socket.destroy()).resume();
    socket.once("finish", () => socket.destroy());
    refuseRest(connections, socket, options.refuse("CONNECT is not supported: this server is not a proxy"));
  });
  return server;
}

/** The newest request of each connection; "refused" after a refusal, when everything else that arrives is ignored. */
type Connections = WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse } | "refused">;

const timedOut = "ERR_HTTP_REQUEST_TIMEOUT";
const problems: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "the headers are too large",
  [timedOut]: "the request did not arrive in time",
};

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
  { handle, refuse, maxBody }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readBody(request, maxBody);
    if (!body) return write(request, response, refuse(`the body is larger than ${maxBody} bytes`));
    const [path, query] = splitTarget(request.url ?? "/");
    const { method = "GET", headers, rawHeaders } = request;
    const result = await handle({ method, path, query, headers, rawHeaders, body });
    if (result === "close") request.socket.destroy();
    else if (result === "reset") request.socket.resetAndDestroy();
    else if (result.pieces) await writePieces(request, response, result, result.pieces);
    else write(request, response, result);
  } catch {
    // The client has disconnected.
    request.socket.destroy();
  }
}

/** Splits a request's target, which may be an absolute URL. */
function splitTarget(target: string): [path: string, query: string] {
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  const mark = local.indexOf("?");
  return mark < 0 ? [local, ""] : [local.slice(0, mark), local.slice(mark + 1)];
}

function write(request: IncomingMessage, response: ServerResponse, result: HttpResponse, isLast = false): void {
  writeHead(request, response, result, isLast);
  response.end(request.method === "HEAD" ? undefined : result.body);
}

function writeHead(request: IncomingMessage, response: ServerResponse, result: HttpResponse, isLast: boolean): void {
  const { status, headers, body } = result;
  // Node would send both of two names that differ in case only.
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  response.writeHead(status, {
    ...(body && { ...(!hasType && { "Content-Type": jsonType }), "Content-Length": Buffer.byteLength(body) }),
    ...headers,
    // With the header Upgrade, Node drops the bytes that arrive together with the request: the next one may be lost.
    ...((isLast || request.headers.upgrade) && { Connection: "close" }),
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
  writeHead(request, response, result, false);
  for await (const piece of pieces) {
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(piece, resolve));
  }
  response.end();
}

/** Sends a refusal after the responses that are still pending on a connection, and closes the connection. */
function refuseRest(connections: Connections, socket: Duplex, refusal: HttpResponse, isTimeout = false): void {
  const newest = connections.get(socket);
  if (newest === "refused") {
    // The bytes are ignored, but read: if the connection were closed while the client still sends, the client could lose
    // the refusal.
    if (isTimeout) socket.destroy();
    return;
  }
  connections.set(socket, "refused");
  if (!newest || newest.response.writableFinished) {
    writeRaw(socket, refusal);
  } else if (newest.request.complete) {
    // Before Node's own listener, which may close the connection.
    newest.response.prependOnceListener("finish", () => writeRaw(socket, refusal));
  } else {
    // The invalid bytes are in the body of this request.
    write(newest.request, newest.response, refusal, true);
  }
}

/** Writes a response to a connection for which Node has no ServerResponse. */
function writeRaw(socket: Duplex, { status, body }: HttpResponse): void {
  if (!socket.writable) return void socket.destroy();
  const lines = [
    `HTTP/1.1 ${status} Bad Request`,
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
