/** What the auth server may respond, for calls and for the OAuth functions. */
import { afterEach, describe, expect, vi } from "vitest";
import { exchangeGrant, refresh, revoke, TokenError } from "../../src/client/index.ts";
import { ContractError } from "../../src/contract/contract-error.ts";
import {
  authUrl,
  brokenConnection,
  clock,
  credentials,
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
afterEach(() => vi.unstubAllEnvs());

const minutes = 60_000;
type Respond = () => Response | Promise<Response>;

it.each([
  ["a 503", () => json(503, {})],
  ["an HTML page", () => new Response("<html>", { status: 200 })],
  ["the HTML page of a gateway", () => new Response("<html>", { status: 502 })],
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
  const failed = async (respond: Respond) => {
    let isOver = false;
    const network = new TimedNetwork(undefined, (_seen, count) => (isOver ? issued(count) : respond()));
    const api = network.client();
    const error = thrownBy(api.GET("/monitors"));
    await clock.advance(1 * minutes);
    const recover = () => {
      isOver = true;
    };
    return { network, api, recover, error: await error };
  };

  it("does not block the next call", async () => {
    const { api, error, network, recover } = await failed(() => json(503, {}));
    expect(error).toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(5);
    recover();
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });

  it.each([
    ["as long as Retry-After says", () => json(429, {}, { "Retry-After": "300" }), 4],
    ["ten minutes after a limit", () => json(400, { error: "Access Denied" }), 9],
  ])("blocks the calls for %s", async (_how, respond, rest) => {
    const { api, network, recover } = await failed(respond);
    recover();
    await clock.advance((rest - 0.1) * minutes);
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
    expect((await failed(respond)).network.tokenCalls).toHaveLength(1);
  });
});

it("a clock that somebody sets ten minutes forward does not end a call", async () => {
  let ahead = 0;
  const network = new TimedNetwork((seen, count) => (count === 1 ? silence(seen, count) : success()));
  const changed = { ...clock, now: () => clock.now() + ahead };
  const call = network.client({ attemptTimeout: 5_000, clock: changed }).GET("/monitors");
  await clock.advance(1_000);
  ahead = 10 * minutes;
  await clock.advance(10_000);
  expect((await call).response.status).toBe(200);
});

describe("the error of a token request", () => {
  const errorOf = async (respond: Respond) => {
    const call = thrownBy(new TimedNetwork(undefined, respond).client({ retry: { maxRetries: 0 } }).GET("/monitors"));
    await clock.advance(30_000);
    const error = await call;
    return { error, text: String(error).replace("The auth server auth.acme.test ", "") };
  };
  const revoked = "The refresh token may be revoked, of another client, or of another data center.";
  const wrongClient = "Check the client id, the client secret and the data center.";

  it("is repeated without another request, and says until when", async () => {
    const network = new TimedNetwork(undefined, () => json(200, { error: "invalid_client" }));
    const api = network.client();
    const { message, retryAt } = (await thrownBy(api.GET("/monitors"))) as TokenError;
    const repeated = `${message} No request is sent until ${retryAt.toISOString()}.`;
    await expect(api.GET("/monitors")).rejects.toMatchObject({ reason: "invalid_client", message: repeated });
    expect(network.tokenCalls).toHaveLength(1);
    await clock.advance(1 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(2);
  });

  it.each([
    ["invalid_code", revoked],
    ["invalid_client", wrongClient],
    ["invalid_client_secret", wrongClient],
    ["access_denied", "Too many tokens were requested."],
    ["some_other_code", revoked],
  ])("shows the error code %s, and says what may be wrong", async (code, why) => {
    const { error, text } = await errorOf(() => json(400, { error: code }));
    expect(error).toMatchObject({ reason: code });
    expect(text).toBe(`TokenError: refused (status 400, ${code}). ${why}`);
  });

  it.each(["bad\n<b>", 7, { code: "invalid_client" }, "the-refresh-token", "a"])(
    "does not show what is not an error code, or may be a secret: %j",
    async (code) => {
      const { error, text } = await errorOf(() => json(400, { error: code }));
      expect(error).toMatchObject({ reason: undefined });
      expect(text).toBe(`TokenError: refused (status 400, with an error code that is not shown). ${revoked}`);
    },
  );

  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const advice = "Check its address, and whether a proxy or the login page of a network responds instead.";
  const noToken = "TransportError: sent an access token that is empty or has a character that is not ASCII.";
  const tooMany = "TokenError: refused (status 429). Too many tokens were requested.";
  it.each<[string, Respond, string]>([
    ["a 429 with any body", () => json(429, {}), tooMany],
    ["a 429 with another code", () => json(429, { error: "Access Denied" }), tooMany],
    ["a page with 5xx", () => new Response("<html>", { status: 502 }), "TokenError: is not available (status 502)."],
    ["no token", () => json(200, { status: "success" }), `TokenError: refused (status 200). ${revoked}`],
    ["no text as token", () => json(200, { access_token: 1 }), `TokenError: refused (status 200). ${revoked}`],
    ...["", "token\n", "token\u001b[2J", "tökén"].map((access_token): [string, Respond, string] => [
      `a token that cannot be sent: ${JSON.stringify(access_token)}`,
      () => json(200, { access_token, expires_in: 3600 }),
      noToken,
    ]),
    ["a login page", () => new Response("<html>", html), `sent no JSON (text/html), with status 200. ${advice}`],
    ["nothing", () => new Response(null), `TransportError: sent no JSON, with status 200. ${advice}`],
    ["no object", () => json(200, "token"), `TransportError: sent no JSON, with status 200. ${advice}`],
    [
      "a redirect",
      () => new Response(null, { status: 302 }),
      `redirects (status 302), which is not followed. ${advice}`,
    ],
    ["a lost connection", brokenConnection, "ConnectionError: could not be reached (ECONNRESET)."],
    ["silence", () => new Promise(() => {}), "TimeoutError: sent no response within 30000 ms."],
  ])("says what the response was: %s", async (_what, respond, message) => {
    expect((await errorOf(respond)).text.endsWith(message)).toBe(true);
  });
});

describe("exchangeGrant, refresh and revoke", () => {
  const tokens = { access_token: "a", refresh_token: "r", expires_in: 3600 };
  const over = (respond: Respond) => {
    const network = new TimedNetwork(undefined, respond);
    return { network, options: { authUrl, credentials, fetch: network.fetch } };
  };

  it("send the grant in a form, with the client of the environment", async () => {
    for (const [name, value] of Object.entries({ CLIENT_ID: "id", CLIENT_SECRET: "secret" }))
      vi.stubEnv(`SVC_OAUTH2_${name}`, value);
    const { network, options } = over(() => json(200, tokens));
    expect(await exchangeGrant("the-grant", { ...options, credentials: undefined })).toEqual(tokens);
    expect(network.tokenCalls.map(({ url, body }) => [url.href, body])).toEqual([
      [`${authUrl}/oauth/v2/token`, "grant_type=authorization_code&client_id=id&client_secret=secret&code=the-grant"],
    ]);
  });

  it("send the token to revoke in the query, as the service requires", async () => {
    const { network, options } = over(() => json(200, { status: "success" }));
    await revoke("a-token&more", options);
    const [sent] = network.tokenCalls;
    expect([sent?.method, sent?.url.searchParams.get("token")]).toEqual(["POST", "a-token&more"]);
  });

  it.each([undefined, null, "", { a: 1 }, "a b", "ü"])(
    "fail without a refresh token that can be used: %j",
    async (given) => {
      const { options } = over(() => json(200, { ...tokens, refresh_token: given }));
      const message = expect.stringContaining("no refresh token");
      await expect(exchangeGrant("the-grant", options)).rejects.toMatchObject({ name: "TokenError", message });
    },
  );

  it.each([
    ["a failure", () => json(200, { status: "failure" }), "TokenError"],
    ["a page", () => new Response("<html>"), "TransportError"],
    ["null", () => json(200, null), "TransportError"],
  ])("fail if the service does not report success but %s", async (_what, respond, name) => {
    await expect(revoke("r", over(respond).options)).rejects.toMatchObject({ name });
  });

  it("say what may be wrong if the auth server refuses", async () => {
    const { options } = over(() => json(400, { error: "invalid_code" }));
    const refused = "The auth server auth.acme.test refused (status 400, invalid_code).";
    await expect(exchangeGrant("the-grant", options)).rejects.toThrow(
      `${refused} The grant token may be used already, older than its validity (3 to 10 minutes), of another client, or of another data center.`,
    );
    const why = "The refresh token may be revoked already, or of another data center.";
    await expect(revoke("r", options)).rejects.toThrow(`${refused} ${why}`);
  });

  it("send no secret to an http address of another machine, and name what is missing", async () => {
    const { network, options } = over(() => json(200, tokens));
    const insecure = { ...options, authUrl: "http://192.168.0.9" };
    for (const call of [
      () => exchangeGrant("the-grant", insecure),
      () => refresh(insecure),
      () => revoke("r", insecure),
    ])
      await expect(call()).rejects.toThrow("`authUrl` must be an https URL, or an http URL of this machine");
    await expect(exchangeGrant("the-grant", { ...options, credentials: { clientId: "id" } })).rejects.toThrow(
      "The credentials are incomplete: give `credentials.clientSecret` (or set SVC_OAUTH2_CLIENT_SECRET), too.",
    );
    await expect(revoke("r", { baseUrl: "https://www.acme.test/api" })).rejects.toThrow("set SVC_AUTH_URL");
    expect(network.tokenCalls).toEqual([]);
  });

  it("give the error of a checked fetch as it is", async () => {
    const error = new (class extends ContractError {})("POST /oauth/v2/token: `expires_in` is missing.");
    const { options } = over(() => Promise.reject(error));
    await expect(exchangeGrant("the-grant", options)).rejects.toBe(error);
  });
});
