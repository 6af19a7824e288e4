import { describe, expect, vi } from "vitest";
import { TokenError } from "../../src/client/index.ts";
import {
  brokenConnection,
  clock,
  issued,
  it,
  json,
  refusedConnection,
  silence,
  success,
  TimedNetwork,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const minutes = 60_000;

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
])("a short failure of the auth server does not fail a call: %s", async (_what, respond) => {
  const network = new TimedNetwork(undefined, (seen, count) => (count === 1 ? respond(seen, count) : issued(count)));
  const call = network.client().GET("/monitors");
  await clock.advance(35_000);
  expect((await call).response.status).toBe(200);
  expect(network.tokenCalls).toHaveLength(2);
});

describe("a failure of the auth server that outlasts the retries", () => {
  /** A call whose requests of a token fail, until `recover` is called. */
  const failed = async (respond: () => Response | Promise<Response>) => {
    let isOver = false;
    const network = new TimedNetwork(undefined, (_seen, count) => (isOver ? issued(count) : respond()));
    const api = network.client();
    const failing = async () => {
      const error = thrownBy(api.GET("/monitors"));
      await clock.advance(1 * minutes);
      return error;
    };
    const recover = () => {
      isOver = true;
    };
    return { network, api, failing, recover, error: await failing() };
  };

  it("does not block the next call", async () => {
    const { api, error, network, recover } = await failed(() => json(503, {}));
    expect(error).toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(5);
    recover();
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });

  it("blocks the calls for as long as Retry-After says", async () => {
    const { api, network, recover } = await failed(() => json(429, {}, { "Retry-After": "300" }));
    recover();
    await clock.advance(3.9 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(1);
    await clock.advance(0.2 * minutes);
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

it("a hook that throws does not lose the token: the next calls use it", async ({ timed: network }) => {
  const onToken = vi.fn(() => {
    throw new Error("a mistake in the hook");
  });
  const api = network.client({ onToken });
  await expect(api.GET("/monitors")).rejects.toThrow("a mistake in the hook");
  for (let call = 0; call < 3; call += 1) await api.GET("/monitors");
  expect(network.tokens).toEqual(["token-1", "token-1", "token-1"]);
  expect(network.tokenCalls).toHaveLength(1);
});

it("a clock that somebody sets ten minutes forward does not end a call", async () => {
  let ahead = 0;
  const network = new TimedNetwork((seen, count) => (count === 1 ? silence(seen, count) : success()));
  const changed = { ...clock.asClock(), now: () => clock.now() + ahead };
  const call = network.client({ attemptTimeout: 5_000, clock: changed }).GET("/monitors");
  await clock.advance(1_000);
  ahead = 10 * minutes;
  await clock.advance(10_000);
  expect((await call).response.status).toBe(200);
});

describe("a refused token request", () => {
  it.each([
    ["with status 400", () => json(400, { error: "invalid_client" })],
    ["with status 200 and an error field", () => json(200, { error: "invalid_client" })],
  ])("%s is an error with the reason, and is not sent again before its cool-down", async (_what, respond) => {
    const network = new TimedNetwork(undefined, respond);
    const api = network.client();
    const error = await thrownBy(api.GET("/monitors"));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ reason: "invalid_client" });
    const { message, retryAt } = error as TokenError;
    await expect(api.GET("/monitors")).rejects.toMatchObject({
      reason: "invalid_client",
      message: `${message} No request is sent until ${retryAt.toISOString()}.`,
    });
    expect(network.tokenCalls).toHaveLength(1);
    await clock.advance(1 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(2);
  });

  it("that was throttled is not sent again for ten minutes", async () => {
    const description = "You have made too many requests continuously.";
    const network = new TimedNetwork(undefined, () =>
      json(400, { error: "Access Denied", error_description: description }),
    );
    const api = network.client();
    await expect(api.GET("/monitors")).rejects.toThrow("Too many tokens were requested.");
    await clock.advance(9 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(1);
  });

  const messageOf = async (respond: () => Response | Promise<Response>) => {
    const error = await thrownBy(
      new TimedNetwork(undefined, respond).client({ retry: { maxRetries: 0 } }).GET("/monitors"),
    );
    return { error, text: String(error).replace("The auth server auth.acme.test ", "") };
  };
  const revoked = "The refresh token may be revoked, of another client, or of another data center.";
  const wrongClient = "Check the client id, the client secret and the data center.";

  it.each([
    ["invalid_code", revoked],
    ["invalid_client", wrongClient],
    ["invalid_client_secret", wrongClient],
    ["access_denied", "Too many tokens were requested."],
    ["some_other_code", revoked],
  ])("shows the error code %s, and says what may be wrong", async (code, why) => {
    const { error, text } = await messageOf(() => json(400, { error: code }));
    expect(error).toMatchObject({ reason: code });
    expect(text).toBe(`TokenError: refused (status 400, ${code}). ${why}`);
  });

  it.each(["bad\n<b>", 7, { code: "invalid_client" }, ["invalid_client"], "the-refresh-token", "a"])(
    "does not show what is not an error code, or may be a secret: %j",
    async (code) => {
      const { error, text } = await messageOf(() => json(400, { error: code }));
      expect(error).toMatchObject({ reason: undefined });
      expect(text).toBe(`TokenError: refused (status 400, with an error code that is not shown). ${revoked}`);
    },
  );

  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const advice = "Check its address, and whether a proxy or the login page of a network responds instead.";
  it.each<[string, () => Response | Promise<Response>, string]>([
    ["a 429 with any body", () => json(429, {}), "TokenError: refused (status 429). Too many tokens were requested."],
    [
      "a 429 with another code",
      () => json(429, { error: "Access Denied" }),
      "TokenError: refused (status 429). Too many tokens were requested.",
    ],
    ["a page with 5xx", () => new Response("<html>", { status: 502 }), "TokenError: is not available (status 502)."],
    [
      "a success without a token",
      () => json(200, { status: "success" }),
      `TokenError: refused (status 200). ${revoked}`,
    ],
    ["no text as token", () => json(200, { access_token: 1 }), `TokenError: refused (status 200). ${revoked}`],
    [
      "the login page of a network",
      () => new Response("<html>", html),
      `TransportError: sent no JSON (text/html), with status 200. ${advice}`,
    ],
    ["nothing", () => new Response(null), `TransportError: sent no JSON, with status 200. ${advice}`],
    ["no object", () => json(200, "token"), `TransportError: sent no JSON, with status 200. ${advice}`],
    [
      "a redirect",
      () => new Response(null, { status: 302 }),
      `TransportError: redirects (status 302), which is not followed. ${advice}`,
    ],
    ["a lost connection", brokenConnection, "ConnectionError: could not be reached (ECONNRESET)."],
  ])("says what the response was: %s", async (_what, respond, message) => {
    expect((await messageOf(respond)).text).toBe(message);
  });
});

describe("an access token that cannot be sent", () => {
  it.each(["", "token\n", "token\u001b[2J", "tökén", "a token"])(
    "is refused when it arrives: %j",
    async (access_token) => {
      const network = new TimedNetwork(undefined, () => json(200, { access_token, expires_in: 3600 }));
      const api = network.client();
      const message =
        "The auth server auth.acme.test sent an access token that is empty or has a character that is not ASCII.";
      await expect(api.GET("/monitors")).rejects.toMatchObject({ name: "TransportError", message });
      expect(network.tokenCalls).toHaveLength(1);
      expect(network.calls).toHaveLength(0);
    },
  );
});

it("an auth server that does not respond causes an error after the time limit of an attempt, and the next call sends another request", async () => {
  const network = new TimedNetwork(undefined, (seen, count) => (count === 1 ? silence(seen, count) : issued(count)));
  const api = network.client({ attemptTimeout: 5_000, retry: { maxRetries: 0 } });
  const first = thrownBy(api.GET("/monitors"));
  await clock.advance(5_000);
  expect(await first).toMatchObject({
    name: "TimeoutError",
    message: "The auth server auth.acme.test sent no response within 5000 ms.",
  });
  expect((await api.GET("/monitors")).response.status).toBe(200);
});
