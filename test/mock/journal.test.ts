import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect } from "vitest";
import { arrived, clientOf, createGroup, get, group, it } from "./support.ts";

describe("the requests that arrived", () => {
  it("leave out those that arrived before the list was emptied and are answered after it", async ({ clock, mock }) => {
    mock.override({ delay: 5_000, times: 1 });
    const late = get(mock, "/monitors");
    await arrived(mock);
    mock.clearRequests();
    clock.advance(5_000);
    await late;
    await get(mock, "/device_key");
    expect(mock.requests().map(({ operation }) => operation)).toEqual(["getDeviceKey"]);
  });

  it("are in the list before they are answered, in the order of their arrival", async ({ clock, mock }) => {
    mock.override({ operation: "listMonitors", delay: 5_000 });
    const late = get(mock, "/monitors");
    await arrived(mock);
    await get(mock, "/device_key");
    const seen = () => mock.requests().map(({ operation, status }) => [operation, status]);
    expect(seen()).toEqual([
      ["listMonitors", null],
      ["getDeviceKey", 200],
    ]);
    clock.advance(5_000);
    await late;
    expect(seen()[0]).toEqual(["listMonitors", 200]);
  });

  it("can be read, without their secrets", async ({ mock }) => {
    await clientOf(mock).withAccount("15401829").POST("/monitor_groups", { body: group });
    await fetch(`${mock.baseUrl}/nowhere?a=b`);
    const seen = mock.requests();
    expect(seen.map(({ method, path, operation, status }) => [method, path, operation, status])).toEqual([
      ["POST", "/oauth/v2/token", "createToken", 200],
      ["POST", "/api/monitor_groups", "createMonitorGroup", 201],
      ["GET", "/api/nowhere", null, 404],
    ]);
    expect(seen[1]).toMatchObject({
      headers: { accept: "application/json; version=2.0", cookie: "***", authorization: "Svc-oauthtoken ***" },
      account: "15401829",
      body: '{"display_name":"Web","description":""}',
    });
    expect([seen[2]?.query, seen[2]?.account]).toEqual(["a=b", null]);
    for (const secret of ["mock-secret", "mock-refresh-token", "mock-access"])
      expect(JSON.stringify(seen)).not.toContain(secret);
    mock.clearRequests();
    expect(mock.requests()).toEqual([]);
  });

  it("have the time of their arrival, by which a program's waits can be tested", async ({ clock, mock }) => {
    const first = mock.now();
    await get(mock, "/monitors");
    clock.advance(1_000);
    mock.override({ delay: 5_000, times: 1 });
    const second = get(mock, "/monitors");
    await arrived(mock, 2);
    clock.advance(5_000);
    await second;
    mock.advance(60_000);
    await get(mock, "/monitors");
    expect(mock.requests().map(({ at }) => at - first)).toEqual([0, 1_000, 66_000]);
  });

  it("are the newest 1000", async ({ mock }) => {
    const requests = Array.from(
      { length: 1001 },
      (_, id) => `GET /api/monitors/${id} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    // All over one connection, without waiting for a response.
    await text(connect(Number(new URL(mock.baseUrl).port), "127.0.0.1").end(requests.join("")));
    const paths = mock.requests().map(({ path }) => path);
    expect([paths.length, paths[0], paths[999]]).toEqual([1000, "/api/monitors/1", "/api/monitors/1000"]);
  });

  it("have at most 32 MiB of bodies", async ({ mock }) => {
    const large = { ...group, description: "x".repeat(1024 * 1024 - 100) };
    for (let count = 0; count < 33; count += 1) await createGroup(mock, large);
    const seen = mock.requests();
    expect(seen).toHaveLength(32);
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual(large);
  });
});

describe("the secrets of a request", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };

  it.for<[string, string, RequestInit]>([
    ["a token without a scheme", "/api/monitors", { headers: { Authorization: "a-secret" } }],
    ["a token with another scheme", "/api/monitors", { headers: { Authorization: "Basic a-secret" } }],
    ["a cookie", "/api/monitors", { headers: { Cookie: "session=a-secret" } }],
    ["a secret on a wrong path", "/oauth/v2/tokens?client_secret=a-secret&code=a-secret", { method: "POST" }],
    [
      "a form on a wrong path",
      "/oauth/token",
      { method: "POST", body: new URLSearchParams({ client_id: "a", client_secret: "a-secret", code: "a-secret" }) },
    ],
    ["a name in capitals", "/oauth/v2/token?CLIENT_SECRET=a-secret", { method: "POST" }],
    ["a name with brackets", "/oauth/v2/token?client_secret[]=a-secret", { method: "POST" }],
    ["a key in capitals", "/api/monitor_groups", { method: "POST", body: '{"Refresh_Token":"a-secret"}' }],
    ["an encoded name in a query", "/oauth/v2/token?cl%69ent_secret=a-secret", { method: "POST" }],
    ["an access token in a query", "/api/monitors?access_token=a-secret", {}],
    ["a form in a query's value", "/api/monitors?next=https://acme.eu?code=a-secret", {}],
    ["JSON as a form", "/oauth/v2/token", { method: "POST", headers: form, body: '{"refresh_token":"a-secret"}' }],
    ["an object", "/api/monitor_groups", { method: "POST", body: '{"a":{"refresh_token":{"b":"a-secret"}}}' }],
    ["an encoded key", "/api/monitor_groups", { method: "POST", body: '{"client\\u005fsecret":"a-secret"}' }],
    ["a repeated key", "/api/monitor_groups", { method: "POST", body: '{"a":{"code":"a-secret"},"a":{"code":1}}' }],
    ["JSON in JSON", "/api/monitor_groups", { method: "POST", body: JSON.stringify('{"code":"a-secret"}') }],
  ])("are not shown: %s", async ([, path, init], { mock }) => {
    await fetch(mock.authUrl + path, init);
    expect(mock.requests()).toHaveLength(1);
    expect(JSON.stringify(mock.requests())).not.toContain("a-secret");
    expect(JSON.stringify(mock.requests())).toContain("***");
  });

  it.for<[string | URLSearchParams, string]>([
    [
      new URLSearchParams({ client_id: "mine", grant_type: "refresh_token", refresh_token: "a-secret" }),
      "client_id=mine&grant_type=refresh_token&refresh_token=***",
    ],
    ['{"refresh_token":12,"display_name":"Web"}', '{"refresh_token":"***","display_name":"Web"}'],
    ['{ "id": 12345678901234567890 }', '{ "id": 12345678901234567890 }'],
    ["neither JSON nor a form", "***"],
    ["", ""],
  ])("of the body %s leave %s", async ([body, shown], { mock }) => {
    await fetch(`${mock.baseUrl}/monitor_groups`, { method: "POST", body });
    expect(mock.requests()[0]?.body).toBe(shown);
  });
});
