import { describe, expect, it } from "vitest";
import type { OverriddenCall, Override } from "../../src/mock/index.ts";
import { createGroup, get, group, sharedMock, start, successWith } from "./support.ts";

const shared = sharedMock({ resets: true });

describe("an override of an undocumented operation", () => {
  it("gives it a response, with a valid token only", async () => {
    const { mock, get: call } = shared;
    expect((await call("/reports/7")).status).toBe(404);
    mock.override({ method: "GET", path: "/reports/{id}", body: ({ parameters }) => successWith(parameters) });
    expect(await call("/reports/7")).toMatchObject({ status: 200, body: successWith({ id: "7" }) });
    expect((await call("/reports/7", { Authorization: "Svc-oauthtoken unknown" })).status).toBe(401);
    expect((await call("/reports/7", { Cookie: "zaaid=0" })).status).toBe(401);
    const Authorization = `Svc-oauthtoken ${mock.issueAccessToken({ role: "No Access" })}`;
    expect((await call("/reports/7", { Authorization })).status).toBe(403);
    expect((await call("/reports/7", {}, { method: "DELETE" })).status).toBe(404);
    expect((await call("/reports/7/days")).status).toBe(404);
  });

  it("may have a path of the contract with another method, and any effect", async () => {
    shared.mock.override({ method: "PATCH", path: "/monitors/7", status: 409, headers: { "X-Mine": "1" } });
    const { status, headers, body } = await shared.get("/monitors/7", {}, { method: "PATCH" });
    expect([status, headers.get("X-Mine"), body.code]).toEqual([409, "1", 409]);
    shared.mock.override({ method: "PATCH", path: "/monitors/7", close: true });
    await expect(shared.get("/monitors/7", {}, { method: "PATCH" })).rejects.toThrow("fetch failed");
  });

  it("is not one of all calls", async () => {
    shared.mock.override({ status: 503 });
    expect((await shared.get("/reports/7")).status).toBe(404);
  });
});

describe("an overridden response", () => {
  it("can have attributes and values of constants that are new tomorrow", async () => {
    const data = [{ id: "QUANTUM-LINK", name: "Quantum link", added_in_future: [1] }];
    const body = { code: 0, message: "success", data, page: { next: null } };
    shared.mock.override({ operation: "listMonitorTypeConstants", body });
    expect((await shared.get("/monitor_type_constants")).body).toEqual(body);
    shared.mock.override({ operation: "listMonitors", body: successWith([{ monitor_id: "1", status: 99 }]) });
    expect((await shared.get("/monitors")).body.data).toEqual([{ monitor_id: "1", status: 99 }]);
  });

  it("has the documented body of an error if it has none of its own", async () => {
    shared.mock.override({ status: 403, times: 1 });
    expect((await shared.get("/monitors")).body).toEqual({ code: 403, message: "Forbidden URL" });
    expect((await shared.get("/monitors")).status).toBe(200);
  });

  it("can be whatever a gateway sends, because it breaks no contract", async () => {
    const html = { "content-type": "text/html" };
    shared.mock.override({ operation: "listMonitors", status: 503, headers: html, body: "<h1>Busy</h1>" });
    const { baseUrl, issueAccessToken } = shared.mock;
    const headers = { Authorization: `Svc-oauthtoken ${issueAccessToken()}` };
    const response = await fetch(`${baseUrl}/monitors`, { headers });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([503, "text/html"]);
    expect(await response.text()).toBe("<h1>Busy</h1>");
  });

  it("can be for an unknown monitor, by its path", async () => {
    const body = successWith({ monitor_id: "5" });
    shared.mock.override({ method: "GET", path: "/monitors/5", body });
    expect((await shared.get("/monitors/5")).body).toEqual(body);
    expect((await shared.get("/monitors/6")).status).toBe(404);
  });

  it.each([{ headers: { "X-Mine": "1" } }, { status: 200 }])(
    "without a body does not make an unknown monitor exist: %o",
    async (override) => {
      shared.mock.override({ operation: "getMonitor", ...override } as Override);
      const { status, body } = await shared.get("/monitors/999");
      expect([status, body.code]).toEqual([404, 1002]);
    },
  );

  it("can be for one account, and the newest that matches applies", async () => {
    const of = (id: string) => successWith([{ monitor_id: id }]);
    const operation = "listMonitors";
    shared.mock.override({ operation, account: "15401829", body: of("1") });
    shared.mock.override({ operation, body: of("2"), times: 1 });
    const idOf = async (Cookie = "") => (await shared.get("/monitors", { Cookie })).body.data[0].monitor_id;
    expect(await idOf("zaaid=15401829")).toBe("2");
    expect(await idOf("zaaid=15401829")).toBe("1");
    expect(await idOf("zaaid=15401830")).toBe("123412341234123411");
    expect(await idOf()).toBe("123412341234123411");
  });

  it("of a test comes before those of the start, which come back when it is used up", async () => {
    const mock = await start({ overrides: [{ status: 500 }, { operation: "listMonitors", status: 502 }] });
    mock.override({ operation: "listMonitors", status: 429, times: 1 });
    expect((await get(mock, "/monitors")).status).toBe(429);
    expect((await get(mock, "/monitors")).status).toBe(502);
    expect((await get(mock, "/device_key")).status).toBe(500);
  });

  it.each(["/monitors/{monitor_id}", "/monitors/123412341234123411", "/monitors/12341234123412341%31"])(
    "can be for a method and a path: %s",
    async (path) => {
      shared.mock.override({ method: "GET", path, status: 429 });
      expect((await shared.get("/monitors/123412341234123411")).status).toBe(429);
      expect((await shared.get("/monitors")).status).toBe(200);
    },
  );

  it("of a GET by its path is one of HEAD, too, and a body may be false", async () => {
    shared.mock.override({ method: "GET", path: "/monitors", status: 503 });
    expect((await shared.get("/monitors", {}, { method: "HEAD" })).status).toBe(503);
    shared.mock.override({ operation: "getDeviceKey", body: false, breaksContract: true });
    expect((await shared.get("/device_key")).body).toBe(false);
  });

  it("cannot be changed through what a program passed or got", async () => {
    const { mock } = shared;
    const data = [{ monitor_id: "7" }];
    mock.override({ operation: "listMonitors", body: successWith(data) });
    data.push({ monitor_id: "8" });
    const [shown] = mock.overrides() as Array<{ body: { data: unknown[] } }>;
    shown?.body.data.push({ monitor_id: "9" });
    expect((await shared.get("/monitors")).body.data).toEqual([{ monitor_id: "7" }]);
  });

  it("does not let in what the service would refuse, and is not used up by it", async () => {
    shared.mock.override({ operation: "createMonitorGroup", status: 201, times: 1, headers: { "X-Mine": "1" } });
    const create = (body: object, headers = {}) => createGroup(shared.mock, body, headers);
    expect((await create(group, { Authorization: "" })).status).toBe(401);
    expect((await create({ display_name: "Web" })).status).toBe(400);
    expect((await create(group)).headers.get("X-Mine")).toBe("1");
    expect((await create(group)).headers.get("X-Mine")).toBeNull();
  });

  it("can be a token response, of a known client only", async () => {
    const { authUrl, credentials } = shared.mock;
    const body = { error: "invalid_code" };
    shared.mock.override({ operation: "createToken", status: 200, body, breaksContract: true });
    const ask = async (client_secret: string) => {
      const { clientId, refreshToken } = credentials;
      const form = { client_id: clientId, client_secret, grant_type: "refresh_token", refresh_token: refreshToken };
      const response = await fetch(`${authUrl}/oauth/v2/token`, { method: "POST", body: new URLSearchParams(form) });
      return [response.status, await response.json()];
    };
    expect(await ask(credentials.clientSecret)).toEqual([200, body]);
    expect(await ask("wrong")).toEqual([400, { error: "invalid_client" }]);
  });
});

