import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file as it is sent. */
export interface SentFile {
  /** Undefined if it is not compressed. */
  encoding: "br" | "gzip" | undefined;
  body: Buffer;
  /** The same for the same content, compressed or not. */
  etag: string;
}

/** A smaller file fits into one packet anyway. */
const minSize = 1024;

const compressors = {
  // The best quality would take a second for a large page.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Compresses files as a request accepts it, and keeps the result of each file until it changes. */
export class Compressor {
  readonly #kept = new Map<string, { etag: string; body: Promise<Buffer> }>();

  /** @param path of the file, by which its results are kept */
  async compress(path: string, file: Buffer, acceptEncoding: string | string[] | undefined): Promise<SentFile> {
    const etag = `W/"${createHash("sha256").update(file).digest("base64url")}"`;
    const encoding = file.length < minSize ? undefined : encodingFor(String(acceptEncoding ?? ""));
    if (!encoding) return { encoding, body: file, etag };
    const key = `${encoding} ${path}`;
    const kept = this.#kept.get(key);
    if (kept?.etag === etag) return { encoding, body: await kept.body, etag };
    const body = compressors[encoding](file);
    this.#kept.set(key, { etag, body });
    return { encoding, body: await body, etag };
  }
}

/** The best encoding that a request accepts. `gzip;q=0` refuses gzip. */
function encodingFor(header: string): "br" | "gzip" | undefined {
  const accepted = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality = "q=1"]) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
}
