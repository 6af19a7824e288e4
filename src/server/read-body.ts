import type { IncomingMessage } from "node:http";

const nothing = Buffer.alloc(0);

/**
 * The body of a request.
 * @returns undefined if it has more bytes than `limit`. It is read to its end all the same: most clients read the answer
 *   only when they have sent all, and a connection that is cut before takes the answer with it.
 * @throws Error if the client goes before the end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return nothing;
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
