/** The events that hooks get, and the debug log of them. */
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type ClientOptions, ConnectionError, TokenBudgetError, TokenError } from "../../src/client/index.ts";
import {
  brokenConnection,
  clock,
  failure,
  group,
  issued,
  json,
  Network,
  silence,
  success,
  TimedNetwork,
  thrownBy,
} from "./support.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const hooks = ["onRequest", "onResponse", "onFailure", "onRetry", "onWait", "onToken", "onTokenFailure"] as const;
const given = { accessToken: "given" };

/** Calls the service, and returns the events in their order. */
async function eventsOf(network: Network, options: ClientOptions = {}, init: RequestInit = {}) {
  const events: Array<{ hook: string; attempt?: number }> = [];
  const told = hooks.map((hook) => [hook, (event: object) => void events.push({ hook, ...event })]);
  const retry = { minWait: 0, maxWait: 0, maxRetries: 1 };
  const fetch = network.serviceFetch({ attemptTimeout: 20, retry, ...Object.fromEntries(told), ...options });
  await fetch("/monitors?secret=1", init).catch(() => {});
  return events;
}

describe("an attempt", () => {
  it.each<[string, Network, ClientOptions?]>([
    ["a response", new Network()],
    ["a retry", new Network((_seen, count) => (count === 1 ? failure(503) : success()))],
    ["lost connections", new Network(brokenConnection)],
    ["a redirect elsewhere", new Network(() => Response.redirect("https://elsewhere.test"))],
    [
      "another token",
      new Network((_seen, count) => (count === 1 ? failure(401) : success())),
      { accessToken: (rejected) => (rejected ? "another" : "given") },
    ],
  ])("begins with onRequest, and ends with either onResponse or onFailure: %s", async (_what, network, options) => {
    const events = await eventsOf(network, { ...given, ...options });
    const attempts = events.filter(({ hook }) => /Request|Response|Failure/.test(hook));
    expect(attempts.length).toBe(2 * network.calls.length);
    for (const [index, { hook, attempt }] of attempts.entries()) {
      expect(hook).toMatch(index % 2 ? /^on(Response|Failure)$/ : /^onRequest$/);
      expect(attempt).toBe(Math.floor(index / 2) + 1);
    }
  });

  it("that fails has its reason and its duration", async () => {
    const timed = new TimedNetwork(silence);
    const events = eventsOf(timed, { ...timed.options, ...given });
    await clock.advance(1_000);
    const event = { operation: "GET /monitors", attempt: 1 };
    const reason = "GET /monitors: no response within 20 ms (attempts: 1).";
    expect((await events).slice(0, 3)).toEqual([
      { hook: "onRequest", ...event },
      { hook: "onFailure", ...event, reason, milliseconds: 20 },
      { hook: "onRetry", ...event, reason, milliseconds: 0 },
    ]);
    expect((await events).at(-1)).toMatchObject({ hook: "onFailure", attempt: 2 });
  });

  it("that the caller aborts has the caller's reason", async () => {
    const controller = new AbortController();
    const network = new Network((seen) => {
      controller.abort(new Error("enough"));
      return silence(seen, 1);
    });
    const [, failed] = await eventsOf(network, given, { signal: controller.signal });
    expect(failed).toMatchObject({ hook: "onFailure", reason: "enough" });
  });
});

describe("a token request", () => {
  it("that fails has an event, with when it is repeated, and that it is not", async () => {
    const failing = (respond: () => Promise<Response> | Response) =>
      eventsOf(new Network(undefined, (_seen, count) => (count === 1 ? respond() : issued(count))));
    const reason = "The auth server auth.acme.test could not be reached (ECONNRESET).";
    expect((await failing(brokenConnection)).slice(0, 2)).toEqual([
      { hook: "onTokenFailure", attempt: 1, reason, milliseconds: expect.any(Number), retryAfter: 0 },
      { hook: "onToken", expiresAt: expect.any(Date), counting: 2 },
    ]);
    const [refused, ...others] = await failing(() => json(400, { error: "invalid_client" }));
    expect(refused).toMatchObject({ hook: "onTokenFailure", attempt: 1, retryAfter: undefined });
    expect(others).toEqual([]);
  });

  it("that the limits do not allow yet is an event of each call that waits", async () => {
    let isFull = true;
    const accessToken = () => {
      if (!isFull) return "given";
      isFull = false;
      throw new TokenBudgetError(new Date(Date.now() + 20));
    };
    const [event] = await eventsOf(new Network(), { atTokenLimit: "wait", accessToken });
    expect(event).toEqual({ hook: "onWait", operation: "GET /monitors", milliseconds: expect.any(Number) });
  });
});

