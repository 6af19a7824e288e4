import { METHODS } from "node:http";
import fc from "fast-check";
import { type Operation, operations, requestOf } from "../../support/bundle.ts";
import { contentType, form, header, nasty, value } from "./values.ts";
import { type Bytes, bytes } from "./wire.ts";

/** A request of which any part may be invalid, except for the length of its body. */
export interface MalformedRequest {
  method: string;
  target: string;
  headers: string[];
  body: Bytes;
  /** The sizes of the body's chunks; undefined to send Content-Length instead. */
  chunks: number[] | undefined;
}

const server = fc.constantFrom("", "", "", "http://localhost", "https://elsewhere.example:8443", "http://");
const query = fc.oneof(
  fc.constant(""),
  form.map((one) => `?${one}`),
);

/** Mostly the path itself, else a similar one. */
function targetOf(path: string): fc.Arbitrary<string> {
  const filled = path.replace("{monitor_id}", "123412341234123411");
  const near = fc.oneof(
    { weight: 4, arbitrary: fc.constant(filled) },
    { weight: 2, arbitrary: value.map((id) => path.replace("{monitor_id}", id)) },
    { weight: 1, arbitrary: value.map((more) => `${filled}/${more}`) },
    { weight: 1, arbitrary: fc.array(value, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`) },
  );
  // A target with other characters is not valid HTTP, and would be refused before routing.
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return fc.tuple(server, near, query).map((parts) => parts.join("").replace(/[^!-~]/g, escaped));
}

function bodyOf(operation: Operation): fc.Arbitrary<Bytes> {
  const examples = requestOf(operation)?.examples.map((example) => example.value) ?? [];
  const names = fc.oneof(fc.constantFrom("display_name", "description", "monitors"), nasty);
  const json = fc.oneof(fc.constantFrom({}, ...examples), fc.object({ key: names, maxDepth: 3 }), fc.jsonValue());
  return fc.oneof(
    { weight: operation.requestBody ? 1 : 9, arbitrary: fc.constant<Bytes>("") },
    { weight: 3, arbitrary: json.map((one) => Buffer.from(JSON.stringify(one))) },
    { weight: 2, arbitrary: form },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one)) },
  );
}

/** A possibly malformed request to any operation, or to a similar path. */
export const malformedRequest: fc.Arbitrary<MalformedRequest> = fc
  .constantFrom(...operations)
  .chain(({ path, method, servers, operation }) =>
    fc.record({
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 2, arbitrary: fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS") },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS, "get", "BREW") },
      ),
      target: targetOf(servers ? path : `/api${path}`),
      headers: fc
        .tuple(fc.option(contentType), fc.array(header, { maxLength: 3 }))
        .map(([type, headers]) => (type === null ? headers : [`Content-Type: ${type}`, ...headers])),
      body: bodyOf(operation),
      chunks: fc.option(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }), { nil: undefined, freq: 2 }),
    }),
  );

/** The bytes of a request, with a valid token before its own headers. */
export function bytesOf({ method, target, headers, body, chunks }: MalformedRequest, token: string): Buffer {
  const content = bytes(body);
  const framing = chunks ? "Transfer-Encoding: chunked" : `Content-Length: ${content.length}`;
  const lines = [`${method} ${target} HTTP/1.1`, `Authorization: Svc-oauthtoken ${token}`, ...headers];
  if (chunks || content.length > 0) lines.push(framing);
  return Buffer.concat([bytes(`${lines.join("\r\n")}\r\n\r\n`), chunks ? inChunks(content, chunks) : content]);
}

/** Encodes a body with the transfer encoding `chunked`. The rest after the given sizes is the last chunk. */
export function inChunks(content: Buffer, sizes: readonly number[]): Buffer {
  const parts: Buffer[] = [];
  let rest = content;
  for (const size of [...sizes, content.length]) {
    const part = rest.subarray(0, size);
    rest = rest.subarray(size);
    if (part.length > 0) parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n"));
  }
  return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}
