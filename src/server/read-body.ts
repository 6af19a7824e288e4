import type { IncomingMessage } from "node:http";

const empty = Buffer.alloc(0);

/**
 * Reads the body of a request.
 * @param limit maximum size, in bytes
 * @returns undefined if the body is larger. It is still read to its end: most clients read the response only after they
 *   have sent the body, and would lose it if the connection closed before.
 * @throws Error if the client disconnects before the end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return empty;
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
