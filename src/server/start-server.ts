import { close, createHttpServer, listen, type TlsKeys } from "./http-server.ts";
import type { Handler, HttpResponse } from "./message.ts";

export interface StartServerOptions {
  /** 0 for any free port. */
  port: number;
  /** The address to listen on; 127.0.0.1 if left out. */
  host?: string | undefined;
  /** Serves HTTPS instead of HTTP. */
  tls?: TlsKeys | undefined;
  /** Maximum size of a request body, in bytes. */
  maxBody: number;
  /** Called when the head of a request has arrived that no mounted path handles. Returns what handles it with its body. */
  begin: () => Handler;
  /** Creates the response to bytes that cannot be read as a request. */
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
export async function startServer(options: StartServerOptions): Promise<LocalServer> {
  const { port, host = "127.0.0.1", tls, maxBody, begin, refuse } = options;
  const mounted = new Map<string, Handler>();
  const server = createHttpServer({
    tls,
    maxBody,
    begin: (path) => mounted.get(firstSegment(path)) ?? begin(),
    refuse,
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
    origin: `${tls ? "https" : "http"}://${localName(host)}:${actualPort}`,
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

/** The first segment of a path: `/docs` of `/docs/index.html`. The whole path if that is empty. */
function firstSegment(path: string): string {
  const end = path.indexOf("/", 1);
  return end <= 1 ? path : path.slice(0, end);
}
