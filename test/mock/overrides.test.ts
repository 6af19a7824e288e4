import { describe, expect, it } from "vitest";
import type { OverriddenCall, Override } from "../../src/mock/index.ts";
import { createGroup, get, group, post, sharedMock, start, successWith } from "./support.ts";

const shared = sharedMock({ resets: true });
const monitor = "/monitors/123412341234123411";
const types = { ...successWith([{ id: "QUANTUM", name: "Quantum", added_in_future: [1] }]), page: { next: null } };
const five = successWith({ monitor_id: "5", status: 99 });

it.each<[string, object, string, number, unknown?]>([
  [
    "new attributes and ids",
    { operation: "listMonitorTypeConstants", body: types },
    "/monitor_type_constants",
    200,
    types,
  ],
  ["the documented error", { status: 403 }, "/monitors", 403, { code: 403, message: "Forbidden URL" }],
  ["an unknown monitor", { method: "GET", path: "/monitors/5", body: five }, "/monitors/5", 200, five],
  ["nothing for another path", { method: "GET", path: "/monitors/5", body: five }, "/monitors/6", 404],
  ["no unknown monitor without a body", { operation: "getMonitor", headers: { "X-A": "b" } }, "/monitors/999", 404],
  ["no unknown monitor with a status", { operation: "getMonitor", status: 200 }, "/monitors/999", 404],
  ["any monitor by a template", { method: "GET", path: "/monitors/{monitor_id}", status: 429 }, monitor, 429],
  ["a monitor by its path", { method: "GET", path: monitor, status: 429 }, monitor, 429],
  ["an encoded path", { method: "GET", path: monitor.replace(/1$/, "%31"), status: 429 }, monitor, 429],
  ["a body that is false", { operation: "getDeviceKey", body: false, breaksContract: true }, "/device_key", 200, false],
  ["no undocumented operation for all calls", { status: 503 }, "/~undocumented/7", 404],
])("an override can give %s", async (_what, override, path, status, body) => {
  shared.mock.override(override as Override);
  const response = await shared.get(path);
  expect(response.status).toBe(status);
  if (body !== undefined) expect(response.body).toEqual(body);
});

describe("an override of an undocumented operation", () => {
  it("gives it a response, with a valid token only", async () => {
    const { mock, get: call } = shared;
    expect((await call("/~undocumented/7")).status).toBe(404);
    mock.override({ method: "GET", path: "/~undocumented/{id}", body: ({ parameters }) => successWith(parameters) });
    expect(await call("/~undocumented/7")).toMatchObject({ status: 200, body: successWith({ id: "7" }) });
    expect((await call("/~undocumented/7", { Authorization: "Svc-oauthtoken unknown" })).status).toBe(401);
    expect((await call("/~undocumented/7", { Cookie: "zaaid=0" })).status).toBe(401);
    const Authorization = `Svc-oauthtoken ${mock.issueAccessToken({ role: "No Access" })}`;
    expect((await call("/~undocumented/7", { Authorization })).status).toBe(403);
    expect((await call("/~undocumented/7", {}, { method: "DELETE" })).status).toBe(404);
    expect((await call("/~undocumented/7/days")).status).toBe(404);
    expect(mock.requests().map(({ operation }) => operation)).toEqual(Array(7).fill(null));
  });

  it("leaves nothing of its path when it is used up", async () => {
    shared.mock.override({ method: "GET", path: "/~undocumented", status: 202, times: 1 });
    const statusOf = async (method: string) => (await shared.get("/~undocumented", {}, { method })).status;
    expect([await statusOf("OPTIONS"), await statusOf("GET"), await statusOf("OPTIONS")]).toEqual([204, 202, 404]);
  });

  it("may have a path of the contract with another method, and any effect", async () => {
    shared.mock.override({ method: "PATCH", path: "/monitors/7", status: 409, headers: { "X-Mine": "1" } });
    const { status, headers, body } = await shared.get("/monitors/7", {}, { method: "PATCH" });
    expect([status, headers.get("X-Mine"), body.code]).toEqual([409, "1", 409]);
    shared.mock.override({ method: "PATCH", path: "/monitors/7", close: true });
    await expect(shared.get("/monitors/7", {}, { method: "PATCH" })).rejects.toThrow("fetch failed");
  });
});

