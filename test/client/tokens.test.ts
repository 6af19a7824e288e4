import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createClient,
  exchangeGrant,
  MemoryTokenStore,
  refresh,
  revoke,
  TokenBudgetError,
  TokenError,
  type TokenState,
  type TokenStore,
} from "../../src/client/index.ts";
import { ContractError } from "../../src/contract/contract-error.ts";
import { authUrl, brokenConnection, credentials, failure, issued, json, Network, silence, success } from "./support.ts";

const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an access token", () => {
  it("is created when first needed, with the refresh token in a form", async () => {
    const network = new Network();
    await network.client().GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
    const [call] = network.tokenCalls;
    expect(call?.url.href).toBe(`${authUrl}/oauth/v2/token`);
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      grant_type: "refresh_token",
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      refresh_token: credentials.refreshToken,
    });
  });

  it.each([
    ["milliseconds", 3_600_000],
    ["a text", "3600"],
    ["nothing", undefined],
    ["zero", 0],
    ["a negative number", -5],
    ["no number", "soon"],
    ["more than a day in milliseconds", 1e12],
  ])("lives an hour when expires_in is given as %s", async (_what, expiresIn) => {
    const network = new Network(undefined, (_seen, count) => issued(count, expiresIn));
    const api = network.client();
    await api.GET("/monitors");
    await vi.advanceTimersByTimeAsync(58 * minutes);
    await api.GET("/monitors");
    await vi.advanceTimersByTimeAsync(3 * minutes);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  it.each([
    ["two hours in milliseconds", 7_200_000, 119, 121],
    ["a day in seconds", 86_400, 24 * 60 - 2, 24 * 60],
    ["ten seconds", 10, 0.1, 0.17],
  ])("lives as long as %s say", async (_what, expiresIn, used, expired) => {
    const network = new Network(undefined, (_seen, count) => issued(count, expiresIn));
    const api = network.client();
    await api.GET("/monitors");
    await vi.advanceTimersByTimeAsync((used - 1.5 * Number(used > 2)) * minutes);
    await api.GET("/monitors");
    await vi.advanceTimersByTimeAsync((expired - used + 1.5) * minutes);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  it("is replaced a minute before it expires, to the millisecond", async () => {
    const network = new Network();
    const api = network.client();
    await api.GET("/monitors");
    await vi.advanceTimersByTimeAsync(59 * minutes - 1);
    await api.GET("/monitors");
    await vi.advanceTimersByTimeAsync(1);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  it("counts in the store before it is requested: the process may end", async () => {
    const saved: TokenState[] = [];
    const tokenStore: TokenStore = {
      update: (_key, change) => change({ accessToken: "old", made: [] }, async (state) => void saved.push(state)),
    };
    const network = new Network(undefined, (_seen, count) => {
      expect(saved).toEqual([{ accessToken: "old", made: [expect.any(Object)] }]);
      return issued(count);
    });
    await network.client({ tokenStore }).GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
  });

  it("that a store of one's own loses is an error, and nothing is sent", async () => {
    const network = new Network();
    const tokenStore: TokenStore = { update: async () => ({ made: [] }) };
    await expect(network.client({ tokenStore }).GET("/monitors")).rejects.toThrow(
      "The access token is missing, empty,",
    );
    expect(network.calls).toEqual([]);
  });

  it("is kept in the given store, which is read again only when another token is needed", async () => {
    const store = new MemoryTokenStore();
    const update = vi.spyOn(store, "update");
    const api = new Network().client({ tokenStore: store });
    await api.GET("/monitors");
    await api.GET("/monitors");
    expect(update).toHaveBeenCalledTimes(1);
    const network = new Network();
    const onToken = vi.fn();
    await network.client({ tokenStore: store, onToken }).GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
    expect(network.tokenCalls).toHaveLength(0);
    expect(onToken).not.toHaveBeenCalled();
  });

  it("is stored with the times that count towards the limits", async () => {
    vi.setSystemTime("2026-11-20T10:00:00Z");
    const store = new MemoryTokenStore();
    const update = vi.spyOn(store, "update");
    await new Network().client({ tokenStore: store }).GET("/monitors");
    const madeAt = Date.parse("2026-11-20T10:00:00Z");
    expect(await update.mock.results[0]?.value).toMatchObject({
      accessToken: "token-1",
      made: [{ madeAt, expiresAt: madeAt + 60 * minutes }],
    });
  });

  it("triggers onToken when it is created", async () => {
    vi.setSystemTime("2026-11-20T10:00:00Z");
    const onToken = vi.fn();
    await new Network().client({ onToken }).GET("/monitors");
    expect(onToken.mock.calls).toEqual([[{ expiresAt: new Date("2026-11-20T11:00:00Z"), counting: 1 }]]);
  });

  it("cannot be created without credentials or the address of the auth server: createClient throws", () => {
    const api = { baseUrl: "https://a.test" };
    expect(() => createClient(api)).toThrow(/^Give `credentials` or `accessToken`\. Or set SVC_OAUTH2_CLIENT_ID, /);
    expect(() => createClient({ ...api, credentials })).toThrow(
      "With `baseUrl`, `credentials` need `authUrl`, too: give it, or set SVC_AUTH_URL.",
    );
  });

  it("may be given, or supplied by a function", async () => {
    const network = new Network();
    await network.client({ accessToken: "given" }).GET("/monitors");
    await network.client({ accessToken: async () => "supplied" }).GET("/monitors");
    expect(network.tokens).toEqual(["given", "supplied"]);
    expect(network.tokenCalls).toHaveLength(0);
  });
});

describe("after a 401", () => {
  const refuses = (token: string) =>
    new Network(({ headers }) => (headers.get("Authorization")?.endsWith(token) ? failure(401) : success()));

  it("a new token is created and the call is sent again once, with its body", async () => {
    const network = refuses("token-1");
    const body = { display_name: "Web", description: "" };
    const { response } = await network.client().POST("/monitor_groups", { body });
    expect(response.status).toBe(200);
    expect(network.tokens).toEqual(["token-1", "token-2"]);
    expect(network.calls.map((call) => call.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  it("100 calls at the same time create one new token", async () => {
    const network = refuses("token-1");
    const api = network.client();
    await Promise.all(Array.from({ length: 100 }, () => api.GET("/monitors")));
    expect(network.tokenCalls).toHaveLength(2);
    expect(network.calls).toHaveLength(200);
  });

  it("a late rejection of an older token does not make a rejected newer token usable again", async () => {
    let refuseLate: () => void = () => {};
    const late = new Promise<Response>((resolve) => {
      refuseLate = () => resolve(failure(401));
    });
    let issueThird: () => void = () => {};
    const third = new Promise<Response>((resolve) => {
      issueThird = () => resolve(issued(3));
    });
    const network = new Network(
      ({ url, headers }) => {
        const token = headers.get("Authorization");
        if (url.search === "?late=1" && token?.endsWith("token-1")) return late;
        return token?.endsWith("token-3") || (url.search === "" && token?.endsWith("token-2"))
          ? success()
          : failure(401);
      },
      (_seen, count) => (count === 3 ? third : issued(count)),
    );
    const api = network.serviceFetch();
    const slow = api("/monitors?late=1");
    await vi.advanceTimersByTimeAsync(0);
    await api("/monitors"); // token-1 is rejected, token-2 accepted
    const refusedAgain = api("/monitors?again=1"); // token-2 is rejected
    await vi.advanceTimersByTimeAsync(0);
    refuseLate();
    await vi.advanceTimersByTimeAsync(0);
    issueThird();
    expect((await refusedAgain).status).toBe(200);
    expect((await slow).status).toBe(200);
    await api("/monitors");
    expect(network.tokens.at(-1)).toBe("token-3");
    expect(network.tokenCalls).toHaveLength(3);
  });

  it("a fixed access token is not sent again", async () => {
    const network = new Network(() => failure(401));
    await network.client({ accessToken: "given" }).GET("/monitors");
    expect(network.calls).toHaveLength(1);
  });

  it("an accessToken function gets the token that was rejected", async () => {
    const network = refuses("old");
    await network.client({ accessToken: (refused) => (refused === "old" ? "new" : "old") }).GET("/monitors");
    expect(network.tokens).toEqual(["old", "new"]);
  });
});

describe("the limits of the service", () => {
  /** A service whose tokens can no longer be used when a minute is over. */
  const spender = (options = {}) => {
    const network = new Network(undefined, (_seen, count) => issued(count, 30));
    return { network, api: network.client(options) };
  };
  const spend = async (api: ReturnType<Network["client"]>, count: number) => {
    for (let call = 0; call < count; call += 1) {
      await api.GET("/monitors");
      vi.advanceTimersByTime(30_000);
    }
  };

  it("are kept: the 11th token within 10 minutes is not requested, and the error says when it can be", async () => {
    vi.setSystemTime("2026-11-20T10:00:00Z");
    const { network, api } = spender();
    await spend(api, 10);
    const error = await api.GET("/monitors").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TokenBudgetError);
    expect(error).toMatchObject({
      name: "TokenBudgetError",
      message: expect.stringContaining("2026-11-20T10:10:00.000Z"),
    });
    expect(network.tokenCalls).toHaveLength(10);
    expect((error as TokenBudgetError).retryAt.toISOString()).toBe("2026-11-20T10:10:00.000Z");
  });

  it("make the client wait if atTokenLimit is wait, longer than a call may take", async () => {
    const { network, api } = spender({ atTokenLimit: "wait", callTimeout: 1_000 });
    await spend(api, 10);
    const calls = Promise.all([api.GET("/monitors"), api.GET("/monitors")]);
    await vi.advanceTimersByTimeAsync(4.9 * minutes);
    expect(network.tokenCalls).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(0.1 * minutes);
    for (const { response } of await calls) expect(response.status).toBe(200);
    expect(network.tokenCalls).toHaveLength(11);
  });

  it("do not take time from the call: when the wait is over, it has its own time limit", async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(success()), 900));
    const network = new Network(
      (seen) => (seen.url.search === "?slow=1" ? slow() : seen.url.search ? silence(seen, 1) : success()),
      (_seen, count) => issued(count, 30),
    );
    const fetch = network.serviceFetch({ atTokenLimit: "wait", callTimeout: 1_000 });
    for (let call = 0; call < 10; call += 1) {
      await fetch("/monitors");
      vi.advanceTimersByTime(30_000);
    }
    const calls = Promise.allSettled([fetch("/monitors?slow=1"), fetch("/monitors?silent=1")]);
    await vi.advanceTimersByTimeAsync(5 * minutes + 1_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(await calls).toMatchObject([{ value: { status: 200 } }, { reason: { name: "TimeoutError" } }]);
  });

  it("let go of the process when the waiting call is aborted", async () => {
    const { api } = spender({ atTokenLimit: "wait" });
    await spend(api, 10);
    const controller = new AbortController();
    const call = api.GET("/monitors", { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort(new Error("enough"));
    expect(await call).toMatchObject({ message: "enough" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a refused token request", () => {
  it.each([
    ["with status 400", () => json(400, { error: "invalid_client" })],
    ["with status 200 and an error field", () => json(200, { error: "invalid_client" })],
  ])("%s is an error with the reason, and is not sent again before its cool-down", async (_what, respond) => {
    const network = new Network(undefined, respond);
    const api = network.client();
    const error = await api.GET("/monitors").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ reason: "invalid_client" });
    await expect(api.GET("/monitors")).rejects.toBe(error);
    expect(network.tokenCalls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(2);
  });

  it("that was throttled is not sent again for ten minutes", async () => {
    const description = "You have made too many requests continuously.";
    const network = new Network(undefined, () => json(400, { error: "Access Denied", error_description: description }));
    const api = network.client();
    await expect(api.GET("/monitors")).rejects.toThrow("Too many tokens were requested.");
    await vi.advanceTimersByTimeAsync(9 * minutes);
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it.each([300, 400])("has status %i, even if its body has a token", async (status) => {
    const network = new Network(undefined, () => json(status, { access_token: "token-1", expires_in: 3600 }));
    await expect(network.client().GET("/monitors")).rejects.toBeInstanceOf(TokenError);
  });

  const refusalOf = async (respond: () => Response | Promise<Response>) => {
    const network = new Network(undefined, respond);
    return network
      .client({ retry: { maxRetries: 0 } })
      .GET("/monitors")
      .catch((caught: unknown) => caught);
  };

  it("with status 429 is throttled, with any body", async () => {
    expect(await refusalOf(() => json(429, {}))).toMatchObject({
      message: expect.stringContaining("Too many tokens were requested."),
    });
  });

  it.each([
    ["invalid_code", "The refresh token may be revoked, of another client, or of another data center."],
    ["invalid_client", "Check the client id, the client secret and the data center."],
    ["invalid_client_secret", "Check the client id, the client secret and the data center."],
    ["access_denied", "Too many tokens were requested."],
    ["some_other_code", "The refresh token may be revoked, of another client, or of another data center."],
  ])("shows the error code %s, and says what may be wrong", async (code, why) => {
    expect(await refusalOf(() => json(400, { error: code }))).toMatchObject({
      name: "TokenError",
      reason: code,
      message: `The auth server auth.acme.test refused (status 400, ${code}). ${why}`,
    });
  });

  it.each([
    "bad\n<b>",
    7,
    { code: "invalid_client" },
    ["invalid_client"],
    "the-refresh-token",
    "refresh_token_the",
    "a",
  ])("does not show what is not an error code, or may be a secret: %j", async (code) => {
    expect(await refusalOf(() => json(400, { error: code }))).toMatchObject({
      name: "TokenError",
      reason: undefined,
      message:
        "The auth server auth.acme.test refused (status 400, with an error code that is not shown). " +
        "The refresh token may be revoked, of another client, or of another data center.",
    });
  });

  it("with status 5xx says that the auth server is not available", async () => {
    expect(await refusalOf(() => new Response("<html>", { status: 502 }))).toMatchObject({
      name: "TokenError",
      message: "The auth server auth.acme.test is not available (status 502).",
    });
  });

  const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
  const advice = "Check its address, and whether a proxy or the login page of a network responds instead.";
  it.each([
    ["the login page of a network", () => new Response("<html>", html), "sent no JSON (text/html), with status 200."],
    ["nothing", () => new Response(null, { status: 200 }), "sent no JSON, with status 200."],
    ["no object", () => json(200, "token"), "sent no JSON, with status 200."],
    ["a redirect", () => new Response(null, { status: 302 }), "redirects (status 302), which is not followed."],
  ])("is none if another server responds: %s", async (_what, respond, what) => {
    expect(await refusalOf(respond)).toMatchObject({
      name: "TransportError",
      message: `The auth server auth.acme.test ${what} ${advice}`,
    });
  });

  it.each([
    ["a success without a token", { status: "success" }],
    ["a token that is no text", { access_token: 1, expires_in: 3600 }],
  ])("is an error with a clear message if the response is %s", async (_what, body) => {
    expect(await refusalOf(() => json(200, body))).toMatchObject({
      name: "TokenError",
      message:
        "The auth server auth.acme.test refused (status 200). " +
        "The refresh token may be revoked, of another client, or of another data center.",
    });
  });

  it("is a ConnectionError if the connection is lost, with the network's code", async () => {
    expect(await refusalOf(brokenConnection)).toMatchObject({
      name: "ConnectionError",
      message: "The auth server auth.acme.test could not be reached (ECONNRESET).",
      cause: "ECONNRESET",
    });
  });
});

describe("an access token that cannot be sent", () => {
  it.each(["", "token\n", "token\u001b[2J", "tökén", "a token"])(
    "is refused when it arrives: %j",
    async (access_token) => {
      const network = new Network(undefined, () => json(200, { access_token, expires_in: 3600 }));
      const api = network.client();
      const message =
        "The auth server auth.acme.test sent an access token that is empty or has a character that is not ASCII.";
      await expect(api.GET("/monitors")).rejects.toMatchObject({ name: "TransportError", message });
      expect(network.tokenCalls).toHaveLength(1);
      expect(network.calls).toHaveLength(0);
    },
  );

  it("counts: the auth server created it", async () => {
    const network = new Network(undefined, () => json(200, { access_token: "", expires_in: 3600 }));
    const api = network.client();
    for (let count = 0; count < 10; count += 1) await api.GET("/monitors").catch(() => {});
    await expect(api.GET("/monitors")).rejects.toMatchObject({ name: "TokenBudgetError" });
  });
});

describe("an auth server that does not respond", () => {
  it("causes an error after the time limit of an attempt, and the next call sends another request", async () => {
    const network = new Network(undefined, (seen, count) => (count === 1 ? silence(seen, count) : issued(count)));
    const api = network.client({ attemptTimeout: 5_000, retry: { maxRetries: 0 } });
    const first = api.GET("/monitors").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await first).toMatchObject({
      name: "TimeoutError",
      message: "The auth server auth.acme.test sent no response within 5000 ms.",
    });
    expect((await api.GET("/monitors")).response.status).toBe(200);
  });
});

describe("exchangeGrant and revoke", () => {
  it("send the grant in a form", async () => {
    const network = new Network(undefined, () =>
      json(200, { access_token: "a", refresh_token: "r", expires_in: 3600 }),
    );
    const tokens = await exchangeGrant("the-grant", { authUrl, credentials, fetch: network.fetch });
    expect(tokens.refresh_token).toBe("r");
    expect(network.tokenCalls[0]?.url.search).toBe("");
    expect(network.tokenCalls[0]?.body).toContain("grant_type=authorization_code");
    expect(network.tokenCalls[0]?.body).toContain("code=the-grant");
  });

  it("send the token to revoke in the query, as the service requires", async () => {
    const network = new Network(undefined, () => json(200, { status: "success" }));
    await revoke("a token&more", { authUrl, fetch: network.fetch });
    expect(network.tokenCalls[0]?.method).toBe("POST");
    expect(network.tokenCalls[0]?.url.searchParams.get("token")).toBe("a token&more");
  });

  it("give the name of the network's error if it has no code", async () => {
    const offline = () => Promise.reject(new TypeError("offline"));
    const call = exchangeGrant("the-grant", { authUrl, credentials, fetch: offline });
    await expect(call).rejects.toMatchObject({ name: "ConnectionError", cause: "TypeError" });
  });

  it.each([
    ["a failure", () => json(200, { status: "failure" }), "TokenError"],
    ["a page", () => new Response("<html>"), "TransportError"],
    ["null", () => json(200, null), "TransportError"],
  ])("fail if the service does not report success but %s", async (_what, respond, name) => {
    const network = new Network(undefined, respond);
    await expect(revoke("r", { authUrl, fetch: network.fetch })).rejects.toMatchObject({ name });
  });

  const refusing = { authUrl, credentials, fetch: async () => json(400, { error: "invalid_code" }) };
  const refused = "The auth server auth.acme.test refused (status 400, invalid_code).";
  it.each([
    [
      () => exchangeGrant("the-grant", refusing),
      "The grant token may be used already, older than its validity (3 to 10 minutes), of another client, or of another data center.",
    ],
    [() => revoke("r", refusing), "The refresh token may be revoked already, or of another data center."],
  ])("say what may be wrong if the auth server refuses", async (call, why) => {
    await expect(call()).rejects.toThrow(`${refused} ${why}`);
  });

  const insecure = {
    authUrl: "http://192.168.0.9",
    credentials,
    fetch: () => Promise.reject(new Error("It was sent.")),
  };
  it.each([
    ["exchangeGrant", () => exchangeGrant("the-grant", insecure)],
    ["refresh", () => refresh(insecure)],
    ["revoke", () => revoke("r", insecure)],
  ])("send no secret to an http address of another machine: %s", async (_name, call) => {
    await expect(call()).rejects.toThrow("`authUrl` must be an https URL, or an http URL of this machine");
  });

  it("take the address and the client from the environment", async () => {
    vi.stubEnv("SVC_DATA_CENTER", "EU");
    vi.stubEnv("SVC_SERVICE", "acme");
    vi.stubEnv("SVC_OAUTH2_CLIENT_ID", "id");
    vi.stubEnv("SVC_OAUTH2_CLIENT_SECRET", "secret");
    const sent: string[] = [];
    const fetch = async (url: string, { body }: { body: URLSearchParams }) => {
      sent.push(url, `${body}`);
      return json(200, { access_token: "a", refresh_token: "r", expires_in: 3600 });
    };
    await exchangeGrant("the-grant", { fetch });
    vi.unstubAllEnvs();
    expect(sent).toEqual([
      "https://acme.eu/oauth/v2/token",
      "grant_type=authorization_code&client_id=id&client_secret=secret&code=the-grant",
    ]);
  });

  it("name what is missing", async () => {
    const incomplete = { authUrl, credentials: { clientId: "id" } };
    await expect(exchangeGrant("the-grant", incomplete)).rejects.toThrow(
      "The credentials are incomplete: give `credentials.clientSecret` (or set SVC_OAUTH2_CLIENT_SECRET), too.",
    );
    await expect(revoke("r", { baseUrl: "https://www.acme.test/api" })).rejects.toThrow("set SVC_AUTH_URL");
  });

  it("end after the time limit of an attempt", async () => {
    const network = new Network(undefined, silence);
    const call = exchangeGrant("the-grant", { authUrl, credentials, fetch: network.fetch, attemptTimeout: 5_000 });
    const error = call.catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await error).toMatchObject({ name: "TimeoutError" });
  });

  it("give the error of a checked fetch as it is", async () => {
    const error = new (class extends ContractError {})("POST /oauth/v2/token: `expires_in` is missing.");
    const call = exchangeGrant("the-grant", { authUrl, credentials, fetch: () => Promise.reject(error) });
    await expect(call).rejects.toBe(error);
  });
});
