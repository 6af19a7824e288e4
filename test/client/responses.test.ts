import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  ConnectionError,
  createClient,
  createServiceFetch,
  InvalidResponseError,
  refresh,
  unwrap,
} from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";
import { baseUrl, credentials, json, Network, thrownBy } from "./support.ts";

const accessToken = "given";

it("a report is given as bytes, as a stream, or as text", async () => {
  const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 254]);
  const api = new Network(() => new Response(pdf, { headers: { "Content-Type": "application/pdf" } })).client();
  expect(new Uint8Array(await unwrap(api.GET("/monitors", { parseAs: "arrayBuffer" })))).toEqual(pdf);
  const { data } = await api.GET("/monitors", { parseAs: "stream" });
  expect(new Uint8Array(await new Response(data).arrayBuffer())).toEqual(pdf);
  const csv = "name,up\nZürich,99.9\n";
  const ofCsv = new Network(() => new Response(csv, { headers: { "Content-Type": "text/csv" } }));
  expect(await unwrap(ofCsv.client().GET("/monitors", { parseAs: "text" }))).toBe(csv);
});

it.each(["arrayBuffer", "blob", "text"] as const)(
  "a report that is cut off is a ConnectionError (%s)",
  async (parseAs) => {
    const headers = { "Content-Type": "application/pdf", "Content-Length": "1000" };
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, headers).write("%PDF", () => response.destroy());
    });
    const api = createClient({ baseUrl, accessToken });
    const error = await thrownBy(api.GET("/monitors", { parseAs }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ mayHaveArrived: true, cause: "UND_ERR_SOCKET" });
    expect(error.message).toMatch(/^GET \/monitors: the connection to 127\.0\.0\.1:\d+ failed in attempt 1/);
  },
);

it("bytes of a text that is not UTF-8 stay as they are", async () => {
  const latin1 = new Uint8Array([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]);
  const api = new Network(() => new Response(latin1, { headers: { "Content-Type": "text/plain" } })).client();
  expect(new Uint8Array(await unwrap(api.GET("/monitors", { parseAs: "arrayBuffer" })))).toEqual(latin1);
});

describe("a response whose body was read", () => {
  const body = { code: 0, message: "success", data: ["ü"] };
  const get = () => new Network(() => json(200, body)).serviceFetch()("/monitors");

  it.each<[string, (response: Response) => Promise<string>]>([
    ["json", async (response) => JSON.stringify(await response.json())],
    ["text", (response) => response.text()],
    ["arrayBuffer", async (response) => new TextDecoder().decode(await response.arrayBuffer())],
    ["blob", async (response) => (await response.blob()).text()],
    ["bytes", async (response) => new TextDecoder().decode(await response.bytes())],
    ["a stream", (response) => new Response(response.body).text()],
    [
      "a clone",
      (response) =>
        response
          .clone()
          .text()
          .finally(() => response.text()),
    ],
  ])("can be read once, like that of any fetch: as %s", async (_how, read) => {
    const response = await get();
    expect(response.bodyUsed).toBe(false);
    expect(await read(response)).toBe(JSON.stringify(body));
    expect(response.bodyUsed).toBe(true);
    for (const reader of ["text", "json", "arrayBuffer", "blob", "formData"] as const)
      await expect(response[reader](), reader).rejects.toThrow(TypeError);
    expect(() => response.clone()).toThrow(TypeError);
  });

  it("has no body if it is a 204", async () => {
    const response = await new Network(() => new Response(null, { status: 204 })).serviceFetch()("/monitors/1");
    expect([response.body, await response.text()]).toEqual([null, ""]);
  });

  it("may have a status text in any language", async () => {
    const url = await serve((request) => {
      const body = '{"code":0,"message":"success","data":[]}';
      const head = `HTTP/1.1 200 成功\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
      request.socket.write(head + body);
    });
    const response = await createServiceFetch({ baseUrl: url, accessToken })("/monitors");
    expect([response.status, response.statusText]).toEqual([200, "成功"]);
    expect(await response.json()).toMatchObject({ code: 0 });
  });
});

describe("a body that is larger than `maxResponseBytes`", () => {
  /** JSON that never ends, and whether its connection was closed. */
  async function serveEndless(status = 200, type = "application/json") {
    const seen = { requests: 0, isClosed: false };
    const url = await serve((_request, response) => {
      seen.requests += 1;
      response.writeHead(status, { "Content-Type": type });
      const write = () => void (response.destroyed || response.write("x".repeat(10_000), write));
      response.on("close", () => {
        seen.isClosed = true;
      });
      write();
    });
    return { url, seen };
  }

  it.each([200, 503])(
    "is an error that names the operation and the limit, without a retry: status %i",
    async (status) => {
      const { url, seen } = await serveEndless(status);
      const api = createClient({ baseUrl: url, accessToken, maxResponseBytes: 100_000 });
      const error = await thrownBy(api.GET("/monitors"));
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect(error.message).toBe(
        "GET /monitors: the response body is larger than 100000 bytes, the limit of `maxResponseBytes`.",
      );
      await expect.poll(() => seen).toEqual({ requests: 1, isClosed: true });
    },
  );

  it("is not read at all if a success says that it is not JSON, such as the login page of a network", async () => {
    const { url, seen } = await serveEndless(200, "text/html");
    const error = await thrownBy(createClient({ baseUrl: url, accessToken }).GET("/monitors"));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error.message).toContain("GET /monitors: the response is text/html, not JSON.");
    await expect.poll(() => seen).toEqual({ requests: 1, isClosed: true });
  });

  it("is an error, too, if it is smaller before it is decompressed", async () => {
    const body = gzipSync(JSON.stringify("x".repeat(100_000)));
    const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip", "Content-Length": body.length };
    const url = await serve((_request, response) => response.writeHead(200, headers).end(body));
    const fetch = createServiceFetch({ baseUrl: url, accessToken, maxResponseBytes: 100_000 });
    await expect(fetch("/monitors")).rejects.toThrow("is larger than 100000 bytes");
  });

  it("is none if it has exactly so many bytes, also in several pieces", async () => {
    const [start, end] = ['{"message":"success",', '"data":[]}'];
    const url = await serve((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(start, () => response.end(end));
    });
    const maxResponseBytes = `${start}${end}`.length;
    const { data } = await createClient({ baseUrl: url, accessToken, maxResponseBytes }).GET("/monitors");
    expect(data?.data).toEqual([]);
  });

  it("of the auth server is one, too", async () => {
    const { url, seen } = await serveEndless();
    const options = { baseUrl, authUrl: url, credentials, maxResponseBytes: 100_000 };
    await expect(refresh(options)).rejects.toThrow(/^The auth server .+ is larger than 100000 bytes/);
    await expect.poll(() => seen).toEqual({ requests: 1, isClosed: true });
  });

  it("is read as a stream, and as a report", async () => {
    const network = new Network(() => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }));
    const fetch = network.serviceFetch({ accessToken, maxResponseBytes: 3 });
    expect(await (await fetch("/report")).text()).toBe("%PDF-1.7");
  });
});
