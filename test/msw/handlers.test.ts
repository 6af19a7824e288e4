import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createClient, exchangeGrant, NotFoundError, refresh, unwrap } from "../../src/client/index.ts";
import { handlers } from "../../src/msw/index.ts";
import "../../src/validation/vitest.ts";
import { start } from "../mock/support.ts";
import { filledPath, operations, requiredQuery } from "../support/bundle.ts";

const baseUrl = "https://www.acme.test/api";
const authUrl = "https://auth.acme.test";
const id = "123412341234123411";

const server = setupServer(...handlers(baseUrl));
beforeAll(() =>
  // The mock is called, too.
  server.listen({
    onUnhandledRequest: ({ url }, print) => new URL(url).hostname === "127.0.0.1" || print.error(),
  }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createClient({ baseUrl, authUrl, accessToken: "the-token" });
const headers = { Authorization: "Svc-oauthtoken the-token" };
const wrongOverride = "handlers getMonitor: expected a function, or an object with only status and body; got";
const broken = { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: "{}" };

describe("the handlers of msw", () => {
  it.each(operations)("respond to $name as the contract says", async (target) => {
    const { name, method, isOAuth, requestBody, parameters } = target;
    const query = requiredQuery(parameters);
    const [example] = requestBody?.examples ?? [];
    const body = isOAuth
      ? new URLSearchParams(example?.value as Record<string, string>)
      : example && JSON.stringify(example.value);
    const response = await fetch(`${isOAuth ? authUrl : baseUrl}${filledPath(target)}${query}`, {
      method: method.toUpperCase(),
      headers: isOAuth ? {} : { ...headers, ...(body && { "Content-Type": "application/json" }) },
      ...(example && body && { body }),
    });
    expect(response.ok).toBe(true);
    await expect(response).toMatchContract(name as "getMonitor");
  });

  it("issue tokens with a refresh token for a grant only", async () => {
    const credentials = { clientId: "a", clientSecret: "b", refreshToken: "c" };
    expect(await refresh({ authUrl, credentials })).not.toHaveProperty("refresh_token");
    expect(await exchangeGrant("d", { authUrl, credentials })).toHaveProperty("refresh_token");
  });

  it.each<[string, number, string, RequestInit]>([
    ["without a token", 401, "/monitors", {}],
    ["with a newer version", 400, "/monitors", { headers: { ...headers, Accept: "application/json; version=3.0" } }],
    ["to an unknown path", 404, "/monitor", { headers }],
    ["to a path that cannot be decoded", 404, "/monitors/%zz", { headers }],
    ["to an unknown monitor", 404, "/monitors/1", { headers }],
    ["with another method", 405, "/monitors", { method: "PUT", headers }],
    ["with a broken body", 400, "/monitor_groups", broken],
  ])("refuse a request %s with the documented %i, in the words of the mock", async (_what, status, path, init) => {
    const response = await fetch(baseUrl + path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD, OPTIONS" : null);
    await expect(response.clone()).toMatchContract("listMonitors");
    const mock = await start();
    const known = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    const toMock = { ...init, headers: { ...init.headers, ...(status !== 401 && known) } };
    expect(await response.json()).toEqual(await (await fetch(mock.baseUrl + path, toMock)).json());
  });

  it("do not see the body of a GET request, which msw drops", async () => {
    const sent = https.request(`${baseUrl}/monitors`, { headers: { ...headers, "Content-Type": "application/json" } });
    sent.end('{"a":1}');
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
  });

  it.each(["/oauth/v3/token", "/oauth/v2/token/", "/login/oauth/access_token"])(
    "leave %s to onUnhandledRequest, so that no secret is sent",
    async (path) => {
      const body = new URLSearchParams({ client_secret: "s" });
      await expect(fetch(`https://accounts.acme.test${path}`, { method: "POST", body })).rejects.toThrow();
    },
  );

  it("send nothing if the function of an override returns no response", async () => {
    server.use(...handlers(baseUrl, { getDeviceKey: (() => undefined) as never }));
    const response = await fetch(`${baseUrl}/device_key`, { headers });
    expect([response.status, (await response.json()).message]).toEqual([
      500,
      "handlers getDeviceKey, what the function returns: expected a Response; got nothing.",
    ]);
  });

  it("respond with overrides, which the compiler checks", async () => {
    server.use(
      ...handlers(baseUrl, {
        listMonitors: { status: 200, body: { code: 0, message: "success", data: [{ monitor_id: "7" }] } },
        getMonitor: { status: 404, body: { code: 1002, message: "Monitor does not exist" } },
        getDeviceKey: () => new Response(null, { status: 503 }),
        listLocationProfiles: { status: 405, body: { code: 405, message: "No" } },
      }),
    );
    const refused = await fetch(`${baseUrl}/location_profiles`, { headers });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await unwrap(api.GET("/monitors"))).toEqual([{ monitor_id: "7" }]);
    const call = unwrap(api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: id } } }));
    await expect(call).rejects.toBeInstanceOf(NotFoundError);
    expect((await fetch(`${baseUrl}/device_key`, { headers })).status).toBe(503);
    // @ts-expect-error the status is not documented
    const undocumented = () => handlers(baseUrl, { listMonitors: { status: 201, body: { code: 0 } } });
    expect(undocumented).toThrow("The override breaks the contract of listMonitors: status: expected one of 200, 400,");
    expect(undocumented).toThrow("A function may send any response.");
    // @ts-expect-error the body is not that of the operation
    const broken = () => handlers(baseUrl, { listMonitors: { status: 200, body: { code: 0, message: "success" } } });
    expect(broken).toThrow("body /data: expected a value; got nothing");
  });

  it.each<[string, string, object | null, string]>([
    ["a misspelt operation", baseUrl, { getMonitr: () => new Response() }, "The nearest are getMonitor,"],
    ["no body", baseUrl, { getMonitor: { status: 200 } }, `${wrongOverride} an object with status.`],
    ["a Response", baseUrl, { getMonitor: new Response("") }, `${wrongOverride} an instance of Response.`],
    [
      "an unknown field",
      baseUrl,
      { getMonitor: { status: 404, body: { code: 1002, message: "No" }, times: 1 } },
      `${wrongOverride} an object with status, body, times.`,
    ],
    ["a text", baseUrl, { getMonitor: "no" }, `${wrongOverride} "no".`],
    ["a base URL without a scheme", "www.acme.test/api", {}, "handlers: expected {base_url}, such as https://"],
  ])("refuse %s when they are made, not when a test calls them", (_what, base, overrides, message) => {
    expect(() => handlers(base, overrides as object)).toThrow(message);
  });

  it("take a base URL in capitals and with the usual port", async () => {
    server.use(...handlers("https://www.Other.test:443/api/"));
    expect((await fetch("https://www.other.test/api/monitors", { headers })).status).toBe(200);
  });

  it("respond to HEAD as to GET without the body", async () => {
    const response = await fetch(`${baseUrl}/monitors`, { method: "HEAD", headers });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});
