import { close, createHttpServer, listen } from "./http-server.ts";
import type { Handler, HttpResponse } from "./message.ts";

export interface StartServerOptions {
  /** 0 for any free port. */
  port: number;
  /** Maximum size of a request body, in bytes. */
  maxBody: number;
  /** Handles what no mounted path does. */
  handle: Handler;
  /** Creates the response to bytes that cannot be read as a request. */
  refuse: (detail: string) => HttpResponse;
}

/** A server on 127.0.0.1 with a handler for each mounted path: the mock, its control path, the inspector and the pages. */
export interface LocalServer {
  /** Such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Handles a path, such as `/docs`, and everything below it. */
  mount(path: string, handler: Handler): void;
  /** Stops the server and closes its connections. */
  close(): Promise<void>;
}

/** @throws Error if the port is in use */
export async function startServer({ port, maxBody, handle, refuse }: StartServerOptions): Promise<LocalServer> {
  const mounted = new Map<string, Handler>();
  const server = createHttpServer({
    maxBody,
    handle: (request) => (mounted.get(firstSegment(request.path)) ?? handle)(request),
    refuse,
  });
  const actualPort = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port with: -- --port ${port + 1}`,
    );
  });
  return {
    origin: `http://127.0.0.1:${actualPort}`,
    mount: (path, handler) => void mounted.set(path, handler),
    close: () => close(server),
  };
}

/** The first segment of a path: `/docs` of `/docs/index.html`. */
function firstSegment(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path : path.slice(0, end);
}
