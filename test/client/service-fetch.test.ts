import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { describe, expect, onTestFinished, vi } from "vitest";
import {
  ConnectionError,
  createClient,
  createServiceFetch,
  refresh,
  TransportError,
  unwrap,
} from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";
import { baseUrl, credentials, failure, group, it, json, Network, success, thrownBy } from "./support.ts";

const accessToken = "given";

/** A server that responds to the first request with a status, and to the others with success. */
async function serveBodies(status: number) {
  const bodies: string[] = [];
  const url = await serve(async (request, response) => {
    let received = "";
    for await (const chunk of request) received += chunk;
    bodies.push(received);
    const headers = { "Content-Type": "application/json", "Retry-After": "0" };
    response.writeHead(bodies.length === 1 ? status : 200, headers).end('{"code":0,"message":"success"}');
  });
  return { url, bodies };
}

/** Sends a body to such a server, with a token and a retry for a second attempt. */
async function sendTo(status: number, body: BodyInit) {
  const { url, bodies } = await serveBodies(status);
  const retry = { minWait: 0, maxWait: 1 };
  const fetch = createServiceFetch({ baseUrl: url, accessToken: (old) => (old ? "b" : "a"), retry });
  const response = await fetch("/x", { method: "PUT", body });
  return { status: response.status, bodies };
}

function formWith(file: Blob): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

const withoutBoundary = (body = "") => body.replaceAll(/-{4,}formdata-\S+/g, "--");

describe("middleware", () => {
  it("sees the request and the response, and never a token", async () => {
    const network = new Network((_seen, count) => (count === 1 ? failure(401) : success()));
    const seen: string[] = [];
    const middleware: Middleware = {
      onRequest: ({ request }) => void seen.push(JSON.stringify([...request.headers])),
      onResponse: async ({ request, response }) => {
        seen.push(JSON.stringify([...request.headers]), JSON.stringify(await response.clone().json()));
      },
    };
    const api = network.client();
    api.use(middleware);
    expect(await unwrap(api.withAccount("1").GET("/monitors"))).toEqual([]);
    expect(seen).toHaveLength(3);
    expect(seen.join()).not.toMatch(/token-|Svc-oauthtoken/i);
    api.eject(middleware);
    await api.GET("/monitors");
    expect(seen).toHaveLength(3);
  });

  it("that replaces the request does not lose the account and the options of the call", async () => {
    const network = new Network(() => failure(503));
    const api = network.client();
    api.use({ onRequest: ({ request }) => new Request(request, { headers: { "X-Trace": "7" } }) });
    await api.GET("/monitors", { params: { cookie: { zaaid: "77" } }, version: "2.1", retry: { maxRetries: 0 } });
    const [{ headers } = { headers: new Headers() }] = network.calls;
    const sent = ["Cookie", "Accept", "X-Trace"].map((name) => headers.get(name));
    expect(sent).toEqual(["zaaid=77", "application/json; version=2.1", "7"]);
    expect(network.calls).toHaveLength(1);
  });
});

describe("a report that is not JSON", () => {
  const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 254]);
  const csv = "name,up\nZürich,99.9\n";
  const reports = new Network(({ url }) =>
    url.pathname.endsWith("csv")
      ? new Response(csv, { headers: { "Content-Type": "text/csv" } })
      : new Response(pdf, { headers: { "Content-Type": "application/pdf" } }),
  );

  it("is given as bytes, as a stream, or as text, and is not buffered", async () => {
    const api = reports.client();
    const bytes = await unwrap(api.GET("/monitors", { parseAs: "arrayBuffer" }));
    expect(new Uint8Array(bytes)).toEqual(pdf);
    const { data } = await api.GET("/monitors", { parseAs: "stream" });
    expect(new Uint8Array(await new Response(data).arrayBuffer())).toEqual(pdf);
    const params = { path: { monitor_id: "csv" } };
    expect(await unwrap(api.GET("/monitors/{monitor_id}", { params, parseAs: "text" }))).toBe(csv);
    expect(await (await reports.serviceFetch()("/reports/csv?period=7")).text()).toBe(csv);
  });
});

