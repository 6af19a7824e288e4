import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedMock, runs, seed, slowTest } from "./fuzzed-mock.ts";
import { violations } from "./invariant.ts";
import { bytesOf, malformedRequest } from "./malformed-request.ts";
import { bytes, exchange, head, responsesIn, Wire } from "./wire.ts";

const fuzzed = fuzzedMock();

/** Bytes that are not valid HTTP, but similar. */
const invalid: Array<[string, string]> = [
  ["no version", "GET /api/monitors \r\nHost: a\r\n\r\n"],
  ["an unknown version", "GET /api/monitors HTTP/9.9\r\nHost: a\r\n\r\n"],
  ["the start of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["the start of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n"],
  ["a response instead of a request", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"],
  ["an unknown method", "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["no target", "GET  HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a space in the target", "GET /api/ monitors HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a NUL in the target", "GET /api/\0monitors HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["raw UTF-8 in the target", "GET /api/\xe2\x98\x83 HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost\r\n\r\n"],
  ["a header without a name", "GET / HTTP/1.1\r\n: a\r\n\r\n"],
  ["a folded header", "GET / HTTP/1.1\r\n a\r\n\r\n"],
  ["a NUL in a header", "GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n"],
  ["many NUL bytes", "\0".repeat(1_000_000)],
  ["many bytes of text", "lorem ipsum ".repeat(100_000)],
];

describe("bytes that are not an HTTP request", () => {
  it.each(invalid)("are refused once, and the connection is closed: %s", async (_what, text) => {
    const { status, headers } = await fuzzed.response([text]);
    expect([status, headers.get("connection")]).toEqual([400, "close"]);
  });

  it("only get responses that match the invariant", slowTest, async () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 100 }),
      fc.constantFrom(...invalid.slice(0, -2)).map(([, text]) => text),
    );
    const property = fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
      await fuzzed.responses(pieces.map((one) => (typeof one === "string" ? one : Buffer.from(one))));
    });
    await fc.assert(property, { seed, numRuns: runs(250), timeout: 20_000 });
  });
});

describe("an incomplete request", () => {
  const token = () => fuzzed.mock.issueAccessToken();
  const incomplete = (run: (start: Buffer, text: string) => Promise<void>) =>
    fc.asyncProperty(malformedRequest, fc.nat(), (request, position) => {
      const whole = bytesOf(request, token());
      return run(whole.subarray(0, 1 + (position % whole.length)), whole.toString("latin1"));
    });

  it("is refused if the client still reads", slowTest, async () => {
    const property = incomplete(async (start, text) => {
      const [target, method] = [text, text.split(" ")[0] ?? ""];
      const responses = responsesIn(await exchange(fuzzed.port, [start]), [method]);
      expect(responses).not.toEqual([]);
      expect(responses.flatMap((response) => violations(response, { method, target, text }))).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: runs(250), timeout: 20_000 });
  });

  it("does no harm if the client has disconnected", slowTest, async () => {
    const property = incomplete(async (start) => {
      const wire = new Wire(fuzzed.port);
      await wire.send(start);
      await wire.reset();
    });
    await fc.assert(property, { seed, numRuns: runs(250), timeout: 20_000 });
  });
});

describe("a slow client", () => {
  const group = '{"display_name":"Web","description":"All"}';
  const framing = { length: `Content-Length: ${group.length}`, chunks: "Transfer-Encoding: chunked" };
  const chunked = `${[...group].map((one) => `1\r\n${one}\r\n`).join("")}0\r\n\r\n`;

  it.each([
    ["a length", framing.length, group],
    ["chunks of one byte", framing.chunks, chunked],
  ])("gets its response after its last byte: a body with %s", async (_what, header, body) => {
    const request = head(fuzzed.request("POST /api/monitor_groups", "Content-Type: application/json", header)) + body;
    const wire = new Wire(fuzzed.port);
    for (const byte of bytes(request)) {
      expect(wire.socket.bytesRead).toBe(0);
      await wire.send(Buffer.from([byte]));
      // The mock runs in this process: let it read the byte.
      await setImmediate();
    }
    expect(responsesIn(await wire.rest()).map(({ status }) => status)).toEqual([201]);
  });

  it("does not block other clients", async () => {
    const slow = Array.from({ length: 50 }, () => new Wire(fuzzed.port));
    await Promise.all(slow.map((wire) => wire.send("GET /api/monitors HTTP/1.1\r\nHo")));
    expect((await fuzzed.response([head(fuzzed.request("GET /api/monitors"))])).status).toBe(200);
    const ended = await Promise.all(slow.map(async (wire) => responsesIn(await wire.rest())));
    expect(new Set(ended.flat().map(({ status }) => status))).toEqual(new Set([400]));
  });
});
