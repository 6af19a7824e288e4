import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { close } from "../../src/server/http-server.ts";
import type { Har } from "../../src/traffic/har.ts";
import { recordTraffic } from "../../src/traffic/record.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import { tlsKeys } from "../support/tls.ts";

/** A service, and the recording of it. */
async function recorded(service: RequestListener, server = createServer(service), maxBytes?: number) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const scheme = server instanceof createServer().constructor ? "http" : "https";
  const har = await newPath("traffic.har");
  const target = `${scheme}://127.0.0.1:${port}`;
  const recording = await recordTraffic({ target, port: 0, har, ...(maxBytes && { maxBytes }) });
  onTestFinished(async () => {
    await recording.stop();
    await close(server, 0);
  });
  const written = async (): Promise<Har["log"]["entries"]> => {
    await recording.stop();
    return JSON.parse(await readFile(har, "utf8")).log.entries;
  };
  return { recording, origin: recording.origin, target, har, written };
}

const echo = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const chunks = await incoming.toArray();
  outgoing.writeHead(200, { "Content-Type": "application/json", "X-Extra": ["a", "b"] });
  outgoing.end(
    JSON.stringify({ method: incoming.method, url: incoming.url, headers: incoming.headers, body: chunks.join("") }),
  );
};

/** Sends bytes as they are. @returns everything that comes back */
async function raw(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.end(text);
  return Buffer.concat(await socket.toArray()).toString();
}

describe("the proxy of a recording", () => {
  it("sends on, and no longer records, once the bodies fill the memory that they may have", async () => {
    const body = "a".repeat(1_000);
    const service: RequestListener = (incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "text/plain", "Content-Encoding": "gzip" });
      incoming.on("end", () => outgoing.end(gzipSync(body))).resume();
    };
    const { origin, recording, written } = await recorded(service, createServer(service), 4_500);
    for (const path of ["1", "2", "3", "4"]) {
      const response = await fetch(`${origin}/${path}`, { method: "POST", body: path === "3" ? body.repeat(3) : "" });
      expect(await response.text()).toBe(body);
    }
    expect((await written()).map(({ request }) => request.url.at(-1))).toEqual(["1", "2"]);
    expect(recording.leftOut).toBe(2);
  });

  it.each([{ Origin: "https://elsewhere.test" }, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }])(
    "refuses requests of web pages, which could write to the recording: %o",
    async (headers) => {
      const { origin, written } = await recorded(echo);
      // Not by fetch, which does not let a program set these headers.
      const { host } = new URL(origin);
      const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      expect(await raw(origin, `GET /monitors HTTP/1.1\r\n${lines.join("")}Connection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 403 /,
      );
      expect(await written()).toEqual([]);
    },
  );

  it("sends on method, path, query, headers and body, with the service's own Host", async () => {
    const { origin, target, written } = await recorded(echo);
    const headers = { "Content-Type": "text/plain", "X-Mine": "1", Connection: "X-Hop", "X-Hop": "1", TE: "trailers" };
    const sent = request(`${origin}/api/monitors/1?a=%20b&a=2`, { method: "PUT", headers });
    sent.end("Zürich");
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const seen = JSON.parse(Buffer.concat(await response.toArray()).toString());
    expect(seen).toMatchObject({ method: "PUT", url: "/api/monitors/1?a=%20b&a=2", body: "Zürich" });
    expect(seen.headers).toMatchObject({ host: new URL(target).host, "x-mine": "1" });
    expect(seen.headers).not.toHaveProperty("x-hop");
    expect(seen.headers).not.toHaveProperty("te");
    expect(response.headers["x-extra"]).toBe("a, b");
    const [entry] = await written();
    expect(entry).toMatchObject({
      request: { method: "PUT", url: `${target}/api/monitors/1?a=%20b&a=2`, postData: { text: "Zürich" } },
      response: { status: 200, content: { mimeType: "application/json" } },
    });
    expect(entry?.request.queryString).toEqual([
      { name: "a", value: " b" },
      { name: "a", value: "2" },
    ]);
  });

  it.each(["GET", "HEAD", "DELETE", "OPTIONS", "PATCH"])("sends %s without a body as it is", async (method) => {
    const { origin, written } = await recorded(echo);
    expect((await fetch(`${origin}/api`, { method })).status).toBe(200);
    expect((await written()).map((entry) => entry.request.method)).toEqual([method]);
  });

  it("streams both bodies: neither waits for its end", async () => {
    const { origin, written } = await recorded((incoming, outgoing) => {
      outgoing.setHeader("Content-Type", "text/plain");
      incoming.pipe(outgoing);
    });
    const headers = { "Content-Type": "text/plain" };
    const sent = request(`${origin}/api`, { method: "POST", headers });
    sent.write("first ");
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const pieces: string[] = [];
    for await (const piece of response) {
      pieces.push(String(piece));
      if (pieces.length === 1) sent.end("second");
    }
    expect(pieces).toEqual(["first ", "second"]);
    const [entry] = await written();
    expect([entry?.request.postData?.text, entry?.response.content.text]).toEqual(["first second", "first second"]);
  });

  it("passes a compressed body on as it is, and records its text", async () => {
    const { origin, written } = await recorded((_incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "text/plain", "Content-Encoding": "gzip" }).end(gzipSync("Zürich"));
    });
    expect(await (await fetch(`${origin}/api`)).text()).toBe("Zürich");
    expect((await written())[0]?.response.content.text).toBe("Zürich");
  });

  it("passes redirects on without following them", async () => {
    const { origin, written } = await recorded((_incoming, outgoing) => {
      outgoing.writeHead(302, { Location: "https://elsewhere.test/x" }).end();
    });
    const response = await fetch(`${origin}/api`, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "https://elsewhere.test/x"]);
    expect(await written()).toHaveLength(1);
  });

  it.each([
    ["another host's URL", "GET http://elsewhere.test/api", "elsewhere.test\r\nConnection: close"],
    ["another host's name", "GET /api", "elsewhere.test\r\nConnection: close"],
    ["a tunnel", "CONNECT elsewhere.test:443", "elsewhere.test:443"],
    ["a path without a slash", "OPTIONS *", "127.0.0.1\r\nConnection: close"],
  ])("neither sends on nor records %s", async (_what, line, host) => {
    const calls: string[] = [];
    const { origin, written } = await recorded((incoming, outgoing) => {
      calls.push(incoming.url ?? "");
      outgoing.end();
    });
    expect(await raw(origin, `${line} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(
      /^$|^HTTP\/1\.1 400 .*Only requests to http:\/\/127\.0\.0\.1:\d+ are sent on/s,
    );
    expect([calls, await written()]).toEqual([[], []]);
  });

  it("records that a call has no complete response, and says why", async () => {
    const { origin, recording, written } = await recorded((incoming, outgoing) => {
      if (incoming.url === "/api/none") return void incoming.socket.destroy();
      outgoing.writeHead(200, { "Content-Length": "100" });
      outgoing.write("half", () => incoming.socket.destroy());
    });
    const none = await fetch(`${origin}/api/none`);
    expect([none.status, await none.text()]).toEqual([502, expect.stringContaining("did not respond completely: ")]);
    await expect(fetch(`${origin}/api/half`).then((response) => response.text())).rejects.toThrow();
    const noResponse = { status: 0, content: { size: 0, mimeType: "" } };
    expect(await written()).toMatchObject([{ response: noResponse }, { response: noResponse }]);
    expect(recording).toMatchObject({
      recorded: 0,
      failed: [/^GET \/api\/none: /, /^GET \/api\/half: /].map((one) => expect.stringMatching(one)),
    });
  });

  it.each([
    ["control characters in its status", "HTTP/1.1 200 O\x01K\r\nContent-Length: 2\r\n\r\nok", 200],
    ["another protocol", "HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n", 502],
    ["an upgrade that nobody asked for", "HTTP/1.1 101 Switching\r\n\r\n", 502],
    ["a status of the connection alone", "HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\n", 502],
    ["no HTTP", "SSH-2.0-x\r\n", 502],
    ["nothing", "", 502],
  ])("keeps what it has after a response with %s", async (_what, bytes, status) => {
    const { origin, written } = await recorded((incoming, outgoing) => {
      if (incoming.url === "/api/odd") incoming.socket.end(bytes, "latin1");
      else outgoing.end("{}");
    });
    await fetch(`${origin}/api/monitors`);
    const odd = await fetch(`${origin}/api/odd`);
    expect(odd.status).toBe(status);
    await odd.text();
    expect((await written()).map((one) => one.response.status)).toEqual([200, status === 200 ? 200 : 0]);
  });

  it("names a call that waits for its response when the recording is stopped", async () => {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const { recording, origin, written } = await recorded(() => isAsked());
    const call = fetch(`${origin}/api/slow`).catch(() => "lost");
    await asked;
    expect(await written()).toMatchObject([
      { request: { url: expect.stringContaining("/api/slow") }, response: { status: 0 } },
    ]);
    expect(recording.failed).toEqual([expect.stringContaining("GET /api/slow: ")]);
    expect(await call).toBe("lost");
  });

  it("verifies the certificate of the service", async () => {
    let calls = 0;
    const server = createTlsServer(await tlsKeys(), (_incoming, outgoing) => {
      calls += 1;
      outgoing.end();
    });
    const { origin, written } = await recorded(() => {}, server);
    const response = await fetch(`${origin}/api`, { headers: { Authorization: "Svc-oauthtoken a" } });
    expect([response.status, await response.text()]).toEqual([502, expect.stringMatching(/certificate/)]);
    expect([calls, (await written()).map((one) => one.response.status)]).toEqual([0, [0]]);
  });
});

