/** The bodies that a call and a fetch of the service take, and which of them are sent again. */
import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { describe, expect } from "vitest";
import { createServiceFetch } from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";
import { baseUrl, failure, group, it, Network, success } from "./support.ts";

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

  it("is sent once with a token that is rejected, and the next call has another token", async () => {
    const deleted = (headers: Headers) => headers.get("Authorization")?.endsWith("token-1");
    const fetch = new Network(({ headers }) => (deleted(headers) ? failure(401) : success())).serviceFetch();
    expect((await fetch("/x", { method: "PUT", body: rows() as never })).status).toBe(401);
    expect((await fetch("/x", { method: "PUT", body: rows() as never })).status).toBe(200);
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
