import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { get, it, post, readResponse } from "./support.ts";

async function call(mock: Mock, method: string, path: string, value?: unknown, headers = {}) {
  const body = value === undefined ? null : JSON.stringify(value);
  return readResponse(await fetch(`${mock.authUrl}/_mock${path}`, { method, headers, body }));
}

describe("the control path", () => {
  it("names the addresses by which it was reached", async ({ mock }) => {
    const here = mock.authUrl.replace("127.0.0.1", "localhost");
    const { body } = await readResponse(await fetch(`${here}/_mock`));
    expect(body.data).toMatchObject({ baseUrl: `${here}/api`, authUrl: here });
  });

  it("issues access tokens and grants", async ({ mock }) => {
    const { body: token } = await call(mock, "POST", "/tokens", { scopes: ["Svc.Admin.Read"] });
    const headers = { Authorization: `Svc-oauthtoken ${token.data.access_token}` };
    expect((await get(mock, "/monitors", headers)).status).toBe(200);
    expect((await call(mock, "POST", "/tokens")).body.data.access_token).toEqual(expect.any(String));
    const { body: grant } = await call(mock, "POST", "/tokens", { type: "grant", minutes: 3 });
    const { clientId: client_id, clientSecret: client_secret } = mock.credentials;
    const form = { client_id, client_secret, grant_type: "authorization_code", code: grant.data.code };
    expect((await post(`${mock.authUrl}/oauth/v2/token`, form)).status).toBe(200);
  });

  it.for<[path: string, of: (mock: Mock) => unknown]>([
    ["/", ({ baseUrl, authUrl, credentials, now }) => ({ baseUrl, authUrl, credentials, now: now() })],
    ["/records", (mock) => mock.records()],
    ["/overrides", (mock) => mock.overrides()],
    ["/requests", (mock) => mock.requests()],
  ])("shows what the mock has: GET %s", async ([path, of], { mock }) => {
    mock.override({ operation: "getDeviceKey", status: 429, times: 1 });
    expect((await get(mock, "/device_key")).status).toBe(429);
    expect((await call(mock, "GET", path)).body).toEqual({ code: 0, message: "success", data: of(mock) });
  });

  const override = { method: "GET", path: "/~undocumented", body: [1] };
  it.for<[call: string, body: unknown, of: (mock: Mock) => unknown, after: unknown]>([
    ["PUT /records", { monitors: [{ monitor_id: "1" }] }, (mock) => mock.records().monitors, [{ monitor_id: "1" }]],
    ["POST /overrides", override, (mock) => mock.overrides().at(-1), { ...override, used: 0 }],
    ["DELETE /overrides", undefined, (mock) => mock.overrides(), []],
    ["DELETE /requests", undefined, (mock) => mock.requests(), []],
    ["POST /clock", { milliseconds: 5_000 }, (mock) => mock.now(), Date.parse("2026-11-21T10:00:05Z")],
    ["POST /reset", undefined, (mock) => [mock.overrides(), mock.requests()], [[], []]],
  ])("changes what the mock has: %s", async ([what, body, of, after], { mock }) => {
    const [method = "", path = ""] = what.split(" ");
    mock.override({ operation: "getDeviceKey", status: 429, times: 1 });
    await get(mock, "/device_key");
    expect((await call(mock, method, path, body)).status).toBe(200);
    expect(of(mock)).toEqual(after);
  });

  it.for<[what: string, call: string, body: unknown, message: string, status?: number]>([
    [
      "unknown options of a token",
      "POST /tokens",
      { scope: ["Svc.Admin.Read"], rolle: "Read Only" },
      "issueAccessToken has no option scope, rolle. It has scopes, role",
    ],
    [
      "scopes that are not in an array",
      "POST /tokens",
      { scopes: "all" },
      'issueAccessToken scopes: expected scopes in an array; got "all"',
    ],
    ["an unknown scope", "POST /tokens", { scopes: ["Svc.Admin.Write"] }, '"Svc.Admin.Write" is not a scope'],
    ["an unknown role", "POST /tokens", { role: "Boss" }, '"Boss" is not a role. The roles are Super Admin,'],
    [
      "minutes above the maximum",
      "POST /tokens",
      { type: "grant", minutes: 60 },
      "issueGrant minutes: expected a number from 3 to 10; got 60",
    ],
    [
      "an unknown type of token",
      "POST /tokens",
      { type: "refresh" },
      'tokens type: expected "access" or "grant"; got "refresh"',
    ],
    ["options of a token in an array", "POST /tokens", [], "tokens: expected an object; got an array"],
    ["an override without a body", "POST /overrides", undefined, "override: expected an object; got nothing"],
    ["a missing time", "POST /clock", {}, "advance: expected a number from 0 to "],
    ["a time in an array", "POST /clock", [1], "clock: expected an object; got an array"],
    ["records without a body", "PUT /records", undefined, "seed: expected an object; got nothing"],
    [
      "a method that the path does not have",
      "POST /requests",
      undefined,
      "/_mock/requests takes GET, DELETE, not POST.",
      405,
    ],
    [
      "an unknown path",
      "GET /nothing",
      undefined,
      "The mock has no /_mock/nothing. It has /_mock, /_mock/reset, ",
      404,
    ],
  ])("refuses %s, and says why", async ([, request, body, message, status = 400], { mock }) => {
    const [method = "", path = ""] = request.split(" ");
    const response = await call(mock, method, path, body);
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ code: status, message: expect.stringContaining(message) });
  });

  it("says that a body is not valid JSON", async ({ mock }) => {
    const response = await fetch(`${mock.authUrl}/_mock/overrides`, { method: "POST", body: "status=500" });
    expect(await response.json()).toEqual({ code: 400, message: 'The body: expected valid JSON; got "status=500"' });
  });

  it.for<[what: string, headers: Record<string, string>]>([
    ["another origin", { Origin: "https://elsewhere.test" }],
    ["an origin that is hidden", { Origin: "null" }],
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
    ["another host of the same site", { "Sec-Fetch-Site": "same-site" }],
  ])("refuses requests of web pages: %s", async ([, headers], { mock }) => {
    expect((await call(mock, "POST", "/reset", undefined, headers)).status).toBe(403);
  });

  it("refuses requests of the mock's own pages", async ({ mock }) => {
    expect((await call(mock, "POST", "/reset", undefined, { Origin: mock.authUrl })).status).toBe(403);
  });
});

it("the commands of the docs do what the page says, in their order", async ({ mock }) => {
  const page = await readFile("docs/mock-server.md", "utf8");
  const commands = [...page.matchAll(/^curl (?:-X (\w+) )?http:\/\/127\.0\.0\.1:4013\/_mock(\S*)(?: -d '(.+)')?$/gm)];
  expect(commands).toHaveLength(11);
  for (const [line, method = "GET", path = "", body] of commands)
    expect([line, (await call(mock, method, path, body && JSON.parse(body))).status]).toEqual([line, 200]);
});

it("the contract is served at /openapi.json", async ({ mock }) => {
  const { status, body } = await readResponse(await fetch(`${mock.authUrl}/openapi.json`));
  expect([status, body.openapi]).toEqual([200, "3.1.0"]);
  expect(body.paths).toHaveProperty(["/monitors"]);
  // Postman, Swagger UI and fuzzers call the first server.
  expect(body.servers[0].url).toBe(mock.baseUrl);
  expect(body.servers.length).toBeGreaterThan(1);
  expect(body.paths["/oauth/v2/token"].servers[0].url).toBe(mock.authUrl);
});
