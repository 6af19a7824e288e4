import { type ClientRequest, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import { contentOf, decompressed } from "./bodies.ts";
import { type HarEntry, headersOf, type NameValue } from "./har.ts";

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
 * @returns the exchange, with its secrets; undefined if there was no room to keep the bodies
 * @throws Error if there is no complete response
 */
export async function sendOn(
  origin: string,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  room: Room,
): Promise<HarEntry | undefined> {
  const startedDateTime = new Date().toISOString();
  const start = performance.now();
  const { method = "GET" } = incoming;
  const { protocol, host, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? httpsRequest : httpRequest;
  const sentHeaders = passedHeaders(incoming.rawHeaders);
  const upstream = send({
    ...{ protocol, hostname: hostname.replace(/^\[|\]$/g, ""), port, method, path, rejectUnauthorized: true },
    headers: [...flat(sentHeaders), "Host", host],
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
  const { statusCode: status = 0, statusMessage = "" } = answer;
  if (status < 200) throw new Error(`a status ${status} is no response`);
  const headers = passedHeaders(answer.rawHeaders, "transfer-encoding");
  // Node reads any text of a status, and refuses to send some.
  outgoing.writeHead(status, /[^\t\x20-\x7e\x80-\xff]/.test(statusMessage) ? "" : statusMessage, flat(headers));
  const received: Buffer[] = [];
  await Promise.all([sending, pipeline(answer, collecting(received, room), outgoing)]);
  const time = performance.now() - start;
  if (room.bytes < 0) return undefined;
  const [postData, content] = [bodyOf(sent, sentHeaders), bodyOf(received, headers)];
  // Bodies are kept as they are without their Content-Encoding.
  room.bytes -= Math.max(0, content.size - Buffer.concat(received).length);
  if (room.bytes < 0) return undefined;
  return {
    startedDateTime,
    time,
    request: { method, url: origin + path, headers: sentHeaders, ...(postData.size > 0 && { postData }) },
    response: { status, headers, content },
  };
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    request
      .once("response", resolve)
      .on("error", reject)
      // Such as after 101, which is neither.
      .once("close", () => reject(new Error("the connection was closed without a response"))),
  );
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

function bodyOf(chunks: readonly Buffer[], given: readonly NameValue[]) {
  const headers = headersOf(given);
  const bytes = decompressed(Buffer.concat(chunks), headers["content-encoding"]);
  return { size: bytes.length, mimeType: headers["content-type"] ?? "", ...contentOf(bytes) };
}

/** Headers without those of one connection. */
function passedHeaders(rawHeaders: readonly string[], ...others: string[]): NameValue[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, value: rawHeaders[index + 1] ?? "" }] : [],
  );
  const { connection = "" } = headersOf(pairs);
  const dropped = [...ofConnection, ...others, ...connection.toLowerCase().split(/\s*,\s*/)];
  return pairs.filter(({ name }) => !dropped.includes(name.toLowerCase()) && !/^proxy-/i.test(name));
}

/** As Node takes headers: names and values in turn. */
function flat(headers: readonly NameValue[]): string[] {
  return headers.flatMap(({ name, value }) => [name, value]);
}
