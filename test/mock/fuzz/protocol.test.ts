import { describe, expect, it } from "vitest";
import { fuzzedMock } from "./fuzzed-mock.ts";
import { exchange, head, responsesIn, Wire } from "./wire.ts";

const fuzzed = fuzzedMock();
const statusOf = async (...lines: string[]) => (await fuzzed.response([head(...lines)])).status;
const get = (...headers: string[]) => fuzzed.request("GET /api/monitors", ...headers);
const messageOf = async (text: string) => JSON.parse((await fuzzed.response([text])).body).message;

describe("headers that are too large", () => {
  const tooLarge = "Bad request: the headers are too large";

  it.each<[string, () => string]>([
    ["one of 20 kB", () => head(get(`X: ${"x".repeat(20_000)}`))],
    ["one of 1 MB", () => head(get(`X: ${"x".repeat(1_000_000)}`))],
    ["a name of 1 MB", () => head(get(`${"x".repeat(1_000_000)}: x`))],
    ["5,000 of them", () => head(get(...Array.from({ length: 5000 }, (_, index) => `X-${index}: y`)))],
    ["a target of 1 MB", () => head(`GET /${"a".repeat(1_000_000)} HTTP/1.1`)],
    ["a query of 20 kB", () => head(`GET /api/monitors?${"a=b&".repeat(5000)} HTTP/1.1`)],
    ["a cookie of 20 kB", () => head(get(`Cookie: ${"zaaid=1; ".repeat(2500)}`))],
  ])("are refused: %s", async (_what, text) => {
    expect(await messageOf(text())).toBe(tooLarge);
  });

  it("are refused before they end, too", async () => {
    expect(await messageOf(`GET / HTTP/1.1\r\n${"X: y\r\n".repeat(100_000)}`)).toBe(tooLarge);
  });

  it("are read up to Node's limit of 2000", async () => {
    expect(await statusOf(get(...Array.from({ length: 2500 }, () => "a:b")))).toBe(200);
    expect(await statusOf("GET /api/monitors HTTP/1.1", ...Array.from({ length: 2500 }, () => "a:b"))).toBe(401);
  });

  it("are refused as trailers and as chunk extensions", async () => {
    const start = head(fuzzed.request("POST /api/monitor_groups", "Transfer-Encoding: chunked"));
    const more = "x".repeat(100_000);
    expect(await messageOf(`${start}0\r\nX: ${more}\r\n\r\n`)).toBe(tooLarge);
    expect(await messageOf(`${start}2;${more}\r\n{}\r\n0\r\n\r\n`)).toMatch(/^Bad request/);
  });
});

describe("a long value that could cause backtracking", () => {
  const long = 15_000;

  it.each([
    `Prefer: ${"a".repeat(long)}`,
    `Prefer: ${"a ".repeat(long / 2)}=`,
    `Accept: ${"application/json;".repeat(long / 20)}`,
    `Accept: application/json;${" ".repeat(long)}x`,
    `Cookie: ${";".repeat(long)}`,
    `Cookie: ;${" ".repeat(long)}x`,
    `Content-Type: ${"a/".repeat(long / 2)}`,
    `Content-Type: application/json${" ".repeat(long)};x`,
  ])("gets a regular response: %#", async (header) => {
    expect([200, 401]).toContain((await fuzzed.response([head(get(header))])).status);
  });
});

describe("a feature of HTTP that the service does not have", () => {
  it("is refused: CONNECT", async () => {
    const connect = "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443";
    expect(await messageOf(head(connect))).toBe("Bad request: CONNECT is not supported: this server is not a proxy");
    expect(await messageOf(`${head(connect)}\x16\x03\x01 and more`)).toBe(
      "Bad request: CONNECT is not supported: this server is not a proxy",
    );
    expect(await statusOf("CONNECT * HTTP/1.1")).toBe(400);
    const wires = Array.from({ length: 50 }, () => new Wire(fuzzed.port));
    await Promise.all(wires.map((wire) => wire.send(head(connect))));
    await Promise.all(wires.map((wire) => wire.reset()));
  });

  it.each(["websocket", "h2c", "TLS/1.0"])("is ignored: an upgrade to %s", async (protocol) => {
    const upgrade = get("Connection: Upgrade", `Upgrade: ${protocol}`, "HTTP2-Settings: AAMAAABkAAQ");
    const { status, headers } = await fuzzed.response([head(upgrade)]);
    expect([status, headers.get("connection")]).toEqual([200, "close"]);
    // The bytes of the new protocol are ignored.
    expect((await fuzzed.responses([`${head(upgrade)}PRI * HTTP/2.0\r\n\r\n`]))[0]?.status).toBe(200);
  });

  it("is refused: a request to the whole server", async () => {
    expect(await statusOf("OPTIONS * HTTP/1.1")).toBe(404);
    expect(await statusOf("GET * HTTP/1.1")).toBe(404);
    expect(await statusOf("TRACE / HTTP/1.1")).toBe(404);
  });

  it.each(["the-unexpected", "100-continue, the-unexpected", "100-Continue"])(
    "is ignored: Expect: %s",
    async (expectation) => {
      expect(await statusOf(get(`Expect: ${expectation}`))).toBe(200);
    },
  );

  it.each(["gzip", "gzip, chunked", "identity", "chunked, chunked", "chunked, gzip", "x", "\x0bchunked"])(
    "is refused: the transfer encoding %j",
    async (encoding) => {
      const start = fuzzed.request("POST /api/monitor_groups", `Transfer-Encoding: ${encoding}`);
      expect((await fuzzed.responses([`${head(start)}0\r\n\r\n`]))[0]?.status).toBe(400);
    },
  );

  it("is refused: both Content-Length and Transfer-Encoding", async () => {
    const start = fuzzed.request("POST /api/monitor_groups", "Content-Length: 5", "Transfer-Encoding: chunked");
    expect((await fuzzed.response([`${head(start)}0\r\n\r\n`])).status).toBe(400);
  });
});

describe("an unusual but valid request", () => {
  it.each(["http://example.com", "http://user:secret@example.com:8080", "HTTPS://[::1]", "http://"])(
    "can have an absolute URL as its target: %s",
    async (origin) => {
      expect(await statusOf(get().replace("/api", `${origin}/api`))).toBe(200);
    },
  );

  it("can have an absolute URL without a path", async () => {
    expect(await statusOf("GET http://example.com HTTP/1.1")).toBe(404);
    expect(await statusOf("GET http://example.com?/api/monitors HTTP/1.1")).toBe(404);
  });

  it("can have no header Host, or two", async () => {
    expect(await statusOf(get().replace("Host: localhost\r\n", ""))).toBe(200);
    expect(await statusOf(get("Host: another"))).toBe(200);
    expect(await statusOf(get().replace("HTTP/1.1", "HTTP/1.0").replace("Host: localhost\r\n", ""))).toBe(200);
  });

  it("can use HTTP/1.0, and the connection is closed after the response", async () => {
    const responses = responsesIn(
      await exchange(fuzzed.port, [head(get().replace("HTTP/1.1", "HTTP/1.0")), head(get())]),
    );
    expect(responses.map(({ status, headers }) => [status, headers.get("connection")])).toEqual([[200, "close"]]);
  });

  it("can use HTTP/0.9, and gets a response of HTTP/1.1", async () => {
    expect(await statusOf("GET /api/monitors")).toBe(401);
  });
});
