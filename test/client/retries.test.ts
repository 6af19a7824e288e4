import { describe, expect, vi } from "vitest";
import { type ClientOptions, type ServiceInit, TimeoutError } from "../../src/client/index.ts";
import {
  brokenConnection,
  clock,
  failure,
  group,
  type Handler,
  it,
  type Network,
  refusedConnection,
  silence,
  success,
  TimedNetwork,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

/** The first responses fail, the next one succeeds. */
const failing =
  (times: number, fail: Handler): Handler =>
  (seen, count) =>
    count <= times ? fail(seen, count) : success();

/** Runs all timers, and returns how the call ended. */
async function outcomeOf<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: Error) => error);
  await clock.advance(60 * 60_000);
  return settled;
}

describe("a GET", () => {
  it.each([
    ["a broken connection", brokenConnection],
    ["a refused connection", refusedConnection],
    ["429", () => failure(429)],
    ...[500, 502, 504, 599].map((status): [string, Handler] => [`${status}`, () => failure(status)]),
  ])("is repeated after %s", async (_what, fail) => {
    const network = new TimedNetwork(failing(2, fail));
    expect(await outcomeOf(network.client().GET("/monitors"))).toMatchObject({ data: { code: 0 } });
    expect(network.calls).toHaveLength(3);
  });

  // 501 is permanent: the service does not know the method.
  it.each([302, 400, 403, 404, 405, 408, 499, 501])("is not retried after %i", async (status) => {
    const network = new TimedNetwork(() => failure(status));
    await outcomeOf(network.client().GET("/monitors"));
    expect(network.calls).toHaveLength(1);
  });

  it("is retried as often as the call says", async () => {
    const network = new TimedNetwork(() => failure(503));
    await outcomeOf(network.client().GET("/monitors", { retry: { maxRetries: 1 } }));
    expect(network.calls).toHaveLength(2);
  });

  const lost = "GET /monitors: the connection to www.acme.test failed in attempt 5 (ECONNRESET).";
  it.each<[string, Handler, object]>([
    ["the last response", () => failure(503), { response: { status: 503 } }],
    ["the network's error", brokenConnection, { name: "ConnectionError", message: lost, cause: "ECONNRESET" }],
  ])("fails after four retries, with %s", async (_what, fail, outcome) => {
    const network = new TimedNetwork(fail);
    expect(await outcomeOf(network.client().GET("/monitors"))).toMatchObject(outcome);
    expect(network.calls).toHaveLength(5);
  });

  it("is retried if the connection is lost while the body is read", async () => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
      controller.error(new TypeError("terminated"));
    };
    const network = new TimedNetwork(failing(1, () => new Response(new ReadableStream({ start }))));
    expect(await outcomeOf(network.client().GET("/monitors"))).toMatchObject({ data: { code: 0 } });
    expect(network.calls).toHaveLength(2);
  });
});

it.each(["PUT", "DELETE", "HEAD"])("a %s is repeated after a 503 and a broken connection, too", async (method) => {
  for (const fail of [() => failure(503), brokenConnection]) {
    const network = new TimedNetwork(failing(1, fail));
    await outcomeOf(network.serviceFetch()("/groups/1", { method }));
    expect(network.calls).toHaveLength(2);
  }
});

it.each(["PATCH", "OPTIONS", "constructor"])("a %s is not repeated after a 503, as it may have run", async (method) => {
  const network = new TimedNetwork(() => failure(503));
  await outcomeOf(network.serviceFetch()("/groups/1", { method }));
  expect(network.calls).toHaveLength(1);
});

describe("a POST", () => {
  it.each([
    ["a refused connection", refusedConnection],
    ["429", () => failure(429)],
  ])("is repeated after %s, because it did not run", async (_what, fail) => {
    const network = new TimedNetwork(failing(1, fail));
    await outcomeOf(network.client().POST("/monitor_groups", { body: group }));
    expect(network.calls.map((call) => call.body)).toEqual([JSON.stringify(group), JSON.stringify(group)]);
  });

  it.each([
    ["a broken connection", brokenConnection],
    ["500", () => failure(500)],
    ["a time-out", silence],
  ])("is not repeated after %s, because it may have run", async (_what, fail) => {
    const network = new TimedNetwork(fail);
    await outcomeOf(network.client().POST("/monitor_groups", { body: group }));
    expect(network.calls).toHaveLength(1);
  });
});

