import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { jsonType } from "../shared/http.ts";
import { type ExchangeOptions, respond } from "./exchange.ts";
import type { Handler, HttpResponse } from "./http-message.ts";

interface ServerOptions extends ExchangeOptions {
  /** 0 for any free port. */
  port: number;
  /** The address to listen on (default: 127.0.0.1). */
  host?: string | undefined;
  /**
   * Called when the head of a request arrives, unless a mounted path handles the request. Returns the handler, which is called
   * when the body is there.
   */
  begin: () => Handler;
}

/** A server with a handler for each mounted path: the mock, its control path, the inspector and the pages. */
interface LocalServer {
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
  const server = createServer(
    { requireHostHeader: false },
    (request, response) => void respond(options, handlerOf, request, response),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The event comes again for each part that the client still sends.
    if (socket.writableEnded) return;
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else endWith(socket, refuse(`the request is not valid HTTP (${error.code})`));
  });
  const actualPort = await listen(server, port, host);
  return {
    origin: `http://${localName(host)}:${actualPort}`,
    mount: (path, handler) => void mounted.set(path, handler),
    close: () => close(server),
  };
}

/**
 * Sends a response to bytes that are no request. The socket stays open until the client ends, because closing it with unread
 * bytes would reset the connection, and the client would not get the response.
 */
function endWith(socket: Duplex, { status, body }: HttpResponse): void {
  const lines = [
    `HTTP/1.1 ${status} Bad Request`,
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

/** The host name in URLs for this machine: an address that stands for all interfaces is not a destination. */
function localName(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts to listen, and returns the port. @throws Error if the port is in use, or the address is not one of this machine */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explained(error, port, host));
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new Error(`${host} is not an address of this machine. 0.0.0.0 stands for all of them.`);
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another one: --port ${port + 1} (with npm: -- --port ${port + 1})`,
  );
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
