import { describe, expect, it } from "vitest";
import { MemoryTokenStore } from "../../src/client/index.ts";
import {
  authUrl,
  baseUrl,
  credentials,
  json,
  Network,
  refusedConnection,
  silence,
  success,
} from "../client/support.ts";
import { operations } from "../support/bundle.ts";
import { listMonitors, ownHeaders, pageContract, relay, sharedInspector, startInspector } from "./support.ts";

const inspector = sharedInspector();

/** Starts an inspector of a real service whose network is simulated. */
async function startLive(network: Network) {
  // A store of its own: the clients of a process share a token.
  const tokenStore = new MemoryTokenStore();
  return startInspector({ live: { baseUrl, authUrl, credentials, tokenStore, fetch: network.fetch } });
}

describe("a request through the relay", () => {
  it("reaches the mock with version, account and body, and no token is shown", async () => {
    const mock = inspector();
    const { status, body } = await relay(mock, {
      method: "POST",
      uri: "/monitor_groups",
      zaaid: "15401829",
      body: '{ "display_name": "Web", "description": "All of it" }',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 201,
      statusText: "Created",
      verdict: { violations: [], additions: [] },
      note: "",
    });
    expect(body.text).toBe('{"code":0,"message":"success"}');
    expect(body.bytes).toBe(30);
    expect(body.milliseconds).toBeGreaterThan(0);
    expect(body.headers).toContainEqual(["x-mock-zaaid", "15401829"]);
    const [seen] = mock.requests();
    expect(seen?.body).toBe('{ "display_name": "Web", "description": "All of it" }');
    expect(body.request.url).toBe(`${mock.baseUrl}/monitor_groups`);
    expect(seen?.headers).toMatchObject(Object.fromEntries(body.request.headers));
    expect(Object.fromEntries(body.request.headers)).toEqual({
      accept: "application/json; version=2.0",
      authorization: "Svc-oauthtoken ***",
      "content-type": "application/json;charset=UTF-8",
      cookie: "***",
      "user-agent": expect.stringMatching(/^svc-monitoring-api\/\d/),
    });
  });

  it("is sent once, also if the service responds with an error", async () => {
    const mock = inspector();
    mock.override({ status: 503 });
    expect((await relay(mock)).body).toMatchObject({ status: 503 });
    mock.clearOverrides();
    for (let click = 0; click < 12; click += 1) {
      expect((await relay(mock, { zaaid: "1" })).body).toMatchObject({ status: 401 });
    }
    expect(mock.requests()).toHaveLength(13);
  });

  it("is not mixed up with concurrent requests", async () => {
    const mock = inspector();
    const uris = Array.from({ length: 8 }, (_, index) => `/monitors/${index}`);
    const responses = await Promise.all(uris.map((uri) => relay(mock, { uri })));
    expect(responses.map(({ body }) => body.request.url)).toEqual(uris.map((uri) => mock.baseUrl + uri));
  });

  it.each([
    ["its query", { uri: "/monitors?a=1&a=2&b=%26%20x" }, { query: "a=1&a=2&b=%26%20x" }],
    [
      "the body as it was typed: long numbers keep their digits",
      { method: "PUT", uri: "/admin/monitors", body: '{"id": 123412341234123411}' },
      { body: '{"id": 123412341234123411}' },
    ],
    ["the selected version", { version: "3.1" }, { headers: { accept: "application/json; version=3.1" } }],
  ] as const)("is sent with %s", async (_what, changes, seen) => {
    const mock = inspector();
    await relay(mock, changes);
    expect(mock.requests()).toMatchObject([seen]);
  });

  it("is checked against the contract: status, type, body, and the request's body", async () => {
    const replies = [
      () => success([{ monitor_id: 1 }]),
      () => json(418, {}),
      () => new Response("<h1>Hello</h1>", { headers: { "Content-Type": "text/html" } }),
      () => new Response('{"message":"success","data":[]}'),
    ];
    const mock = await startLive(new Network((_seen, count) => replies[count - 1]?.() ?? success()));
    const violations = async (changes = {}) => (await relay(mock, changes)).body.verdict.violations;
    expect(await violations()).toEqual(["listMonitors, response body /data/0/monitor_id: expected a string; got 1"]);
    expect(await violations()).toEqual([
      "listMonitors, response status: expected one of 200, 400, 401, 403, 404, 405, 500; got 418",
    ]);
    expect(await violations()).toEqual([
      'listMonitors, response header Content-Type: expected application/json; got "text/html"',
    ]);
    expect(await violations()).toEqual([expect.stringContaining('got "text/plain')]);
    expect(await violations({ method: "POST", uri: "/monitor_groups", body: "{}" })).toContain(
      "createMonitorGroup, request body /display_name: expected a value; got nothing",
    );
    expect(await violations({ version: "3.1" })).toEqual([
      'listMonitors, request header Accept: expected application/json; version=2.0; got "application/json; version=3.1"',
    ]);
  });

  it("says what the contract does not document and tolerates", async () => {
    const replies = [() => json(429, {}), () => json(200, { message: "success", data: [], new_attribute: 1 })];
    const mock = await startLive(new Network((_seen, count) => replies[count - 1]?.() ?? success()));
    const found = async (uri: string) => (await relay(mock, { uri })).body.verdict;
    expect(await found("/monitors")).toEqual({
      violations: [],
      additions: ["status: the status 429 is not documented; any gateway sends it"],
    });
    expect((await found("/monitors?limit=2")).additions).toEqual([
      "query limit: the parameter limit is not documented",
      expect.stringContaining("new_attribute"),
    ]);
  });

  it("ends when the page no longer waits for its response", async () => {
    const network = new Network(silence);
    const mock = await startLive(network);
    const page = new AbortController();
    const response = fetch(`${mock.authUrl}/inspector/relay`, {
      ...{ method: "POST", headers: await ownHeaders(mock), body: JSON.stringify(listMonitors), signal: page.signal },
    });
    await expect.poll(() => network.calls.length).toBe(1);
    page.abort();
    await expect(response).rejects.toThrow("aborted");
    await expect.poll(() => network.calls[0]?.signal?.aborted).toBe(true);
  });

  it("is not checked if the contract does not document it", async () => {
    const mock = inspector();
    const { body } = await relay(mock, { uri: "/reports/1" });
    expect([body.status, body.verdict]).toEqual([404, undefined]);
  });
});

