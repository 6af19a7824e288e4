import { type ClientRequest, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";

/** A message as it was sent: headers with alternating names and values, and the whole body. */
export interface SentMessage {
  rawHeaders: readonly string[];
  body: Buffer;
}

/** A request that was sent on, and its complete response. */
export interface ProxiedExchange {
  startedAt: Date;
  /** Milliseconds to the last byte of the response. */
  time: number;
  request: SentMessage & { method: string; url: string };
  response: SentMessage & { status: number; statusText: string };
}

/** How many bytes may still be kept; below 0 once a body had no room. */
export interface Room {
  bytes: number;
}

/** Headers of one connection (RFC 9110, section 7.6.1), and those that Node handles itself. */
const ofConnection = ["connection", "keep-alive", "te", "trailer", "upgrade", "expect", "host"];

/**
 * Sends a request on to a service and its response back, both as they arrive. The service's certificate is verified.
 * Redirects are not followed.
 * @param origin of the service
 * @param path as it was sent, with the query
 * @returns undefined if there was no room to keep the bodies
 * @throws Error if there is no complete response
 */
export async function sendOn(
  origin: string,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  room: Room,
): Promise<ProxiedExchange | undefined> {
  const startedAt = new Date();
  const start = performance.now();
  const { method = "GET" } = incoming;
  const { protocol, host, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? httpsRequest : httpRequest;
  const sentHeaders = passedHeaders(incoming.rawHeaders);
  const upstream = send({
    ...{ protocol, hostname: hostname.replace(/^\[|\]$/g, ""), port, method, path, rejectUnauthorized: true },
    headers: [...sentHeaders, "Host", host],
  });
  outgoing.on("close", () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  const answered = responseTo(upstream);
  const sent: Buffer[] = [];
  const sending = pipeline(incoming, collecting(sent, room), upstream);
  // If it fails before the response, so does `answered`.
  sending.catch(() => {});
  const answer = await answered;
  const { statusCode: status = 0, statusMessage: statusText = "" } = answer;
  const rawHeaders = passedHeaders(answer.rawHeaders, "transfer-encoding");
  outgoing.writeHead(status, statusText, rawHeaders);
  const received: Buffer[] = [];
  await Promise.all([sending, pipeline(answer, collecting(received, room), outgoing)]);
  if (room.bytes < 0) return undefined;
  return {
    startedAt,
    time: performance.now() - start,
    request: { method, url: origin + path, rawHeaders: sentHeaders, body: Buffer.concat(sent) },
    response: { status, statusText, rawHeaders, body: Buffer.concat(received) },
  };
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => request.once("response", resolve).on("error", reject));
}

/** Passes chunks on, and keeps them if there is room. */
function collecting(chunks: Buffer[], room: Room) {
  return async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      room.bytes -= chunk.length;
      if (room.bytes >= 0) chunks.push(chunk);
      yield chunk;
    }
  };
}

/** Headers without those of one connection. */
function passedHeaders(rawHeaders: readonly string[], ...others: string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, value: rawHeaders[index + 1] ?? "" }] : [],
  );
  const named = pairs.filter(({ name }) => name.toLowerCase() === "connection").map(({ value }) => value);
  const dropped = [
    ...ofConnection,
    ...others,
    ...named
      .join(",")
      .toLowerCase()
      .split(/\s*,\s*/),
  ];
  return pairs
    .filter(({ name }) => !dropped.includes(name.toLowerCase()) && !/^proxy-/i.test(name))
    .flatMap(({ name, value }) => [name, value]);
}
