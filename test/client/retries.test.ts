import { getEventListeners } from "node:events";
import { describe, expect, onTestFinished, vi } from "vitest";
import { type ClientOptions, type ServiceInit, TimeoutError } from "../../src/client/index.ts";
import {
  advance,
  brokenConnection,
  failure,
  group,
  type Handler,
  it,
  json,
  Network,
  silence,
  success,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

/** Runs all timers, and returns how the call ended. */
async function outcomeOf<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: Error) => error);
  await advance(60 * 60_000);
  return settled;
}

/** How often a call is sent whose first response is this. */
async function attemptsOf(method: string, failing: Handler): Promise<number> {
  const network = new Network((seen, count) => (count === 1 ? failing(seen, count) : success()));
  await outcomeOf(network.serviceFetch()("/groups/1", { method, ...(method === "POST" && { body: "{}" }) }));
  expect(new Set(network.calls.map(({ body }) => body)).size).toBe(1);
  return network.calls.length;
}

describe("a call is sent again", () => {
  it.each<[string, number]>([
    ...[429, 500, 502, 504, 599].map((status): [string, number] => ["GET", status]),
    ...["PUT", "DELETE", "HEAD"].map((method): [string, number] => [method, 503]),
    // It did not run.
    ["POST", 429],
  ])("that is a %s, after %i", async (method, status) => {
    expect(await attemptsOf(method, () => failure(status))).toBe(2);
  });

  it.each(["GET", "PUT", "DELETE", "HEAD"])("that is a %s, after a lost connection and a time-out", async (method) => {
    for (const failing of [brokenConnection, silence]) expect(await attemptsOf(method, failing)).toBe(2);
  });

  it("if the connection is lost while the body is read", async () => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
      controller.error(new TypeError("terminated"));
    };
    expect(await attemptsOf("GET", () => new Response(new ReadableStream({ start })))).toBe(2);
  });

  it("as often as the call says", async () => {
    const network = new Network(() => failure(503));
    await outcomeOf(network.client().GET("/monitors", { retry: { maxRetries: 1 } }));
    expect(network.calls).toHaveLength(2);
  });

  const lost = "GET /monitors: the connection to www.acme.test failed in attempt 5 (ECONNRESET).";
  it.each<[string, Handler, object]>([
    ["the last response", () => failure(503), { response: { status: 503 } }],
    ["the network's error", brokenConnection, { name: "ConnectionError", message: lost, cause: "ECONNRESET" }],
  ])("four times, and then fails with %s", async (_what, fail, outcome) => {
    const network = new Network(fail);
    expect(await outcomeOf(network.client().GET("/monitors"))).toMatchObject(outcome);
    expect(network.calls).toHaveLength(5);
  });
});

it.each<[string, number]>([
  // 501 is permanent: the service does not know the method.
  ...[302, 400, 403, 404, 405, 408, 499, 501].map((status): [string, number] => ["GET", status]),
  // They may have run.
  ...["POST", "PATCH", "OPTIONS", "constructor"].map((method): [string, number] => [method, 503]),
])("a %s is not sent again after %i", async (method, status) => {
  expect(await attemptsOf(method, () => failure(status))).toBe(1);
});

it("a POST is not sent again after a time-out, because it may have run", async () => {
  expect(await attemptsOf("POST", silence)).toBe(1);
});

