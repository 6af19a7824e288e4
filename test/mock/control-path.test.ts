import { describe, expect } from "vitest";
import { document as controls } from "../../generated/controls/document.ts";
import { grantTokenValidity } from "../../generated/limits.ts";
import type { Document } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { operations } from "../../src/mock/control.ts";
import type { Mock } from "../../src/mock/index.ts";
import { get, it, readResponse } from "./support.ts";

async function call(mock: Mock, method: string, path: string, value?: unknown, headers = {}) {
  const body = value === undefined ? null : JSON.stringify(value);
  return readResponse(await fetch(`${mock.authUrl}/_mock${path}`, { method, headers, body }));
}

describe("the control path", () => {
  it("offers the controls of startMock to other languages", async ({ mock }) => {
    const { body: settings } = await call(mock, "GET", "/settings");
    const { baseUrl, authUrl, credentials } = mock;
    expect(settings.data).toEqual({ baseUrl, authUrl, credentials, now: Date.parse("2026-11-21T10:00:00Z") });
    const { body: grant } = await call(mock, "POST", "/grants", { minutes: 3 });
    expect(grant.data.code).toEqual(expect.any(String));
    const { body: token } = await call(mock, "POST", "/access-tokens", { scopes: ["Svc.Admin.Read"] });
    const headers = { Authorization: `Svc-oauthtoken ${token.data.access_token}` };
    expect((await get(mock, "/monitors", headers)).status).toBe(200);
    await call(mock, "POST", "/clock", { milliseconds: 3_600_000 });
    expect((await get(mock, "/monitors", headers)).status).toBe(401);
    expect((await call(mock, "GET", "/requests")).body.data).toHaveLength(2);
    await call(mock, "DELETE", "/requests");
    expect((await call(mock, "GET", "/requests")).body.data).toEqual([]);
    await call(mock, "PUT", "/records", { monitors: [{ monitor_id: "1" }] });
    expect((await call(mock, "GET", "/records")).body.data.monitors).toEqual([{ monitor_id: "1" }]);
    await call(mock, "POST", "/overrides", { operation: "getMonitor", status: 429 });
    expect((await get(mock, "/monitors/1")).status).toBe(429);
    await call(mock, "DELETE", "/overrides");
    expect((await get(mock, "/monitors/1")).status).toBe(200);
    await call(mock, "POST", "/overrides", { operation: "getMonitor", path: "/monitors/*", status: 429, times: 1 });
    await call(mock, "POST", "/overrides", { path: "/device_key", delay: 1 });
    await get(mock, "/monitors/1");
    expect((await call(mock, "GET", "/overrides")).body.data).toEqual([
      { operation: "getMonitor", path: "/monitors/*", status: 429, times: 1, used: 1 },
      { path: "/device_key", delay: 1, used: 0 },
    ]);
    expect((await call(mock, "POST", "/requests/count", { path: "/monitors/1" })).body.data).toEqual({ count: 3 });
    expect((await call(mock, "POST", "/requests/count", { path: "/monitors/2" })).body.data).toEqual({ count: 0 });
    await call(mock, "POST", "/reset");
    expect((await get(mock, "/monitors/1")).status).toBe(404);
  });

  it("has every key in the journal, also of a request that no operation matches", async ({ mock }) => {
    await fetch(`${mock.authUrl}/nowhere`);
    const { body } = await call(mock, "GET", "/requests");
    expect(body.data).toMatchObject([{ path: "/nowhere", operation: null, status: 404 }]);
  });

  it.for<[call: string, body: unknown, message: string, status?: number]>([
    [
      "POST /access-tokens",
      { scope: ["Svc.Admin.Read"], rolle: "Read Only" },
      'issueAccessToken /scope: expected no attribute of this name; got ["Svc.Admin.Read"]; nearest: scopes, role; ' +
        'issueAccessToken /rolle: expected no attribute of this name; got "Read Only"; nearest: role, scopes',
    ],
    ["POST /access-tokens", { scopes: "all" }, 'issueAccessToken /scopes: expected an array; got "all"'],
    ["POST /access-tokens", { scopes: ["Svc.Admin.Write"] }, '"Svc.Admin.Write" is not a scope'],
    ["POST /overrides", { status: 1 }, "override /status: expected at least 200; got 1"],
    ["POST /overrides", { close: true, reset: true }, "An override with close has no response"],
    ["POST /overrides", undefined, "override needs a body in JSON."],
    ["POST /grants", { minutes: 60 }, "issueGrant /minutes: expected at most 10; got 60"],
    ["POST /clock", { milliseconds: -1 }, "advanceClock /milliseconds: expected at least 0; got -1"],
    ["POST /clock", {}, "advanceClock /milliseconds: expected a value; got nothing"],
    ["POST /clock", undefined, "advanceClock needs a body in JSON."],
    ["POST /clock", [1], "advanceClock: expected an object; got [1]"],
    [
      "PUT /records",
      { monitors: [{ monitor_id: 5 }] },
      "monitors/0/monitor_id breaks the contract: expected a string; got 5",
    ],
    ["PUT /records", { monitor: [] }, 'The contract has no records "monitor". It has '],
    ["POST /reset", { all: true }, "reset takes no body."],
    ["POST /reset?all=true", undefined, "The controls take no query."],
    ["POST /access-tokens", { role: "Boss" }, '"Boss" is not a role. The roles are Super Admin,'],
    ["POST /requests/count", { path: "/monitor" }, "The nearest are /monitors,"],
    ["POST /requests", undefined, "/_mock/requests takes GET, DELETE, not POST.", 405],
    ["GET /nothing", undefined, "The mock has no control /nothing; nearest: /", 404],
  ])("refuses an invalid request, and says why: %s %o", async ([what, body, message, status = 400], { mock }) => {
    const [method = "", path = ""] = what.split(" ");
    const response = await call(mock, method, path, body);
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ code: status, message: expect.stringContaining(message) });
  });

  it("says that a body is not valid JSON", async ({ mock }) => {
    const response = await fetch(`${mock.authUrl}/_mock/overrides`, { method: "POST", body: "status=500" });
    expect(await response.json()).toEqual({ code: 400, message: "The body is not valid JSON." });
  });

  it("reads a body that begins with a byte order mark", async ({ mock }) => {
    const body = '\uFEFF{"operation":"listMonitors","status":429}';
    expect((await fetch(`${mock.authUrl}/_mock/overrides`, { method: "POST", body })).status).toBe(200);
    expect((await get(mock, "/monitors")).status).toBe(429);
  });

  it("names the addresses by which it was reached, also in its document", async ({ mock }) => {
    const here = mock.authUrl.replace("127.0.0.1", "localhost");
    const settings = await readResponse(await fetch(`${here}/_mock/settings`));
    expect(settings.body.data).toMatchObject({ baseUrl: `${here}/api`, authUrl: here });
    const document = await readResponse(await fetch(`${here}/_mock`));
    expect(document.body.servers[0].url).toBe(`${here}/_mock`);
  });

  it.for([
    { Origin: "https://elsewhere.test" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ])("refuses requests of web pages: %o", async (headers, { mock }) => {
    expect((await call(mock, "POST", "/reset", undefined, headers)).status).toBe(403);
  });
});

