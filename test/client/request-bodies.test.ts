/** The bodies that a call and a fetch of the service take, and which of them are sent again. */
import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { FormData as OtherFormData, Request as OtherRequest } from "undici";
import { describe, expect } from "vitest";
import { createServiceFetch } from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";
import { baseUrl, group, it, Network } from "./support.ts";

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

  it.each<[string, () => unknown]>([
    ["an async generator", rows],
    ["a stream", () => new Blob(chunks()).stream()],
    ["a stream of Node", () => Readable.from(chunks())],
  ])("is %s, which is read once and sent again", async (_what, body) => {
    for (const status of [401, 503])
      expect(await sendTo(status, body() as BodyInit)).toEqual({ status: 200, bodies: ["row 1,row 2", "row 1,row 2"] });
  });

  it("is a body that never ends until the call's time is over", async () => {
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const fetch = createServiceFetch({ baseUrl, accessToken });
    const call = fetch("/x", { method: "POST", body, timeout: 20 });
    await expect(call).rejects.toMatchObject({ name: "TimeoutError", mayHaveArrived: false });
  });

  it("is a Request whose body is not visible, as in some browsers", async () => {
    const network = new Network();
    const request = new Request(`${baseUrl}/x`, { method: "POST", body: "text" });
    Object.defineProperty(request, "body", { value: undefined });
    await network.serviceFetch({ accessToken })(request);
    await network.serviceFetch({ accessToken })(new Request(`${baseUrl}/x`, { method: "DELETE" }));
    expect(network.calls.map(({ body }) => body)).toEqual(["text", undefined]);
  });

  it("is a Request, of any class, with its method, headers and body", async () => {
    const network = new Network();
    const fetch = network.serviceFetch({ accessToken });
    const init = { method: "PUT", body: "text", headers: { "Content-Type": "text/plain" } };
    for (const Class of [Request, OtherRequest]) await fetch(new Class(`${baseUrl}/x`, init) as Request);
    const received = network.calls.map(({ method, body, headers }) => [method, body, headers.get("Content-Type")]);
    expect(received).toEqual([1, 2].map(() => ["PUT", "text", "text/plain"]));
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
    ["a form of another package", new OtherFormData()],
    ["a Map of another realm", runInNewContext("new Map([['a', 1]])")],
    ["a promise", Promise.resolve(group)],
    ["an iterator", [group].values()],
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

  it("may be a stream of a `bodySerializer`", async ({ network }) => {
    await send(network, {}, { bodySerializer: () => new Blob(["a stream"]).stream() });
    expect(network.calls[0]?.body).toBe("a stream");
  });
});