describe("the wait before a retry", () => {
  /** The waits of a call, with a random number that gives the longest ones. */
  const waitsOf = async (options: ClientOptions, header?: string) => {
    const waits: number[] = [];
    const network = new Network(() => failure(503, header === undefined ? {} : { "Retry-After": header }));
    const onRetry = ({ milliseconds }: { milliseconds: number }) => waits.push(Math.round(milliseconds));
    vi.mocked(Math.random).mockReturnValue(1);
    await outcomeOf(network.client({ callTimeout: 3_600_000, onRetry, ...options }).GET("/monitors"));
    vi.mocked(Math.random).mockReturnValue(0.5);
    return waits;
  };

  it.each([
    [{ minWait: 3_000 }, [6_000, 12_000, 24_000, 30_000]],
    [{ minWait: 0 }, [1_000, 2_000, 4_000, 8_000]],
    [{ minWait: 0, maxWait: 3_000 }, [1_000, 2_000, 3_000, 3_000]],
    // The default of the longest is below it.
    [{ minWait: 60_000 }, [60_000, 60_000, 60_000, 60_000]],
    // The default of the shortest is above it.
    [{ maxWait: 100 }, [100, 100, 100, 100]],
  ])("with %j has a bound that doubles", async (retry, waits) => {
    expect(await waitsOf({ retry })).toEqual(waits);
  });

  const once = { retry: { minWait: 0, maxRetries: 1 } };
  it.each([
    ["120", 120],
    ["007", 7],
    ["0", 0],
    ["Fri, 20 Nov 2026 09:59:59 GMT", 0],
  ])("is the seconds that Retry-After requests: %s", async (header, seconds) => {
    expect(await waitsOf(once, header)).toEqual([seconds * 1_000]);
  });

  it("lasts until the date that Retry-After requests, also in an obsolete form that HTTP allows", async () => {
    for (const change of [
      (date: string) => date,
      (date: string) => date.replace(/^Sat, (\d+) (\w+) 20/, "Saturday, $1-$2-"),
    ]) {
      const date = new Date(Date.now() + 20_000).toUTCString();
      const [wait = 0] = await waitsOf(once, change(date));
      // A date has no milliseconds.
      expect(Math.ceil(wait / 1_000)).toBe(20);
    }
  });

  // Date.parse reads most of these as dates of 2001, which would make the wait 0.
  it.each(["-5", "1.5", "5, 5", "soon 5", "5s", "1e3", "0x10", "Fri, 99 Nov 2026 10:01:00 GMT"])(
    "is the usual one if Retry-After is neither seconds nor a date: %s",
    async (header) => {
      expect(await waitsOf(once, header)).toEqual([1_000]);
    },
  );

  it("is at least `minWait`, so that a Retry-After of 0 causes no burst", async () => {
    expect(await waitsOf({ retry: { minWait: 50, maxRetries: 1 } }, "0")).toEqual([50]);
  });

  it("is skipped, and the call fails, if it would end after the call's deadline", async () => {
    expect(await waitsOf({ callTimeout: 100_000 }, "120")).toEqual([]);
  });
});

describe("a time limit", () => {
  it("includes the body of an attempt", async () => {
    const endless: Handler = ({ signal }) => {
      const start = (controller: ReadableStreamDefaultController) =>
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    };
    const api = new Network(endless).client({ attemptTimeout: 5_000, retry: { maxRetries: 0 } });
    const message = "GET /monitors: no response within 5000 ms (attempts: 1).";
    expect(await outcomeOf(api.GET("/monitors"))).toMatchObject({ name: "TimeoutError", message });
  });

  /** Lets all the time pass before a timer can fire, as a synchronous program does. */
  const blocking = () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(Number.MAX_VALUE);
    onTestFinished(() => clock.mockRestore());
    return "token";
  };
  const silent = new Network(silence);
  it.each<[string, Network, ClientOptions, ServiceInit, string]>([
    [
      "ends the call",
      silent,
      { attemptTimeout: 50_000, callTimeout: 60_000 },
      {},
      "not completed within 60000 ms (attempts: 2)",
    ],
    [
      "may be that of one call, whatever the client's are",
      silent,
      {},
      { timeout: 500 },
      "not completed within 500 ms (attempts: 1)",
    ],
    [
      "includes the token",
      new Network(undefined, silence),
      { callTimeout: 10_000 },
      {},
      "no access token within 10000 ms",
    ],
    [
      "includes a function that blocks",
      new Network(),
      { accessToken: blocking, callTimeout: 10_000 },
      {},
      "not completed within 10000 ms (attempts: 0)",
    ],
  ])("%s", async (_what, network, options, init, limit) => {
    const call = thrownBy(network.client(options).GET("/monitors", init));
    await advance(60_000);
    const error = await call;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: `GET /monitors: ${limit}.`, mayHaveArrived: network.calls.length > 0 });
  });
});

