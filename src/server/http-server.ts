import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { jsonType } from "../shared/http.ts";
import type { Handler, HttpResponse } from "./http-message.ts";

export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  /** The address to listen on; 127.0.0.1 if left out. */
  host?: string | undefined;
  /** Maximum size of a request body, in bytes. */
  maxBody: number;
  /**
   * Called when the head of a request arrives, unless a mounted path handles the request. Returns the handler, which is called
   * when the body is there.
   */
  begin: () => Handler;
  /** Makes the response to bytes that are not a valid HTTP request. */
  refuse: (detail: string) => HttpResponse;
}

/** A server with a handler for each mounted path: the mock, its control path, the inspector and the pages. */
export interface LocalServer {
  /** Such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Handles a path, such as `/docs`, and everything below it. */
  mount(path: string, handler: Handler): void;
  /** Stops the server. Requests in progress have a moment to get their responses, then all connections are closed. */
  close(): Promise<void>;
}

/** @throws Error if the port is in use, or the address is not one of this machine */
export async function startServer(options: ServerOptions): Promise<LocalServer> {
  const { port, host = "127.0.0.1", begin, refuse } = options;
  const mounted = new Map<string, Handler>();
  const handlerOf = (path: string) => {
    // `/docs` of `/docs/index.html`. A path that begins with two slashes is not `/`.
    const [start = path] = /^\/[^/]+/.exec(path) ?? [];
    return mounted.get(start) ?? begin();
  };
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void respond(options, handlerOf, request, response);
  const server = createServer({ requireHostHeader: false }, listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // The event comes again for each part that the client still sends. The socket stays open until the client ends, because
    // closing it with unread bytes would reset the connection, and the client would not get the response.
    if (socket.writableEnded) return;
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const { status, body } = refuse(`the request is not valid HTTP (${error.code})`);
    const lines = [
      `HTTP/1.1 ${status} Bad Request`,
      `Content-Type: ${jsonType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  });
  const actualPort = await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      throw new Error(`${host} is not an address of this machine. 0.0.0.0 stands for all of them.`);
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another one: --port ${port + 1} (with npm: -- --port ${port + 1})`,
    );
  });
  return {
    origin: `http://${localName(host)}:${actualPort}`,
    mount: (path, handler) => void mounted.set(path, handler),
    close: () => close(server),
  };
}

/** The host name in URLs for this machine: an address that stands for all interfaces is not a destination. */
function localName(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts to listen, and returns the port. @throws Error with the code EADDRINUSE if it is in use */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** How long requests in progress may take when the server is stopped, in milliseconds. */
const drain = 500;

function close(server: Server): Promise<void> {
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
  { refuse, maxBody }: ServerOptions,
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
