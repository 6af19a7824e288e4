import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { sharedMock } from "../mock/support.ts";

const shared = sharedMock();

/** Sends bytes on a connection. @returns what arrives until the server closes it */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(shared.mock.authUrl).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => (received += chunk));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
    socket.write(bytes);
  });
}

/** The head of a request, whose connection ends with the response. */
const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;
const create = (...headers: string[]) =>
  head(
    "POST /api/monitor_groups",
    `Authorization: Svc-oauthtoken ${shared.mock.issueAccessToken()}`,
    "Content-Type: application/json",
    ...headers,
  );
const isStillServing = async () => expect((await shared.get("/monitors")).status).toBe(200);

describe("bytes that are not a valid HTTP request", () => {
  const invalid = /^Bad request: the request is not valid HTTP \(HPE_\w+\)$/;

  it.each<[string, () => string, RegExp?]>([
    ["no Host", () => "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", /^Bad request: the header Host is missing$/],
    ["no HTTP at all", () => "no HTTP\r\n\r\n"],
    ["a method that does not exist", () => head("BREW /pot")],
    ["a space in the path", () => head("GET /a b")],
    // The parser of Node 20.19.0 takes it.
    ...(Number.parseInt(process.versions.llhttp ?? "", 10) > 8
      ? [["a header without a name", () => head("GET /api/monitors", ": x")] as [string, () => string]]
      : []),
    ["a header of 1 MB", () => head("GET /api/monitors", `X: ${"x".repeat(1_000_000)}`)],
    ["a Content-Length that is no number", () => `${create("Content-Length: 0x10")}{}`],
    ["both Content-Length and Transfer-Encoding", () => create("Content-Length: 5", "Transfer-Encoding: chunked")],
    ["a chunk whose size is no number", () => `${create("Transfer-Encoding: chunked")}zz\r\n{}\r\n0\r\n\r\n`],
  ])("are refused in the service's envelope: %s", async (_what, bytes, message = invalid) => {
    const received = await exchange(bytes());
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const body = JSON.parse(received.slice(received.indexOf("\r\n\r\n")));
    expect(body).toEqual({ code: 400, message: expect.stringMatching(message) });
    await isStillServing();
  });

  it("do not end the process if they are a CONNECT", async () => {
    await exchange("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n");
    await isStillServing();
  });
});

describe("a request", () => {
  it("whose body is too large is refused after the whole of it has arrived", async () => {
    const body = "[".repeat(10 * 1024 * 1024);
    const { status, body: refusal } = await shared.get("/monitor_groups", {}, { method: "POST", body });
    expect([status, refusal.message]).toEqual([400, "Bad request: the body is larger than 1048576 bytes"]);
  });

  it("whose client disconnects before its end has no effect", async () => {
    const bytes = create("Content-Length: 500");
    const port = Number(new URL(shared.mock.authUrl).port);
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes, () => socket.resetAndDestroy()));
      socket.on("close", () => resolve());
    });
    await isStillServing();
    expect(shared.mock.requests().filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("can have an absolute URL as its target", async () => {
    const headers = [`Authorization: Svc-oauthtoken ${shared.mock.issueAccessToken()}`];
    expect(await exchange(head("GET http://example.com/api/monitors", ...headers))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});
