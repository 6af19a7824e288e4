import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { sendRaw } from "../support/send-raw.ts";
import { it, readResponse, refresh, sharedMock } from "./support.ts";

const shared = sharedMock();
const refused = { code: 405, message: "No" };
const jsonType = { "Content-Type": "application/json;charset=UTF-8" };

it.each<[string, (mock: Mock) => void, Record<string, string>]>([
  ["Prefer", () => {}, { Prefer: "code=405" }],
  ["an override", (mock) => mock.override({ status: 405, times: 1 }), {}],
  ["an override with a body", (mock) => mock.override({ status: 405, body: refused, times: 1 }), {}],
])("a path has Allow in every 405, also in that of %s", async (_what, setUp, wanted) => {
  setUp(shared.mock);
  const { status, headers } = await shared.get("/monitors", wanted);
  expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

it.each([
  ...["/api/./monitors", "/api/x/../monitors", "/api/x/%2e%2e/monitors", "/./api/monitors", "/api//../monitors"],
  ...["//host.test/api/monitors", "/api\\monitors", "/api/monitors#part"],
])("a path that only a URL would turn into a documented one is unknown: %s", async (path) => {
  for (const headers of [{}, { Authorization: `Svc-oauthtoken ${shared.mock.issueAccessToken()}` }]) {
    const { status, text } = await sendRaw(shared.mock.authUrl, { path, headers });
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { code: 404, message: expect.stringMatching(/^URL not found: path/) },
    ]);
  }
});

it("a compressed body is refused by its name", async () => {
  const headers = { ...jsonType, "Content-Encoding": "gzip" };
  const sent = { method: "POST", body: gzipSync("{}") };
  const { status, body } = await shared.get("/monitor_groups", headers, sent);
  expect([status, body.message]).toEqual([
    400,
    expect.stringContaining('header Content-Encoding: expected a body without one; got "gzip"'),
  ]);
});

it("a body that is nested 500 levels deep is accepted, and shown as it is", async () => {
  const body = `{"a":${"[".repeat(499)}"]]["${"]".repeat(499)}}`;
  expect((await shared.get("/admin/monitors", jsonType, { method: "POST", body })).status).toBe(201);
  expect(shared.mock.requests().at(-1)?.body).toBe(body);
});

describe("the header Prefer", () => {
  it("of another kind, such as return=minimal of RFC 7240, changes nothing", async () => {
    const headers = { Prefer: "return=minimal, respond-async; wait=10" };
    expect((await shared.get("/monitors/1", headers)).body.code).toBe(1002);
    expect((await shared.get("/monitors", headers)).body.data).toHaveLength(2);
  });

  it.for<[string, number, boolean]>([
    ["return=minimal", 200, false],
    ["code=200", 200, false],
    ["code=500", 500, true],
  ])(
    "with %s, a revocation has status %i, and the token is still valid: %s",
    async ([prefer, status, isValid], { mock }) => {
      const url = `${mock.authUrl}/oauth/v2/token/revoke?token=${mock.credentials.refreshToken}`;
      expect((await fetch(url, { method: "POST", headers: { Prefer: prefer } })).status).toBe(status);
      expect((await refresh(mock)).status === 200).toBe(isValid);
    },
  );
});

describe("a page of another origin", () => {
  const origin = "http://localhost:5173";

  it("can send a preflight request, and then the request", async () => {
    const preflight = await fetch(`${shared.mock.baseUrl}/monitor_groups`, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
      },
    });
    const { status, headers } = await readResponse(preflight);
    expect(status).toBe(204);
    expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
    expect(headers.get("Access-Control-Allow-Methods")).toBe("POST, OPTIONS");
    expect(headers.get("Access-Control-Allow-Headers")).toBe("authorization,content-type");
    expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
    const response = await shared.get("/monitors", { Origin: origin });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    expect(response.headers.get("Vary")).toBe("Origin");
  });

  it("can read each header of a response, also of an override", async () => {
    shared.mock.override({ status: 429, headers: { "Retry-After": "2" }, times: 1 });
    const { headers } = await shared.get("/monitors", { Origin: origin });
    const exposed = headers.get("Access-Control-Expose-Headers")?.split(", ");
    expect(exposed).toEqual(expect.arrayContaining(["X-Mock-Operation", "X-Mock-Version", "Retry-After"]));
  });

  it("can call an undocumented path that an override has", async ({ mock }) => {
    const path = `${mock.baseUrl}/own/7`;
    mock.override({ method: "POST", path: "/own/{id}", status: 202 });
    const asked = { Origin: origin, "Access-Control-Request-Method": "POST" };
    const preflight = await fetch(path, { method: "OPTIONS", headers: asked });
    expect([preflight.status, preflight.headers.get("Access-Control-Allow-Methods")]).toEqual([204, "POST, OPTIONS"]);
    const Authorization = `Svc-oauthtoken ${mock.issueAccessToken()}`;
    expect((await fetch(path, { method: "POST", headers: { Authorization, Origin: origin } })).status).toBe(202);
    expect((await fetch(`${mock.baseUrl}/own`, { method: "OPTIONS", headers: asked })).status).toBe(404);
  });
});
