/** Bodies that stay a stream, and what a call leaves behind: listeners, timers, connections. */
import { getEventListeners, once } from "node:events";
import type { ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { type ClientOptions, ConnectionError, createServiceFetch, TokenBudgetError } from "../../src/client/index.ts";
import { serve } from "../support/serve.ts";
import { clock, failure, Network, silence, TimedNetwork, thrownBy, withVirtualTime } from "./support.ts";

withVirtualTime();

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const pdf = { "Content-Type": "application/pdf" };
const responses: ServerResponse[] = [];
/** Responds with the start of a body, as long as a path says; `/lost` then closes the connection. */
const url = await serve((request, response) => {
  responses.push(response);
  response.writeHead(200, pdf);
  if (request.url === "/lost") response.write("%PDF", () => response.destroy());
  else if (request.url === "/endless") response.write("%PDF");
  else response.end("%PDF");
}, afterAll);
const service = createServiceFetch({ baseUrl: url, accessToken: "given" });

const bodyOf = async (path: string, signal?: AbortSignal) =>
  (await service(path, signal && { signal })).body as ReadableStream<Uint8Array>;

const readAll = (body: ReadableStream) => new Response(body).text();

describe("a connection that is lost while the body is read", () => {
  it.each<[string, (body: ReadableStream) => Promise<unknown>]>([
    [
      "in a loop",
      async (body) => {
        for await (const _chunk of body as unknown as AsyncIterable<Uint8Array>);
      },
    ],
    ["through a pipe", (body) => body.pipeTo(new WritableStream())],
    ["as a Response", readAll],
    ["as one of two", (body) => readAll(body.tee()[1])],
  ])("is a ConnectionError if the stream is read %s", async (_how, read) => {
    const error = await thrownBy(read(await bodyOf("/lost")));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toMatch(/^GET \/lost: the connection to 127\.0\.0\.1:\d+ failed/);
  });

  it.each(["text", "json", "arrayBuffer", "blob"] as const)("is a ConnectionError for %s()", async (name) => {
    await expect((await service("/lost"))[name]()).rejects.toBeInstanceOf(ConnectionError);
    await expect((await service("/lost")).clone()[name]()).rejects.toBeInstanceOf(ConnectionError);
  });
});

describe("the caller's signal", () => {
  it("ends a stream that is being read, with its reason", async () => {
    const controller = new AbortController();
    const reading = readAll(await bodyOf("/endless", controller.signal));
    controller.abort(new Error("enough"));
    await expect(reading).rejects.toThrow(/^enough$/);
  });

  it("closes the connection of a stream that nobody reads", async () => {
    const controller = new AbortController();
    await service("/endless", { signal: controller.signal });
    const closed = once(responses.at(-1) as ServerResponse, "close");
    controller.abort();
    await closed;
  });

  it.each<[string, string, (body: ReadableStream) => Promise<unknown>]>([
    ["is read", "/whole", readAll],
    ["is cancelled", "/endless", (body) => body.cancel()],
    ["is lost", "/lost", (body) => readAll(body).catch(() => {})],
  ])("has no listener when the stream %s", async (_how, path, end) => {
    const { signal } = new AbortController();
    const body = await bodyOf(path, signal);
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    await end(body);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("has no listener, and the server no connection, when the stream was collected", async () => {
    const { signal } = new AbortController();
    // In a function, or the test itself would hold the response.
    const open = async () => void (await (await service("/endless", { signal })).body?.getReader().read());
    await open();
    const first = once(responses.at(-1) as ServerResponse, "close");
    // The runtime may hold the last ones.
    const { signal: another } = new AbortController();
    for (let count = 0; count < 3; count += 1) await service("/endless", { signal: another });
    const isReleased = () => {
      collectGarbage();
      return getEventListeners(signal, "abort").length === 0;
    };
    await expect.poll(isReleased, { timeout: 20_000 }).toBe(true);
    await first;
  });

  it("has no listener after a call: Node 20 warns of those of 1,500 Requests", async () => {
    const { signal } = new AbortController();
    const api = new Network().client({ accessToken: "given" });
    await Promise.all(Array.from({ length: 3 }, () => api.GET("/monitors", { signal })));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("and that of a middleware's Request both end a call", async () => {
    for (const which of ["caller", "middleware"]) {
      const caller = new AbortController();
      const middleware = new AbortController();
      const api = new Network((seen) => {
        (which === "caller" ? caller : middleware).abort(new Error(`aborted by the ${which}`));
        return silence(seen, 1);
      }).client({ accessToken: "given" });
      api.use({ onRequest: ({ request }) => new Request(request, { signal: middleware.signal }) });
      await expect(api.GET("/monitors", { signal: caller.signal })).rejects.toThrow(`aborted by the ${which}`);
    }
  });
});

describe("timers", () => {
  it("do not run for a stream that nobody reads", async () => {
    await new TimedNetwork(() => new Response(new ReadableStream(), { headers: pdf })).serviceFetch()("/endless");
    expect(clock.timers).toBe(0);
  });

  const atLimit = () => {
    throw new TokenBudgetError(new Date(clock.now() + 60_000));
  };
  it.each<[string, TimedNetwork, ClientOptions]>([
    ["an attempt, even over a fetch that ignores signals", new TimedNetwork(() => new Promise(() => {})), {}],
    ["the wait before a retry", new TimedNetwork(() => failure(503)), {}],
    ["the wait for the limits", new TimedNetwork(), { atTokenLimit: "wait", accessToken: atLimit }],
    ["the wait for the program's token", new TimedNetwork(), { accessToken: () => new Promise(() => {}) }],
  ])("do not run when the caller aborted in %s", async (_what, network, options) => {
    const controller = new AbortController();
    const fetch = network.serviceFetch({ accessToken: "given", ...options });
    const call = thrownBy(fetch("/monitors", { signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(clock.timers).toBe(1);
    controller.abort(new Error("enough"));
    expect(clock.timers).toBe(0);
    expect(await call).toMatchObject({ message: "enough" });
  });
});

it("a stream is not lost when a program keeps it without its response", async () => {
  const body = await bodyOf("/endless");
  for (let round = 0; round < 5; round += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const reader = body.getReader();
  await reader.read();
  responses.at(-1)?.end(" the end");
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(" the end");
});
