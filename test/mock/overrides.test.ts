import { describe, expect, it } from "vitest";
import { createClient, NotFoundError, unwrap } from "../../src/client/index.ts";
import type { Override } from "../../src/mock/index.ts";
import { validateResponse } from "../../src/validation/index.ts";
import { sharedMock } from "./support.ts";

const shared = sharedMock({ resets: true });

describe("an overridden response", () => {
  it("can have attributes and values of constants that are new tomorrow", async () => {
    const data = [{ id: "QUANTUM-LINK", name: "Quantum link", added_in_future: [1] }];
    const body = { code: 0, message: "success", data, page: { next: null } };
    shared.mock.override({ operation: "listMonitorTypeConstants", body });
    expect((await shared.get("/monitor_type_constants")).body).toEqual(body);
    shared.mock.override({
      operation: "listMonitors",
      body: { code: 0, message: "success", data: [{ monitor_id: "1", status: 99 }] },
    });
    expect((await shared.get("/monitors")).body.data).toEqual([{ monitor_id: "1", status: 99 }]);
  });

  it("can be a status that is new tomorrow, which the client takes for an error", async () => {
    shared.mock.override({
      status: 429,
      headers: { "Retry-After": "30" },
      body: { code: 4291, message: "Too many requests" },
    });
    const { status, headers, body } = await shared.get("/monitors");
    expect([status, headers.get("Retry-After"), body.code]).toEqual([429, "30", 4291]);
  });

  it("can be a service error code", async () => {
    shared.mock.override({ operation: "getMonitor", status: 404, body: { code: 1099, message: "Monitor is deleted" } });
    const { baseUrl, issueAccessToken } = shared.mock;
    const api = createClient({ baseUrl, accessToken: issueAccessToken() });
    const call = unwrap(api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "123412341234123411" } } }));
    await expect(call).rejects.toBeInstanceOf(NotFoundError);
    await expect(call).rejects.toMatchObject({ code: 1099 });
  });

  it("has the documented body of an error if it has none of its own", async () => {
    shared.mock.override({ status: 403, times: 1 });
    expect((await shared.get("/monitors")).body).toEqual({ code: 403, message: "Forbidden URL" });
    expect((await shared.get("/monitors")).status).toBe(200);
  });

  it("can be only headers", async () => {
    shared.mock.override({ operation: "listMonitors", headers: { "X-Tomorrow": "1" } });
    const { headers, body } = await shared.get("/monitors");
    expect([headers.get("X-Tomorrow"), body.data.length]).toEqual(["1", 2]);
  });

  it.each(["Content-Type", "content-type"])("can be a page that is not JSON, with the header %s", async (name) => {
    const body = "<h1>Bad gateway</h1>";
    shared.mock.override({ status: 502, headers: { [name]: "text/html" }, body, breaksContract: true });
    const { baseUrl, issueAccessToken } = shared.mock;
    const response = await fetch(`${baseUrl}/monitors`, {
      headers: { Authorization: `Svc-oauthtoken ${issueAccessToken()}` },
    });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([502, "text/html"]);
    expect(await response.text()).toBe(body);
  });

  it("can be whatever a gateway sends, because it breaks no contract", async () => {
    const html = { "Content-Type": "text/html" };
    shared.mock.override({ operation: "listMonitors", status: 503, headers: html, body: "<h1>Busy</h1>" });
    const { baseUrl, issueAccessToken } = shared.mock;
    const headers = { Authorization: `Svc-oauthtoken ${issueAccessToken()}` };
    const response = await fetch(`${baseUrl}/monitors`, { headers });
    expect([response.status, await response.clone().text()]).toEqual([503, "<h1>Busy</h1>"]);
    expect((await validateResponse(response, "listMonitors")).violations).toEqual([]);
  });

  it("can be for an unknown monitor, by its path", async () => {
    const body = { code: 0, message: "success", data: { monitor_id: "5" } };
    shared.mock.override({ operation: "getMonitor", path: "/monitors/5", body });
    expect((await shared.get("/monitors/5")).body).toEqual(body);
    expect((await shared.get("/monitors/6")).status).toBe(404);
  });

  it.each([{ headers: { "X-Mine": "1" } }, { status: 200 }])(
    "without a body does not make an unknown monitor exist: %o",
    async (override) => {
      shared.mock.override({ operation: "getMonitor", ...override });
      const { status, body } = await shared.get("/monitors/999");
      expect([status, body.code]).toEqual([404, 1002]);
    },
  );

  it("can be for one account or query, and the first that matches applies", async () => {
    const of = (id: string) => ({ code: 0, message: "success", data: [{ monitor_id: id }] });
    const operation = "listMonitors";
    shared.mock.override({ operation, account: "15401829", query: { page: "2" }, body: of("1") });
    shared.mock.override({ operation, account: "15401829", body: of("2") });
    shared.mock.override({ operation, query: { page: "2" }, body: of("3") });
    const idAt = async (path: string, Cookie = "") => (await shared.get(path, { Cookie })).body.data[0].monitor_id;
    expect(await idAt("/monitors?page=2", "zaaid=15401829")).toBe("1");
    expect(await idAt("/monitors", "zaaid=15401829")).toBe("2");
    expect(await idAt("/monitors?page=2", "zaaid=15401830")).toBe("3");
    expect(await idAt("/monitors")).toBe("123412341234123411");
  });

  it("does not let in what the service would refuse, and is not used up by it", async () => {
    shared.mock.override({ operation: "createMonitorGroup", status: 201, times: 1, headers: { "X-Mine": "1" } });
    const create = (headers: Record<string, string>, body: object) =>
      shared.get(
        "/monitor_groups",
        { "Content-Type": "application/json", ...headers },
        { method: "POST", body: JSON.stringify(body) },
      );
    const group = { display_name: "Web", description: "" };
    expect((await create({ Authorization: "" }, group)).status).toBe(401);
    expect((await create({}, { display_name: "Web" })).status).toBe(400);
    expect((await create({}, group)).headers.get("X-Mine")).toBe("1");
    expect((await create({}, group)).headers.get("X-Mine")).toBeNull();
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

  it("ends with clearOverrides", async () => {
    shared.mock.override({ status: 500 });
    shared.mock.clearOverrides();
    expect((await shared.get("/monitors")).status).toBe(200);
  });
});