describe("the real service through the relay", () => {
  it("is called through the client, and the token is sent only to the service", async () => {
    const network = new Network(({ headers }) =>
      json(200, { message: headers.get("Authorization") }, { "Set-Cookie": "session=secret; Path=/" }),
    );
    const mock = await startLive(network);
    const { body, text } = await relay(mock);
    expect(network.calls.map(({ url }) => url.href)).toEqual([`${baseUrl}/monitors`]);
    expect(network.tokens).toEqual(["token-1"]);
    expect(text).not.toMatch(/token-1|the-secret|the-refresh-token|the-client-id|session=secret/);
    expect(body.text).toBe('{"message":"Svc-oauthtoken ***"}');
    expect(body.headers).toContainEqual(["set-cookie", "session=***; Path=/"]);
    expect(mock.requests()).toEqual([]);
  });

  it("causes one new token if it responds with 401, however often one clicks", async () => {
    const network = new Network(() => json(401, { code: 401, message: "Unauthorized" }));
    const mock = await startLive(network);
    const note = "The service refused the access token. The request was repeated with a new one.";
    expect((await relay(mock)).body).toMatchObject({ status: 401, note });
    for (let click = 0; click < 12; click += 1)
      expect((await relay(mock)).body).toMatchObject({ status: 401, note: "" });
    expect(network.tokenCalls.length).toBe(2);
  });

  it("that cannot be reached is reported", async () => {
    const mock = await startLive(new Network(refusedConnection));
    const message =
      "GET /monitors: the connection to www.acme.test failed in attempt 1 (ECONNREFUSED). The base URL is https://www.acme.test/api. The connection was refused: the service is down, or the address is wrong.";
    expect((await relay(mock)).body).toEqual({ error: { name: "ConnectionError", message } });
  });

  it("may have executed a request without a response: this is reported", async () => {
    const broken = () =>
      Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } }));
    const mock = await startLive(new Network(broken));
    const { body } = await relay(mock, { method: "POST", uri: "/monitor_groups", body: "{}" });
    expect(body.error.message).toContain("The POST may have been executed.");
  });

  it("that refuses the token request is reported", async () => {
    const mock = await startLive(new Network(undefined, () => json(400, { error: "invalid_client" })));
    expect((await relay(mock)).body.error).toMatchObject({
      name: "TokenError",
      message: expect.stringContaining("invalid_client"),
    });
  });

  it("has the default role Read Only", async () => {
    const mock = await startLive(new Network());
    const page = await pageContract(mock);
    expect([page.role, page.target]).toEqual(["Read Only", { baseUrl, isLive: true }]);
  });

  it("is not called without its settings", async () => {
    await expect(startInspector({ live: {} })).rejects.toThrow(
      "Give `dataCenter` and `service`, or `baseUrl` and `authUrl`.",
    );
  });
});

describe("the contract for the page", () => {
  it("has operations with examples, and roles with their permissions", async () => {
    const mock = inspector();
    const page = await pageContract(mock);
    expect(page).toMatchObject({
      version: "2.0",
      role: "Super Admin",
      target: { baseUrl: mock.baseUrl, isLive: false },
    });
    const below = operations.filter(({ servers }) => servers === undefined);
    expect(page.operations.map(({ id }) => id)).toEqual(below.map(({ name }) => name));
    expect(page.operations.find(({ id }) => id === "getMonitor")).toEqual({
      id: "getMonitor",
      method: "GET",
      path: "/monitors/{monitor_id}",
      tag: "Monitors",
      summary: "Get a monitor",
      takesAccount: true,
      isAdded: false,
      success: "application/json",
      version: "2.0",
      parameters: [
        {
          ...{
            example: ["123412341234123411"],
            in: "path",
            name: "monitor_id",
            isRequired: true,
            kind: "text",
            choices: [],
            style: { style: "simple", explode: false },
          },
          about: "string",
          type: "string",
        },
      ],
      cookies: [],
      bodies: [],
    });
    expect(JSON.parse(page.operations.find(({ id }) => id === "createMonitorGroup")?.bodies[0]?.body ?? "")).toEqual({
      display_name: "Web production",
      description: "Monitors of the production web sites",
    });
  });
});