describe("the wait before a retry", () => {
  const waitsOf = async (retryAfter: string) => {
    const waits: number[] = [];
    const network = new TimedNetwork(() => failure(429, { "Retry-After": retryAfter }));
    const onRetry = ({ milliseconds }: { milliseconds: number }) => waits.push(milliseconds);
    await outcomeOf(network.client({ retry: { maxRetries: 1 }, onRetry }).GET("/monitors"));
    return waits;
  };

  it("is what Retry-After requests, in seconds or as a date", async () => {
    expect(await waitsOf("7")).toEqual([7000]);
    const date = new Date(clock.now() + 20_000).toUTCString();
    // A date has no milliseconds.
    expect(Math.ceil(((await waitsOf(date))[0] ?? 0) / 1_000)).toBe(20);
  });

  it("is skipped, and the call fails, if it would end after the call's deadline", async () => {
    expect(await waitsOf("120")).toEqual([]);
  });
});

describe("a time limit", () => {
  it("ends an attempt, and the next one may succeed", async () => {
    const network = new TimedNetwork(failing(1, silence));
    expect(await outcomeOf(network.client({ attemptTimeout: 5_000 }).GET("/monitors"))).toMatchObject({ data: {} });
    expect(network.calls).toHaveLength(2);
  });

  it("includes the body of an attempt", async () => {
    const endless: Handler = ({ signal }) => {
      const start = (controller: ReadableStreamDefaultController) =>
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    };
    const api = new TimedNetwork(endless).client({ attemptTimeout: 5_000, retry: { maxRetries: 0 } });
    const message = "GET /monitors: no response within 5000 ms (attempts: 1).";
    expect(await outcomeOf(api.GET("/monitors"))).toMatchObject({ name: "TimeoutError", message });
  });

  const silent = new TimedNetwork(silence);
  it.each<[string, Network, ClientOptions, ServiceInit, string]>([
    ["ends the call", silent, { attemptTimeout: 50_000, callTimeout: 60_000 }, {}, "60000 ms (attempts: 2)"],
    ["may be that of one call, whatever the client's are", silent, {}, { timeout: 500 }, "500 ms (attempts: 1)"],
    ["includes the token", new TimedNetwork(undefined, silence), { callTimeout: 10_000 }, {}, "10000 ms (attempts: 0)"],
  ])("%s", async (_what, network, options, init, limit) => {
    const call = thrownBy(network.client(options).GET("/monitors", init));
    await clock.advance(60_000);
    const error = await call;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: `GET /monitors: not completed within ${limit}.` });
  });
});

describe("the caller's signal", () => {
  const reason = new Error("the user left");

  it("aborts a running call, with the caller's reason", async () => {
    const controller = new AbortController();
    const network = new TimedNetwork(silence);
    const call = outcomeOf(network.client().GET("/monitors", { signal: controller.signal }));
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(network.calls.length).toBeLessThanOrEqual(1);
  });

  it("aborts the wait before a retry", async () => {
    const controller = new AbortController();
    const network = new TimedNetwork(() => failure(503));
    const api = network.client({ onRetry: () => controller.abort(reason) });
    expect(await outcomeOf(api.GET("/monitors", { signal: controller.signal }))).toBe(reason);
    expect(network.calls).toHaveLength(1);
  });

  it("without a reason that is one gives the error that `fetch` gives without one", async () => {
    const controller = new AbortController();
    const network = new TimedNetwork(silence);
    const call = thrownBy(network.client().GET("/monitors", { signal: controller.signal }));
    controller.abort(null);
    expect(await call).toMatchObject({ name: "AbortError" });
    const late = network.client().GET("/monitors", { signal: AbortSignal.abort(null) });
    expect(await thrownBy(late)).toMatchObject({ name: "AbortError" });
  });

  it("that is already aborted prevents every request", async ({ timed: network }) => {
    expect(await outcomeOf(network.client().GET("/monitors", { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(network.calls).toHaveLength(0);
  });
});

it("the hooks get the duration of an attempt", async () => {
  await clock.advance(1_000);
  const onResponse = vi.fn();
  const slow: Handler = () => new Promise((resolve) => clock.setTimeout(() => resolve(success()), 250));
  await outcomeOf(new TimedNetwork(slow).client({ onResponse }).GET("/monitors"));
  expect(onResponse).toHaveBeenCalledWith({ operation: "GET /monitors", attempt: 1, status: 200, milliseconds: 250 });
});