describe("an override that breaks the contract", () => {
  const operation = "listMonitors";
  const broken: Array<[Override, string]> = [
    [
      { operation, body: { code: 0, message: "success" } },
      "breaks the contract of listMonitors: /data expected a value; got nothing.",
    ],
    [{ operation, body: { code: 0, message: "ok", data: [] } }, '/message expected "success"; got "ok".'],
    [
      { operation, body: { code: 0, message: "success", data: [{ monitor_id: 5 }] } },
      "/data/0/monitor_id expected a string; got 5.",
    ],
    [{ operation, status: 202 }, "listMonitors has no documented status 202; its success is 200."],
    [
      { status: 500, body: { code: 0, message: "success" } },
      "The body of the override is not an error: /code expected not 0; got 0.",
    ],
    [{ status: 500, body: "down" }, "The body of the override is not an error:"],
  ];

  it.each(broken)("is refused: %o", (override, message) => {
    expect(() => shared.mock.override(override)).toThrow(message);
    expect(() => shared.mock.override(override)).toThrow("Set breaksContract to true to allow this.");
  });

  it.each(broken)("is served when told so: %o", async (override) => {
    shared.mock.override({ ...override, breaksContract: true });
    const response = await shared.get("/monitors");
    expect(response.status).toBe(override.status ?? 200);
    if (override.body !== undefined) expect(response.body).toEqual(override.body);
  });

  it.each<[object, string]>([
    [{ operation }, "An override needs at least one of status, headers and body."],
    [{ body: {} }, "An override of a success needs an operation"],
    [{ status: 204, operation, body: {} }, "An override with status 204 cannot have a body."],
    [{ status: 700 }, "status must be an integer from 200 to 599; got 700."],
    [{ status: 500, operation: "listGroups" }, 'Unknown operation "listGroups". The operations are'],
    [{ status: 500, code: 5 }, 'The override has an unknown field "code". Its fields are operation, path,'],
    [{ status: 500, path: "monitors" }, 'path must be a text that matches ^/; got "monitors".'],
  ])("is refused if it makes no sense: %o", (override, message) => {
    expect(() => shared.mock.override(override)).toThrow(message);
  });
});