describe("the file of a recording", () => {
  it("is written at the end, by a rename", async () => {
    const { origin, har, written } = await recorded(echo);
    await fetch(`${origin}/api`);
    expect(await readdir(dirname(har))).toEqual([]);
    expect(await written()).toHaveLength(1);
    expect(await readdir(dirname(har))).toEqual(["traffic.har"]);
  });

  it("is not replaced: one that exists is refused before anything is served", async () => {
    const har = await fileOf("traffic.har", "mine");
    const options = { target: "http://127.0.0.1:1", port: 0, har };
    await expect(recordTraffic(options)).rejects.toThrow(`${har} exists. Name another file, or delete it.`);
    expect(await readFile(har, "utf8")).toBe("mine");
  });

  it("has another name if a second recording of this name was written first", async () => {
    const har = await newPath("traffic.har");
    const recordings = [await recordTraffic({ target: "http://127.0.0.1:1", port: 0, har })];
    recordings.push(await recordTraffic({ target: "http://127.0.0.1:1", port: 0, har }));
    const files = await Promise.all(recordings.map((recording) => recording.stop()));
    expect(files.sort()).toEqual([har.replace(".har", "-2.har"), har]);
    for (const file of files) expect(JSON.parse(await readFile(file, "utf8")).log.entries).toEqual([]);
  });

  it("must have a folder that exists, which is checked at the start", async () => {
    const har = join(await newPath("nowhere"), "traffic.har");
    await expect(recordTraffic({ target: "http://127.0.0.1:1", port: 0, har })).rejects.toThrow(
      "cannot be written: its folder does not exist",
    );
  });
});
