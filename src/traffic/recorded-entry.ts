import { contentOf, decompressed } from "./bodies.ts";
import type { HarEntry, NameValue } from "./har.ts";
import type { ProxiedExchange, SentMessage } from "./proxy.ts";

/** An exchange as an entry of a HAR file, with all fields that HTTP Archive 1.2 requires. */
export function recordedEntry({ startedAt, time, request, response }: ProxiedExchange): HarEntry {
  const sent = messageOf(request);
  const received = messageOf(response);
  const http = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 };
  const { searchParams } = new URL(request.url);
  return {
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
}

function messageOf({ rawHeaders, body }: SentMessage) {
  const headers = rawHeaders.flatMap((name, index): NameValue[] =>
    index % 2 === 0 ? [{ name, value: rawHeaders[index + 1] ?? "" }] : [],
  );
  const bytes = decompressed(body, valueIn(headers, "content-encoding"));
  const content = { size: bytes.length, mimeType: valueIn(headers, "content-type"), ...contentOf(bytes) };
  return { headers, content };
}

function valueIn(headers: readonly NameValue[], header: string): string {
  return headers.find(({ name }) => name.toLowerCase() === header)?.value ?? "";
}
