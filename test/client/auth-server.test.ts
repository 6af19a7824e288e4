import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryTokenStore, TokenError } from "../../src/client/index.ts";
import { brokenConnection, credentials, issued, json, Network, refusedConnection, silence } from "./support.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = 60_000;

describe("a short failure of the auth server", () => {
  it.each([
    ["a 503", () => json(503, {})],
    ["an HTML page", () => new Response("<html>", { status: 200 })],
    ["the HTML page of a gateway", () => new Response("<html>", { status: 502 })],
    ["a 500", () => json(500, {})],
    ["the HTML page of a firewall", () => new Response("<html>", { status: 400 })],
    ["a dropped connection", brokenConnection],
    ["a refused connection", refusedConnection],
    ["no response", silence],
    ["a 429 with Retry-After", () => json(429, {}, { "Retry-After": "1" })],
  ])("does not fail a call: %s", async (_what, respond) => {
    const network = new Network(undefined, (seen, count) => (count === 1 ? respond(seen, count) : issued(count)));
    const call = network.client().GET("/monitors");
    await vi.advanceTimersByTimeAsync(35_000);
    expect((await call).response.status).toBe(200);
    expect(network.tokenCalls).toHaveLength(2);
  });
});

it("a lost connection to the auth server is retried after the wait of a call, not after the minimum", async () => {
  const network = new Network(undefined, (_seen, count) => (count === 1 ? brokenConnection() : issued(count)));
  const call = network.client().GET("/monitors");
  // Half of the way from 1 to 2 seconds.
  await vi.advanceTimersByTimeAsync(1_499);
  expect(network.tokenCalls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(network.tokenCalls).toHaveLength(2);
  expect((await call).response.status).toBe(200);
});

describe("a failure of the auth server that outlasts the retries", () => {
  const failed = async (respond: () => Response | Promise<Response>, isOver = () => false) => {
    const network = new Network(undefined, (_seen, count) => (isOver() ? issued(count) : respond()));
    const api = network.client();
    const call = api.GET("/monitors").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1 * minutes);
    return { network, api, error: await call };
  };

  it("does not block the next call", async () => {
    let isOver = false;
    const { api, error, network } = await failed(
      () => json(503, {}),
      () => isOver,
    );
    expect(error).toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(5);
    isOver = true;
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });

  it("blocks the calls for as long as Retry-After says", async () => {
    let isOver = false;
    const { api, network } = await failed(
      () => json(429, {}, { "Retry-After": "300" }),
      () => isOver,
    );
    isOver = true;
    await vi.advanceTimersByTimeAsync(3.9 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0.2 * minutes);
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });

  it("counts the tokens that lost connections may have created towards the limits", async () => {
    const { api, network } = await failed(brokenConnection);
    const second = api.GET("/monitors").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1 * minutes);
    await second;
    await expect(api.GET("/monitors")).rejects.toMatchObject({ name: "TokenBudgetError" });
    expect(network.tokenCalls).toHaveLength(10);
  });

  it("does not count towards the limits if the auth server was not reached", async () => {
    let isOver = false;
    const offline = () =>
      Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code: "ENOTFOUND" } }));
    const { api } = await failed(offline, () => isOver);
    for (let call = 0; call < 3; call += 1) {
      const failing = api.GET("/monitors").catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(1 * minutes);
      expect(await failing).toMatchObject({ name: "ConnectionError", cause: "ENOTFOUND" });
    }
    isOver = true;
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });

  it.each([
    ["a refusal: each attempt may count", () => json(400, { error: "invalid_client" })],
    ["a refusal that says how long it lasts", () => json(400, { error: "x" }, { "Retry-After": "1" })],
    ["a limit, if it does not say how long it lasts", () => json(429, {})],
    ["a limit that outlasts the call", () => json(429, {}, { "Retry-After": "120" })],
    ["a wrong address", () => new Response("moved", { status: 300 })],
    ["another wrong address", () => new Response("moved", { status: 302, headers: { Location: "/" } })],
  ])("is not retried if it is %s", async (_what, respond) => {
    const { network } = await failed(respond);
    expect(network.tokenCalls).toHaveLength(1);
  });
});

it("a limit without Retry-After fails a call at once, even one that may take longer than the cool-down", async () => {
  const network = new Network(undefined, () => json(429, {}));
  await expect(network.client({ callTimeout: 30 * minutes }).GET("/monitors")).rejects.toBeInstanceOf(TokenError);
  expect(network.tokenCalls).toHaveLength(1);
});

describe("a hook that throws", () => {
  it("does not lose the token: the next calls use it", async () => {
    const network = new Network();
    const onToken = vi.fn(() => {
      throw new Error("a mistake in the hook");
    });
    const api = network.client({ onToken });
    await expect(api.GET("/monitors")).rejects.toThrow("a mistake in the hook");
    for (let call = 0; call < 3; call += 1) await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-1"]);
    expect(network.tokenCalls).toHaveLength(1);
  });
});

describe("the store", () => {
  it("gets a hash of the refresh token as its key, never the token", async () => {
    const store = new MemoryTokenStore();
    const update = vi.spyOn(store, "update");
    await new Network().client({ tokenStore: store }).GET("/monitors");
    const [key] = update.mock.calls[0] ?? [];
    expect(key).toMatch(/^[\da-f]{64}$/);
    expect(key).not.toContain(credentials.refreshToken);
  });
});

describe("a clock that somebody sets", () => {
  it("ten minutes forward does not end a call", async () => {
    const network = new Network((seen, count) => (count === 1 ? silence(seen, count) : Response.json({ code: 0 })));
    const call = network.client({ attemptTimeout: 5_000 }).GET("/monitors");
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(Date.now() + 10 * minutes);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await call).response.status).toBe(200);
  });

  it("a day back does not prolong a cool-down", async () => {
    const network = new Network(undefined, (_seen, count) =>
      count === 1 ? json(400, { error: "invalid_client" }) : issued(count),
    );
    const api = network.client();
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    vi.setSystemTime(Date.now() - 24 * 60 * minutes);
    await vi.advanceTimersByTimeAsync(1 * minutes);
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });
});