describe("an overridden response", () => {
  it("can be whatever a gateway sends", async () => {
    const html = { "content-type": "text/html" };
    shared.mock.override({ operation: "listMonitors", status: 503, headers: html, body: "<h1>Busy</h1>" });
    const { baseUrl, issueAccessToken } = shared.mock;
    const headers = { Authorization: `Svc-oauthtoken ${issueAccessToken()}` };
    const response = await fetch(`${baseUrl}/monitors`, { headers });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([503, "text/html"]);
    expect(await response.text()).toBe("<h1>Busy</h1>");
  });

  it("without a body may replace a header of the usual response", async () => {
    const headers = { "Content-Type": "application/json; charset=utf-8" };
    shared.mock.override({ operation: "getMonitor", headers });
    expect((await shared.get("/monitors/123412341234123411")).headers.get("Content-Type")).toBe(
      headers["Content-Type"],
    );
  });

  it("by a path applies only where the path is: below {base_url}, or /oauth below {auth_url}", async () => {
    const { mock } = shared;
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    for (const path of ["/monitors", "/reports/{id}"]) mock.override({ method: "GET", path, status: 503 });
    for (const path of ["/monitors", "/reports/7"]) {
      expect((await shared.get(path)).status).toBe(503);
      expect((await fetch(mock.authUrl + path, { headers })).status).toBe(404);
    }
    mock.override({ method: "POST", path: "/oauth/v2/token", status: 503 });
    expect((await fetch(`${mock.baseUrl}/oauth/v2/token`, { method: "POST", headers })).status).toBe(404);
  });

  it("by an undocumented path does not apply to documented ones that it also matches", async () => {
    shared.mock.override({ method: "GET", path: "/{a}/{b}", body: { undocumented: true } });
    expect((await shared.get("/undocumented/7")).body).toEqual({ undocumented: true });
    expect((await shared.get("/monitors/123412341234123411")).body.message).toBe("success");
    expect((await shared.get("/admin/monitors")).body.message).toBe("success");
  });

  it("with a body is not changed by the header Prefer", async () => {
    const body = { code: 0, message: "success", data: [] };
    shared.mock.override({ operation: "listMonitors", body });
    const response = await shared.get("/monitors", { Prefer: "code=404" });
    expect([response.status, response.body]).toEqual([200, body]);
  });

  it("of a GET by its path is one of HEAD, too", async () => {
    for (const path of ["/monitors", "/undocumented"]) {
      shared.mock.override({ method: "GET", path, status: 503 });
      expect((await shared.get(path, {}, { method: "HEAD" })).status).toBe(503);
    }
  });

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
    const { clientId: client_id, clientSecret, refreshToken: refresh_token } = credentials;
    const body = { error: "invalid_code" };
    shared.mock.override({ operation: "createToken", status: 200, body, breaksContract: true });
    const ask = (client_secret: string) =>
      post(`${authUrl}/oauth/v2/token`, { client_id, client_secret, grant_type: "refresh_token", refresh_token });
    expect(await ask(clientSecret)).toMatchObject({ status: 200, body });
    expect(await ask("wrong")).toMatchObject({ status: 400, body: { error: "invalid_client" } });
  });
});

describe("a body by function", () => {
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
    const headers = { "Content-Type": "application/json", Cookie: "zaaid=15401829" };
    const create = () => shared.get("/monitor_groups?dry=1", headers, { method: "POST", body: JSON.stringify(group) });
    expect((await create()).body.data).toEqual({ number: 1 });
    expect(await create()).toMatchObject({ status: 201, body: { data: { number: 2 } } });
    expect((await create()).body).toEqual({ code: 0, message: "success" });
    expect(seen[0]).toEqual({
      operation: "createMonitorGroup",
      method: "POST",
      path: "/monitor_groups",
      parameters: {},
      query: { dry: "1" },
      headers: expect.objectContaining({ "content-type": "application/json" }),
      account: "15401829",
      body: group,
    });
    expect(shared.mock.overrides()).toMatchObject([{ body: expect.any(Function), used: 2 }]);
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