describe("a response whose body was read", () => {
  it("can be read once in every way, like that of any fetch", async () => {
    const body = { code: 0, message: "success", data: ["ü"] };
    const get = async () => new Network(() => json(200, body)).serviceFetch()("/monitors");
    expect(await (await get()).json()).toEqual(body);
    expect(await (await get()).text()).toBe(JSON.stringify(body));
    expect(new TextDecoder().decode(await (await get()).arrayBuffer())).toBe(JSON.stringify(body));
    expect(await (await (await get()).blob()).text()).toBe(JSON.stringify(body));
    const withBytes = (await get()) as Response & { bytes(): Promise<Uint8Array> };
    expect(new TextDecoder().decode(await withBytes.bytes())).toBe(JSON.stringify(body));
    expect(await new Response((await get()).body).json()).toEqual(body);
    const response = await get();
    const clone = response.clone();
    expect([response.bodyUsed, await response.json(), response.bodyUsed]).toEqual([false, body, true]);
    expect(await clone.json()).toEqual(body);
    for (const reader of ["text", "json", "arrayBuffer", "blob", "formData"] as const) {
      await expect(response[reader](), reader).rejects.toThrow(TypeError);
    }
    expect(() => response.clone()).toThrow(TypeError);
    const streamed = await get();
    await new Response(streamed.body).text();
    await expect(streamed.json()).rejects.toThrow(TypeError);
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

describe("what a fetch takes", () => {
  it.each<[string, BodyInit]>([
    ["text", "text"],
    ["a form", new URLSearchParams({ a: "1" })],
    ["bytes", new TextEncoder().encode("bytes").buffer],
    ["a view of bytes", new TextEncoder().encode("bytes").subarray(1, 3)],
    ["a buffer of Node", Buffer.from("bytes")],
    ["a blob", new Blob(["blob"])],
    ["a form with a file", formWith(new Blob(["file"]))],
    ["bytes of another realm", runInNewContext("new Uint8Array([97, 98]).buffer") as ArrayBuffer],
  ])("is a body that is sent again after a 401 and after a 503: %s", async (_what, body) => {
    for (const status of [401, 503]) {
      const { status: last, bodies } = await sendTo(status, body);
      expect(last).toBe(200);
      expect(bodies).toHaveLength(2);
      expect(bodies[0]).not.toBe("");
      // The boundary of a form with files is another one each time.
      expect(withoutBoundary(bodies[1])).toBe(withoutBoundary(bodies[0]));
    }
  });

  async function* rows() {
    yield Buffer.from("row 1,");
    yield Buffer.from("row 2");
  }
  const chunks = () => [Buffer.from("row 1,"), Buffer.from("row 2")];

  describe.each<[string, () => unknown]>([
    ["an async generator", rows],
    ["a stream", () => new Blob(chunks()).stream()],
    ["a stream of Node", () => Readable.from(chunks())],
    ["a stream of another realm", () => ({ [Symbol.toStringTag]: "ReadableStream", [Symbol.asyncIterator]: rows })],
  ])("is %s", (_what, body) => {
    it.each([401, 429, 503])("which is sent once: the caller gets the %d", async (status) => {
      expect(await sendTo(status, body() as BodyInit)).toEqual({ status, bodies: ["row 1,row 2"] });
    });
  });

  it("is a Request with options of `fetch`, which reach it", async () => {
    const seen: RequestInit[] = [];
    const send = async (_url: string, init: RequestInit) => {
      seen.push(init);
      return success();
    };
    const fetch = createServiceFetch({ baseUrl, accessToken, fetch: send });
    const chosen = { cache: "no-store", keepalive: true, mode: "same-origin", referrerPolicy: "origin" } as const;
    await fetch(new Request(`${baseUrl}/monitors`, chosen));
    await fetch(new Request(`${baseUrl}/monitors`));
    // Some runtimes do not have all options.
    const withoutMode = new Request(`${baseUrl}/monitors`);
    await fetch(Object.defineProperty(withoutMode, "mode", { value: undefined }));
    expect(seen[0]).toMatchObject(chosen);
    expect(Object.keys(seen[1] ?? {}).sort()).toEqual(["headers", "method", "redirect", "signal"]);
    expect(Object.keys(seen[2] ?? {})).not.toContain("mode");
  });
});

it.for(["secret\nX: y", "secret\u0000", "secret ", "sécret", "", undefined, null, 7])(
  "an access token that a header cannot have is not shown: %j",
  async (token, { network }) => {
    const error = await thrownBy(network.client({ accessToken: () => token as string }).GET("/monitors"));
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(
      "The access token is missing, empty, or has white space or a character that is not ASCII.",
    );
    expect(String(error)).not.toMatch(/s.cret/);
    expect(network.calls).toEqual([]);
  },
);

it("truncated gzip is a ConnectionError", async () => {
  const whole = gzipSync(JSON.stringify({ code: 0, message: "success", data: "x".repeat(5_000) }));
  const url = await serve((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
    response.end(whole.subarray(0, whole.length / 2));
  });
  const api = createClient({ baseUrl: url, accessToken, retry: { maxRetries: 0 } });
  const error = await thrownBy(api.GET("/monitors"));
  expect(error).toBeInstanceOf(ConnectionError);
  const message = expect.stringMatching(
    /^GET \/monitors: the connection to 127\.0\.0\.1:\d+ failed in attempt 1 \(BODY_TRUNCATED\)\.$/,
  );
  expect(error).toMatchObject({ message, cause: "BODY_TRUNCATED" });
});

it.each([
  ["{}", true],
  ['{"code":0,"data":[]} \r\n', true],
  ["[]\n", true],
  [`{"code":0}${" ".repeat(20)}`, true],
  ["true", true],
  ['"deleted"', true],
  ["", false],
  ['{"code":0,"data":[1],"m', false],
  ['{"code":0,"data":[{},', false],
])("compressed JSON that is %j is whole: %s", async (text, isWhole) => {
  // Without a network nothing is decompressed, so this is what `fetch` gives.
  const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
  const api = new Network(() => new Response(text, { headers })).client({ retry: { maxRetries: 0 } });
  const call = api.GET("/monitors", { parseAs: "text" });
  if (isWhole) expect((await call).data).toBe(text);
  else await expect(call).rejects.toBeInstanceOf(ConnectionError);
});

it("a global fetch that is replaced after the client was created is used", async () => {
  const api = createClient({ baseUrl, accessToken });
  vi.stubGlobal("fetch", async () => success(["replaced"]));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await unwrap(api.GET("/monitors"))).toEqual(["replaced"]);
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
      expect(error).toBeInstanceOf(TransportError);
      expect(error.message).toBe(
        "GET /monitors: the response body is larger than 100000 bytes, the limit of `maxResponseBytes`.",
      );
      await expect.poll(() => seen).toEqual({ requests: 1, isClosed: true });
    },
  );

  it("is not read at all if a success says that it is not JSON, such as the login page of a network", async () => {
    const { url, seen } = await serveEndless(200, "text/html");
    const error = await thrownBy(createClient({ baseUrl: url, accessToken }).GET("/monitors"));
    expect(error).toBeInstanceOf(TransportError);
    expect(error.message).toContain("GET /monitors: the response is text/html, not JSON (status 200).");
    await expect.poll(() => seen).toEqual({ requests: 1, isClosed: true });
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

describe("a body that openapi-fetch would send as `{}`", () => {
  const send = (network: Network, body: unknown, init: object = {}) =>
    network.client().POST("/monitor_groups", { ...init, body: body as typeof group });

  it.for<[string, unknown]>([
    ["a Blob", new Blob(["a"])],
    ["bytes", new Uint8Array([1])],
    ["a buffer", new ArrayBuffer(1)],
    ["a stream", new Blob(["a"]).stream()],
    ["a stream of Node", Readable.from(["a"])],
    ["a Map", new Map([["a", 1]])],
    ["a Set", new Set([1])],
    ["a Response", new Response("{}")],
    ["a function", () => group],
    ["a form without its type", new URLSearchParams({ a: "1" })],
  ])("is refused: %s", async ([, body], { network }) => {
    await expect(send(network, body)).rejects.toThrow("`body` must be what JSON can have, FormData, or a form");
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is sent with a `bodySerializer`, and FormData and forms as they are", async ({ network }) => {
    await send(network, new Blob(["a,b"]), {
      bodySerializer: (body: Blob) => body,
      headers: { "Content-Type": "text/csv" },
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    await send(network, { amount: 1, note: "a b" }, { headers });
    await send(network, new URLSearchParams({ a: "1 2" }), { headers });
    await send(network, formWith(new Blob(["content"])));
    expect(network.calls.map(({ body }) => body).slice(0, 3)).toEqual(["a,b", "amount=1&note=a+b", "a=1+2"]);
    expect(network.calls[3]?.body).toContain("content");
    expect(network.sent("Content-Type")).toEqual([
      "text/csv",
      headers["Content-Type"],
      headers["Content-Type"],
      expect.stringContaining("multipart/form-data; boundary="),
    ]);
  });
});
