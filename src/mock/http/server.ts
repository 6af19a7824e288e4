import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type Handler, jsonType, type MockAnswer } from "./message.ts";
import { readBody } from "./read-body.ts";

export interface ServerOptions {
  /** Bytes of a request's body. */
  maxBody: number;
  handle: Handler;
  /** The answer to what cannot be read as a request. */
  refuse: (detail: string) => MockAnswer;
}

/** The HTTP side of the mock. Whatever comes in, what goes out is JSON: Node's own answers, which are not, are replaced. */
export function createHttpServer(options: ServerOptions): Server {
  const listener = (request: IncomingMessage, response: ServerResponse) => void respond(options, request, response);
  // Without the header Host, Node would answer by itself.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on("checkExpectation", listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    writeRaw(socket, options.refuse(problems[error.code ?? ""] ?? "what arrived is no HTTP request"));
  });
  server.on("connect", (_request, socket) => writeRaw(socket, options.refuse("this is no proxy")));
  return server;
}

const problems: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "the headers are too large",
  ERR_HTTP_REQUEST_TIMEOUT: "the request did not arrive in time",
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
    if (!body) return write(request, response, refuse(`the body has more than ${maxBody} bytes`), true);
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

function write(request: IncomingMessage, response: ServerResponse, answer: MockAnswer, last = false): void {
  const { status, headers, body } = answer;
  response.writeHead(status, {
    ...(body && { "Content-Type": jsonType, "Content-Length": Buffer.byteLength(body) }),
    ...headers,
    // What is left of the request would be taken for the next one.
    ...(last && { Connection: "close" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** To a connection whose request Node could not read. */
function writeRaw(socket: Duplex, { status, body }: MockAnswer): void {
  if (!socket.writable) return void socket.destroy();
  const lines = [
    `HTTP/1.1 ${status} Bad Request`,
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