describe("the caller's signal", () => {
  it("keeps nothing of a call that is over: a program may use one signal for all calls", async () => {
    const { signal } = new AbortController();
    const used: AbortSignal[] = [];
    const network = new Network((seen) => {
      if (seen.signal) used.push(seen.signal);
      return json(503, {});
    });
    const call = network.client({ retry: { maxRetries: 1, minWait: 1, maxWait: 1 } }).GET("/monitors", { signal });
    await advance(1_000);
    await call;
    expect(used).toHaveLength(2);
    for (const one of [signal, ...used]) expect(getEventListeners(one, "abort")).toEqual([]);
  });

  const reason = new Error("the user left");

  it("without a reason that is one gives the error that `fetch` gives without one", async () => {
    const controller = new AbortController();
    const network = new Network(silence);
    const call = thrownBy(network.client().GET("/monitors", { signal: controller.signal }));
    controller.abort(null);
    expect(await call).toMatchObject({ name: "AbortError" });
    const late = network.client().GET("/monitors", { signal: AbortSignal.abort(null) });
    expect(await thrownBy(late)).toMatchObject({ name: "AbortError" });
  });

  it("with a text as reason ends the call with that text", async () => {
    const controller = new AbortController();
    const call = new Network(silence).client().GET("/monitors", { signal: controller.signal });
    controller.abort("unmounted");
    await expect(call).rejects.toBe("unmounted");
  });

  it("that is already aborted prevents every request", async ({ network }) => {
    expect(await outcomeOf(network.client().GET("/monitors", { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(network.calls).toHaveLength(0);
  });
});

describe("`onRetry`", () => {
  const once = { retry: { maxRetries: 1 } };

  it("gets the attempt, its reason and the wait, and nothing secret", async () => {
    const onRetry = vi.fn();
    const network = new Network((_seen, count) => (count === 1 ? failure(503) : success()));
    await outcomeOf(network.client({ onRetry }).GET("/monitors", { params: { query: { key: "secret" } } } as object));
    const event = { operation: "GET /monitors", attempt: 1, reason: "status 503", milliseconds: 1_500 };
    expect(onRetry.mock.calls).toEqual([[event]]);
  });

  it.each<[string, () => unknown]>([
    ["throws", () => expect.fail("of the hook")],
    ["rejects", () => Promise.reject(new Error("of the hook"))],
    [
      "throws an error of the network",
      () => Promise.reject(Object.assign(new Error("of the hook"), { code: "ECONNREFUSED" })),
    ],
  ])("that %s fails the call, and sends nothing again", async (_how, onRetry) => {
    const network = new Network(() => failure(429));
    const call = network.client({ onRetry, ...once }).POST("/monitor_groups", { body: group });
    expect(await outcomeOf(call)).toMatchObject({ message: "of the hook" });
    expect(network.calls).toHaveLength(1);
  });

  it("that never ends has the time of the call, and its late rejection is handled", async () => {
    let reject: (error: Error) => void = () => {};
    const onRetry = () => new Promise((_resolve, fail) => (reject = fail));
    const network = new Network(() => failure(503));
    const outcome = await outcomeOf(network.client({ onRetry, callTimeout: 5_000 }).GET("/monitors"));
    expect(outcome).toMatchObject({ name: "TimeoutError" });
    // Vitest fails the run if this is unhandled.
    reject(new Error("late"));
  });
});

it("a call that is aborted while it waits ends with the caller's reason, and leaves no timer", async () => {
  const reason = new Error("the user left");
  const waits: Array<[string, Network]> = [
    ["a token", new Network(undefined, silence)],
    ["a response", new Network(silence)],
    ["a retry", new Network(() => failure(503))],
    ["a retry in a month", new Network(() => failure(503, { "Retry-After": "2592000" }))],
    [
      "a body",
      new Network(() => new Response(new ReadableStream(), { headers: { "Content-Type": "application/json" } })),
    ],
  ];
  for (const [what, network] of waits) {
    const controller = new AbortController();
    const call = outcomeOf(
      network.client({ callTimeout: Number.POSITIVE_INFINITY }).GET("/monitors", { signal: controller.signal }),
    );
    setTimeout(() => controller.abort(reason), 100);
    expect(await call, what).toBe(reason);
    expect(vi.getTimerCount(), what).toBe(0);
  }
});
