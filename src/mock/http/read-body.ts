import type { IncomingMessage } from "node:http";

const nothing = Buffer.alloc(0);

/**
 * The body of a request.
 * @returns undefined if it has more bytes than `limit`; the rest of it is then not read
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === "0")) return nothing;
  if (Number(length) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