describe("the OpenAPI document of the control path", () => {
  it("names the limits of the contract", () => {
    const { properties } = (controls as Document).components.schemas.Grant ?? {};
    const { minimumMinutes, maximumMinutes } = grantTokenValidity;
    expect(properties?.minutes).toMatchObject({ minimum: minimumMinutes, maximum: maximumMinutes });
  });

  it("is what the mock does: each operation, and no other", () => {
    const documented = operationsOf(controls as Document).map(({ id }) => id);
    expect(Object.keys(operations).sort()).toEqual(documented.sort());
  });

  it("has examples that the mock accepts, and the result of each control has the documented keys", async ({ mock }) => {
    const { body: document } = await call(mock, "GET", "");
    for (const { id, method, path, requestBody, responses } of operationsOf(document)) {
      const bodies = requestBody ? requestBody.examples.map(({ value }) => value) : [undefined];
      const { data } = (responses.get("200")?.examples[0]?.value ?? {}) as { data?: object | null };
      for (const one of bodies) {
        const { status, body } = await call(mock, method.toUpperCase(), path, one);
        expect([status, body.message], id).toEqual([200, "success"]);
        if (!data) expect(body.data, id).toBeNull();
        else if (!Array.isArray(data))
          expect(Object.keys(body.data), id).toEqual(expect.arrayContaining(Object.keys(data)));
      }
    }
  });
});

it("records are replaced with PUT, POST and PATCH", async ({ mock }) => {
  for (const [index, method] of ["PUT", "POST", "PATCH"].entries()) {
    const monitors = [{ monitor_id: String(index) }];
    expect((await call(mock, method, "/records", { monitors })).status).toBe(200);
    expect(mock.records()).toMatchObject({ monitors });
  }
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
