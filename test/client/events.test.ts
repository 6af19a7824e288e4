/** The events that hooks get, and the debug log of them. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ClientOptions, TokenBudgetError } from "../../src/client/index.ts";
import { brokenConnection, failure, issued, json, Network, silence, success } from "./support.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const hooks = ["onRequest", "onResponse", "onFailure", "onRetry", "onWait", "onToken", "onTokenFailure"] as const;

/** Calls the service, and returns the events in their order. */
async function eventsOf(network: Network, options: ClientOptions = {}, init: RequestInit = {}) {
  const events: Array<{ hook: string; attempt?: number }> = [];
  const told = hooks.map((hook) => [hook, (event: object) => void events.push({ hook, ...event })]);
  const retry = { minWait: 0, maxWait: 0, maxRetries: 1 };
  const fetch = network.serviceFetch({ attemptTimeout: 20, retry, ...Object.fromEntries(told), ...options });
  await fetch("/monitors?secret=1", init).catch(() => {});
  return events;
}

const given = { accessToken: "given" };

describe("an attempt", () => {
  it.each<[string, Network, ClientOptions?]>([
    ["a response", new Network()],
    ["an error", new Network(() => failure(404))],
    ["a retry", new Network((_seen, count) => (count === 1 ? failure(503) : success()))],
    ["lost connections", new Network(brokenConnection)],
    ["time limits", new Network(silence)],
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
    for (let index = 0; index < attempts.length; index += 2) {
      const [begin, end] = attempts.slice(index);
      expect([begin?.hook, begin?.attempt]).toEqual(["onRequest", index / 2 + 1]);
      expect([end?.hook, end?.attempt]).toEqual([expect.stringMatching(/^on(Response|Failure)$/), index / 2 + 1]);
    }
  });

  it("that fails has its reason and its duration", async () => {
    const events = await eventsOf(new Network(silence), given);
    const reason = "GET /monitors: no response within 20 ms (attempts: 1).";
    expect(events.slice(0, 3)).toEqual([
      { hook: "onRequest", operation: "GET /monitors", attempt: 1 },
      { hook: "onFailure", operation: "GET /monitors", attempt: 1, reason, milliseconds: expect.any(Number) },
      { hook: "onRetry", operation: "GET /monitors", attempt: 1, reason, milliseconds: 0 },
    ]);
    expect(events.at(-1)).toMatchObject({ hook: "onFailure", attempt: 2 });
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
  it("that fails has an event, with when it is repeated", async () => {
    const network = new Network(undefined, (_seen, count) => (count === 1 ? brokenConnection() : issued(count)));
    const events = await eventsOf(network);
    const reason = "The auth server auth.acme.test could not be reached (ECONNRESET).";
    expect(events.slice(0, 2)).toEqual([
      { hook: "onTokenFailure", attempt: 1, reason, milliseconds: expect.any(Number), retryAfter: 0 },
      { hook: "onToken", expiresAt: expect.any(Date), counting: 2 },
    ]);
  });

  it("that is refused has an event, without another attempt", async () => {
    const network = new Network(undefined, () => json(400, { error: "invalid_client" }));
    const [event, ...others] = await eventsOf(network);
    expect(event).toMatchObject({ hook: "onTokenFailure", attempt: 1, retryAfter: undefined });
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

describe("the debug log", () => {
  const aTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z(?= )/;
  const aDuration = /("milliseconds":)\d+/;

  const linesOf = async (value: string, options: ClientOptions = {}) => {
    const print = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubEnv("SVC_LOG", value);
    const network = new Network(
      (_seen, count) => (count === 1 ? failure(503) : success()),
      (_seen, count) => (count === 1 ? json(503, {}) : issued(count)),
    );
    await network.serviceFetch({ retry: { minWait: 0, maxWait: 0 }, ...options })("/monitors?secret=1");
    return print.mock.calls.map((line) => line.join(" ").replace(aTime, "TIME").replace(aDuration, '$1"DURATION"'));
  };

  it("has a line for each attempt, token and wait", async () => {
    const [first, second, ...others] = await linesOf("debug");
    expect(first).toBe(
      'TIME svc-monitoring-api onTokenFailure {"attempt":1,"reason":"The auth server auth.acme.test is not available (status 503).","milliseconds":"DURATION","retryAfter":0}',
    );
    expect(second).toMatch(/^TIME svc-monitoring-api onToken {"expiresAt":"[^"]+Z","counting":1}$/);
    expect(others).toEqual([
      'TIME svc-monitoring-api onResponse {"operation":"GET /monitors","attempt":1,"status":503,"milliseconds":"DURATION"}',
      'TIME svc-monitoring-api onRetry {"operation":"GET /monitors","attempt":1,"reason":"status 503","milliseconds":"DURATION"}',
      'TIME svc-monitoring-api onResponse {"operation":"GET /monitors","attempt":2,"status":200,"milliseconds":"DURATION"}',
    ]);
  });

  it("is beside the program's own hooks", async () => {
    const onToken = vi.fn();
    expect(await linesOf("debug", { onToken })).toHaveLength(5);
    expect(onToken).toHaveBeenCalledOnce();
  });

  const warning = 'svc-monitoring-api: SVC_LOG must be "debug" or "off".';
  it.each([
    [["DEBUG", " Debug\n"], 5, []],
    [["", "off", "OFF"], 0, []],
    [["1", "true", "debugging"], 0, [[warning]]],
  ])("if SVC_LOG is %j, has %i lines, and these warnings: %j", async (values, lines, warnings) => {
    for (const value of values) {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      expect(await linesOf(value), value).toHaveLength(lines);
      expect(warn.mock.calls, value).toEqual(warnings);
      vi.restoreAllMocks();
    }
  });
});
