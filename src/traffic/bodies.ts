import { isUtf8 } from "node:buffer";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { HarBody, NameValue } from "./har.ts";

const decompress: Record<string, typeof gunzipSync> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
};
/** In bytes: a small body may decompress to any size. */
const maxOutputLength = 2 ** 29;

/** A body without its Content-Encoding; as it is if that is unknown or wrong, as in a HAR file, whose bodies have none. */
export function decompressed(body: Buffer, encoding = ""): Buffer {
  try {
    return decompress[encoding.trim().toLowerCase()]?.(body, { maxOutputLength }) ?? body;
  } catch {
    return body;
  }
}

/** A body as fields of a HAR file: as text if it is one, else in base64. */
export function contentOf(bytes: Buffer): { text: string; encoding?: string } {
  return isUtf8(bytes) ? { text: bytes.toString("utf8") } : { text: bytes.toString("base64"), encoding: "base64" };
}

/** The bytes of a body in a HAR file, which some programs leave in base64, or compressed. */
export function bytesOf({ text = "", encoding }: HarBody, headers: readonly NameValue[]): Buffer {
  const contentEncoding = headers.find(({ name }) => name.toLowerCase() === "content-encoding")?.value;
  return decompressed(Buffer.from(text, encoding === "base64" ? "base64" : "utf8"), contentEncoding);
}
