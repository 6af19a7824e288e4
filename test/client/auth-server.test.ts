/** What the auth server may respond to a token request. */
import { describe, expect, it } from "vitest";
import { TokenError } from "../../src/client/index.ts";
import {
  advance,
  brokenConnection,
  credentials,
  issued,
  json,
  Network,
  refusedConnection,
  silence,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const minutes = 60_000;
type Respond = () => Response | Promise<Response>;
const throttled = () => json(400, { error: "general_error", error_description: "too many requests" });

it.each([
  ["a 503", () => json(503, {})],
  ["the HTML page of a gateway", () => new Response("<html>", { status: 502 })],
  ["a dropped connection", brokenConnection],
  ["a refused connection", refusedConnection],
  ["no response", silence],
  ["a 429 with Retry-After", () => json(429, {}, { "Retry-After": "1" })],
])("a short failure of the auth server does not fail a call: %s", async (_what, respond) => {
  const network = new Network(undefined, (seen, count) => (count === 1 ? respond(seen, count) : issued(count)));
  const call = network.client().GET("/monitors");
  await advance(35_000);
  expect((await call).response.status).toBe(200);
  expect(network.tokenCalls).toHaveLength(2);
});

describe("a failure of the auth server that outlasts the retries", () => {
  /** A call whose requests of a token fail, until `recover` is called. */
  const failed = async (respond: Respond, within = 1 * minutes) => {
    let isOver = false;
    const network = new Network(undefined, (_seen, count) => (isOver ? issued(count) : respond()));
    const api = network.client();
    const error = thrownBy(api.GET("/monitors"));
    await advance(within);
    const recover = () => {
      isOver = true;
    };
    return { network, api, recover, error: await error };
  };

  it("counts a success that cannot be read, such as JSON that was cut off: it may have created a token", async () => {
    const { api, network } = await failed(
      () => new Response('{"access_token":"a', { headers: { "Content-Type": "text/plain" } }),
    );
    for (let count = 0; count < 9; count += 1) {
      const next = thrownBy(api.GET("/monitors"));
      await advance(1_000);
      if (count < 3) await next;
    }
    expect(network.tokenCalls).toHaveLength(4);
  });

  it("does not block the next call", async () => {
    const { api, error, network, recover } = await failed(() => json(503, {}), 3 * minutes);
    expect(error).toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(5);
    recover();
    const next = api.GET("/monitors");
    // From the fourth token on, the next one is requested a minute later.
    await advance(1.5 * minutes);
    expect((await next).response.status).toBe(200);
  });

  it.each([
    ["as long as Retry-After says", () => json(429, {}, { "Retry-After": "300" }), 4],
    ["15.5 minutes at most, if Retry-After says a year", () => json(503, {}, { "Retry-After": "31536000" }), 14.5],
    ["15.5 minutes after a limit", () => json(400, { error: "Access Denied" }), 14.5],
    ["15.5 minutes after a limit that only the description names", throttled, 14.5],
  ])("blocks the calls for %s", async (_how, respond, rest) => {
    const { api, network, recover } = await failed(respond);
    recover();
    await advance((rest - 0.1) * minutes);
    await expect(api.GET("/monitors", { timeout: 1 })).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(1);
    await advance(0.2 * minutes);
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });

  it.each([
    ["a refusal: each attempt may count", () => json(400, { error: "invalid_client" })],
    ["a refusal that says how long it lasts", () => json(400, { error: "x" }, { "Retry-After": "1" })],
    ["a page of another server", () => new Response("<html>")],
    ["a limit that outlasts the call", () => json(429, {}, { "Retry-After": "120" })],
    ["a wrong address", () => new Response("moved", { status: 300 })],
    ["another wrong address", () => new Response("moved", { status: 302, headers: { Location: "/" } })],
  ])("is not retried if it is %s", async (_what, respond) => {
    expect((await failed(respond)).network.tokenCalls).toHaveLength(1);
  });
});

describe("the error of a token request", () => {
  const revoked = "The refresh token may be revoked, of another client, or of another data center.";
  const wrongClient = "Check the client id, the client secret and the data center.";

  it("is repeated without another request, and says until when", async () => {
    const network = new Network(undefined, () => json(200, { error: "invalid_client" }));
    const api = network.client();
    const { message, retryAt } = (await thrownBy(api.GET("/monitors"))) as TokenError;
    const repeated = `${message} No request is sent until ${retryAt.toISOString()}.`;
    await expect(api.GET("/monitors")).rejects.toMatchObject({ reason: "invalid_client", message: repeated });
    expect(network.tokenCalls).toHaveLength(1);
    await advance(1 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(2);
  });

  const refused = (error: unknown) => () => json(400, { error });
  const withToken = (access_token: string) => () => json(200, { access_token, expires_in: 3600 });
  const hidden = `TokenError: refused (status 400, with an error code that is not shown). ${revoked}`;
  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const advice = "Check its address, and whether a proxy or the login page of a network responds instead.";
  const noJson = `TransportError: sent no JSON, with status 200. ${advice}`;
  const noToken =
    "InvalidResponseError: sent an access token that is not a text that is not empty, in ASCII, and without white space.";
  const tooMany = "Too many tokens were requested.";

  it.each<[string, Respond, message: string, reason?: string]>([
    ["a revoked token", refused("invalid_code"), `refused (status 400, invalid_code). ${revoked}`, "invalid_code"],
    [
      "a wrong client",
      refused("invalid_client"),
      `refused (status 400, invalid_client). ${wrongClient}`,
      "invalid_client",
    ],
    ["a wrong secret", refused("invalid_client_secret"), wrongClient, "invalid_client_secret"],
    ["another code", refused("some_code"), `refused (status 400, some_code). ${revoked}`, "some_code"],
    ["a limit", refused("access_denied"), `refused (status 400, access_denied). ${tooMany}`, "access_denied"],
    ["a limit that only the description names", throttled, `general_error). ${tooMany}`, "general_error"],
    ["a code that may control a terminal", refused("bad\n<b>"), hidden],
    ["a code that is no text", refused({ code: "invalid_client" }), hidden],
    ["a secret as code", refused(credentials.refreshToken), hidden],
    ["a 429", () => json(429, {}), `TokenError: refused (status 429). ${tooMany}`],
    ["a page with 5xx", () => new Response("<html>", { status: 502 }), "TokenError: is not available (status 502)."],
    ["no token", () => json(200, { status: "success" }), `TokenError: refused (status 200). ${revoked}`],
    ["no text as token", () => json(200, { access_token: 1 }), `TokenError: refused (status 200). ${revoked}`],
    ["an empty token", withToken(""), noToken],
    ["a token with a line end", withToken("token\n"), noToken],
    ["a token that is not ASCII", withToken("tökén"), noToken],
    ["a login page", () => new Response("<html>", html), `sent no JSON (text/html), with status 200. ${advice}`],
    ["nothing", () => new Response(null), noJson],
    ["no object", () => json(200, "token"), noJson],
    [
      "a redirect",
      () => new Response(null, { status: 302 }),
      `redirects (status 302), which is not followed. ${advice}`,
    ],
    [
      "a lost connection",
      brokenConnection,
      "ConnectionError: The auth server auth.acme.test: the connection failed in attempt 1 (ECONNRESET).",
    ],
    [
      "silence",
      () => new Promise(() => {}),
      "TimeoutError: The auth server auth.acme.test: no response within 30000 ms (attempts: 1).",
    ],
  ])("says what the response was: %s", async (_what, respond, message, reason) => {
    const call = thrownBy(new Network(undefined, respond).client({ retry: { maxRetries: 0 } }).GET("/monitors"));
    await advance(30_000);
    const error = await call;
    const text = String(error).replace("The auth server auth.acme.test ", "");
    expect(text.endsWith(message), text).toBe(true);
    expect((error as TokenError).reason).toBe(reason);
  });
});
