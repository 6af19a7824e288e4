import { isUtf8 } from "node:buffer";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { HarEntry, NameValue } from "./har.ts";
import type { ProxiedExchange, SentMessage } from "./proxy.ts";

/** An exchange as an entry of a HAR file, with all fields that HTTP Archive 1.2 requires. */
export function recordedEntry({ startedAt, time, request, response }: ProxiedExchange): HarEntry {
  const sent = messageOf(request);
  const received = messageOf(response);
  const http = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 };
  const { searchParams } = new URL(request.url);
  const entry = {
    startedDateTime: startedAt.toISOString(),
    time,
    request: {
      ...http,
      method: request.method,
      url: request.url,
      headers: sent.headers,
      queryString: [...searchParams].map(([name, value]) => ({ name, value })),
      bodySize: request.body.length,
      ...(request.body.length > 0 && { postData: sent.content }),
    },
    response: {
      ...http,
      status: response.status,
      statusText: response.statusText,
      headers: received.headers,
      redirectURL: valueIn(received.headers, "location"),
      bodySize: response.body.length,
      content: received.content,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
  return entry;
}

function messageOf({ rawHeaders, body }: SentMessage) {
  const headers = rawHeaders.flatMap((name, index): NameValue[] =>
    index % 2 === 0 ? [{ name, value: rawHeaders[index + 1] ?? "" }] : [],
  );
  const bytes = decompressed(body, valueIn(headers, "content-encoding"));
  const isText = isUtf8(bytes);
  const content = {
    size: bytes.length,
    mimeType: valueIn(headers, "content-type"),
    text: bytes.toString(isText ? "utf8" : "base64"),
    ...(!isText && { encoding: "base64" }),
  };
  return { headers, content };
}

function valueIn(headers: readonly NameValue[], header: string): string {
  return headers.find(({ name }) => name.toLowerCase() === header)?.value ?? "";
}

const decompress: Record<string, typeof gunzipSync> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

/** In bytes: a small body may decompress to any size. */
const maxOutputLength = 2 ** 29;

/** A body without its Content-Encoding, as a HAR file has it; as it is if that is unknown or wrong. */
function decompressed(body: Buffer, encoding: string): Buffer {
  try {
    return decompress[encoding.toLowerCase()]?.(body, { maxOutputLength }) ?? body;
  } catch {
    return body;
  }
}
