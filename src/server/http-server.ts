import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type Handler, type HttpResponse, jsonType } from "./message.ts";
import { readBody } from "./read-body.ts";

export interface ServerOptions {
  /** Bytes of a request's body. */
  maxBody: number;
  handle: Handler;
  /** The answer to what cannot be read as a request. */
  refuse: (detail: string) => HttpResponse;
}

/** The HTTP side of the mock. Whatever comes in, what goes out is JSON: Node's own answers, which are not, are replaced. */
export function createHttpServer(options: ServerOptions): Server {
  const connections: Connections = new WeakMap();
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    connections.set(request.socket, { request, response });
    void respond(options, request, response);
  };
  // Without the header Host, Node would answer by itself.
  const server = createServer({ requireHostHeader: false }, listener);
  // Not in Node's documentation, but as old as its HTTP: who has ended its own side still gets its answers.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("checkExpectation", listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The client itself has said that there is nothing more.
    if (error.code === "HPE_CLOSED_CONNECTION") return;
    const problem = problems[error.code ?? ""] ?? "what arrived is no HTTP request";
    refuseRest(connections, socket, options.refuse(problem), error.code === timedOut);
  });
  server.on("connection", (socket) => {
    // Node takes no notice if the request asks for an upgrade.
    socket.on("end", () => {
      const newest = connections.get(socket);
      if (!newest || newest === "refused" || newest.request.complete) return;
      refuseRest(connections, socket, options.refuse("what arrived is no HTTP request"));
    });
  });
  server.on("connect", (_request, socket) => {
    // Node has let go of this connection: of its errors, and of its end.
    socket.on("error", () => socket.destroy()).resume();
    socket.once("finish", () => socket.destroy());
    refuseRest(connections, socket, options.refuse("this is no proxy"));
  });
  return server;
}

/** The newest request of each connection; "refused" if nothing more is read there. */
type Connections = WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse } | "refused">;

const timedOut = "ERR_HTTP_REQUEST_TIMEOUT";
const problems: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "the headers are too large",
  [timedOut]: "the request did not arrive in time",
};

/**
 * Listens on the loopback interface only.
 * @param port 0 for any free port
 * @returns the port
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ends the server and the connections that are open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function respond(
  { handle, refuse, maxBody }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readBody(request, maxBody);
    if (!body) return write(request, response, refuse(`the body has more than ${maxBody} bytes`));
    const [path, query] = splitTarget(request.url ?? "/");
    const answer = await handle({ method: request.method ?? "GET", path, query, headers: request.headers, body });
    if (answer === "cut") request.socket.destroy();
    else write(request, response, answer);
  } catch {
    // The client has gone.
    request.socket.destroy();
  }
}

/** Path and query of a request's target, which may be a whole URL. */
function splitTarget(target: string): [path: string, query: string] {
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  const mark = local.indexOf("?");
  return mark < 0 ? [local, ""] : [local.slice(0, mark), local.slice(mark + 1)];
}

function write(request: IncomingMessage, response: ServerResponse, answer: HttpResponse, last = false): void {
  const { status, headers, body } = answer;
  response.writeHead(status, {
    ...(body && { "Content-Type": jsonType, "Content-Length": Buffer.byteLength(body) }),
    ...headers,
    // What follows cannot be read: Node drops what comes in one piece with a request that asks for an upgrade.
    ...((last || request.headers.upgrade) && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Answers what Node cannot read on a connection, after the answers that are due there; then the connection ends. */
function refuseRest(connections: Connections, socket: Duplex, answer: HttpResponse, isLate = false): void {
  const newest = connections.get(socket);
  if (newest === "refused") {
    // The rest of it says nothing new. It is let in all the same: a connection that is cut while the other side still
    // sends takes the answer with it.
    if (isLate) socket.destroy();
    return;
  }
  connections.set(socket, "refused");
  if (!newest || newest.response.writableFinished) {
    writeRaw(socket, answer);
  } else if (newest.request.complete) {
    // Before Node hears of it, who may end the connection then.
    newest.response.prependOnceListener("finish", () => writeRaw(socket, answer));
  } else {
    // It is that request's body which cannot be read.
    write(newest.request, newest.response, answer, true);
  }
}

/** To a connection whose request Node could not read. */
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