describe("a body by function", () => {
  const create = () =>
    shared.get(
      "/monitor_groups?dry=1",
      { "Content-Type": "application/json", Cookie: "zaaid=15401829" },
      { method: "POST", body: JSON.stringify(group) },
    );

  it("is made for each call, from what the call has", async () => {
    const seen: OverriddenCall[] = [];
    shared.mock.override({
      operation: "createMonitorGroup",
      status: 201,
      body: (call) => {
        seen.push(call);
        return successWith({ number: seen.length });
      },
      times: 2,
    });
    expect((await create()).body.data).toEqual({ number: 1 });
    expect(await create()).toMatchObject({ status: 201, body: { data: { number: 2 } } });
    expect((await create()).body).toEqual({ code: 0, message: "success" });
    const { headers, ...call } = seen[0] as OverriddenCall;
    expect(headers["content-type"]).toBe("application/json");
    expect(call).toEqual({
      operation: "createMonitorGroup",
      method: "POST",
      path: "/monitor_groups",
      parameters: {},
      query: { dry: "1" },
      account: "15401829",
      body: group,
    });
    shared.mock.override({
      operation: "getMonitor",
      body: ({ parameters }) => successWith({ monitor_id: String(parameters.monitor_id) }),
    });
    expect((await shared.get("/monitors/7")).body.data).toEqual({ monitor_id: "7" });
    expect(shared.mock.overrides()[1]).toMatchObject({ body: expect.any(Function), used: 1 });
  });

  it.each<[string, (call: OverriddenCall) => unknown, string]>([
    ["breaks the contract", () => ({ code: 0, message: "success" }), "body /data: expected a value; got nothing."],
    ["returns nothing", () => {}, "what it returns must be JSON; got nothing."],
    ["is async", async () => ({}), "it must not be async, because a response does not wait for it."],
    ["throws", () => JSON.parse("{"), "in JSON at position 1"],
  ])("that %s is an internal error, which says so", async (_what, body, reason) => {
    shared.mock.override({ operation: "listMonitors", body } as Override);
    const { status, body: received } = await shared.get("/monitors");
    expect([status, received.code]).toEqual([500, 500]);
    expect(received.message).toContain("the function that makes the body of an override failed: ");
    expect(received.message).toContain(reason);
  });
});