describe("a hook that throws or rejects", () => {
  const mistake = new Error("a mistake in the hook");

  it.each(["onRequest", "onResponse", "onRetry"])("fails the call: %s", async (hook) => {
    const network = new Network(() => (hook === "onRetry" ? failure(503) : success()));
    await expect(network.client({ [hook]: () => Promise.reject(mistake) }).GET("/monitors")).rejects.toThrow(mistake);
    expect(network.calls.length).toBeLessThanOrEqual(1);
  });

  it("is no reason to send a write again, even with an error of the network", async () => {
    const network = new Network();
    const onResponse = () => {
      throw new ConnectionError("the log is away", Object.assign(new Error(), { code: "ECONNREFUSED" }));
    };
    await expect(network.client({ onResponse }).POST("/monitor_groups", { body: group })).rejects.toThrow(
      "the log is away",
    );
    expect(network.calls).toHaveLength(1);
  });

  it.each([
    ["throws", () => Promise.reject(mistake)],
    ["never ends", () => new Promise(() => {})],
  ])("changes nothing of a token request: onTokenFailure that %s", async (_what, onTokenFailure) => {
    const network = new Network(undefined, () => json(400, { error: "invalid_client" }));
    const api = network.client({ onTokenFailure });
    for (let call = 0; call < 3; call += 1) await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it.each([
    ["throws", () => Promise.reject(mistake)],
    ["never ends", () => new Promise(() => {})],
  ])("changes nothing for those who wait for the token: onToken that %s", async (_what, onToken) => {
    const network = new Network();
    const api = network.client({ onToken });
    for (let call = 0; call < 3; call += 1) await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-1"]);
  });

  it("after its call was aborted is no unhandled rejection", async () => {
    const unhandled = vi.fn();
    process.once("unhandledRejection", unhandled);
    onTestFinished(() => void process.off("unhandledRejection", unhandled));
    const controller = new AbortController();
    const network = new Network((seen) => {
      controller.abort(new Error("enough"));
      return silence(seen, 1);
    });
    const api = network.client({ onFailure: () => Promise.reject(mistake) });
    await expect(api.GET("/monitors", { signal: controller.signal })).rejects.toThrow("enough");
    // Rejections are reported when the queue of promises is empty.
    await new Promise(setImmediate);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it("has the time of the call", async () => {
    const call = thrownBy(
      new TimedNetwork()
        .client({ ...given, onRequest: () => new Promise(() => {}), callTimeout: 1_000 })
        .GET("/monitors"),
    );
    await clock.advance(1_000);
    expect(await call).toMatchObject({ name: "TimeoutError" });
  });
});

describe("the debug log", () => {
  const linesOf = async (value: string, options: ClientOptions = {}) => {
    const print = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubEnv("SVC_LOG", value);
    const network = new Network((_seen, count) => (count === 1 ? failure(503) : success()));
    await network.serviceFetch({ retry: { minWait: 0, maxWait: 0 }, ...options })("/monitors?secret=1");
    return print.mock.calls.map((line) => line.join(" ").replace(/("milliseconds":)\d+/, '$1"DURATION"'));
  };

  it("has a line for each attempt, token and wait, beside the program's own hooks", async () => {
    const onToken = vi.fn();
    const [token, ...others] = await linesOf("debug", { onToken });
    const start = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z svc-monitoring-api /;
    expect(token?.replace(start, "")).toMatch(/^onToken {"expiresAt":"[^"]+Z","counting":1}$/);
    expect(others.map((line) => line.replace(start, ""))).toEqual([
      'onResponse {"operation":"GET /monitors","attempt":1,"status":503,"milliseconds":"DURATION"}',
      'onRetry {"operation":"GET /monitors","attempt":1,"reason":"status 503","milliseconds":"DURATION"}',
      'onResponse {"operation":"GET /monitors","attempt":2,"status":200,"milliseconds":"DURATION"}',
    ]);
    expect(onToken).toHaveBeenCalledOnce();
  });

  const warning = 'svc-monitoring-api: SVC_LOG must be "debug" or "off".';
  it.each([
    ["DEBUG", 4, []],
    [" Debug\n", 4, []],
    ["", 0, []],
    ["OFF", 0, []],
    ["1", 0, [[warning]]],
    ["debugging", 0, [[warning]]],
  ])("if SVC_LOG is %j, has %i lines, and these warnings: %j", async (value, lines, warnings) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await linesOf(value)).toHaveLength(lines);
    expect(warn.mock.calls).toEqual(warnings);
  });
});
