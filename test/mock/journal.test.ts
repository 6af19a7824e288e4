import { describe, expect } from "vitest";
import type { CallMatch } from "../../src/mock/index.ts";
import { Journal } from "../../src/mock/state/journal.ts";
import type { ReceivedCall } from "../../src/mock/state/match.ts";
import type { HttpRequest } from "../../src/server/message.ts";
import { clientOf, createGroup, get, group, it } from "./support.ts";

describe("the recorded requests", () => {
  it.for(["reset", "clearRequests"] as const)(
    "leave out those that arrived before %s and are answered after it",
    async (clear, { clock, mock }) => {
      mock.override({ delay: 5_000, times: 1 });
      const late = get(mock, "/monitors");
      await clock.waiting();
      mock[clear]();
      clock.advance(5_000);
      await late;
      await get(mock, "/device_key");
      expect(mock.requests().map(({ operation }) => operation)).toEqual(["getDeviceKey"]);
    },
  );

  it("can be read, without their secrets", async ({ mock }) => {
    const api = clientOf(mock);
    await api.withAccount("15401829").POST("/monitor_groups", { body: group });
    await fetch(`${mock.baseUrl}/nowhere?a=b`);
    const seen = mock.requests();
    expect(seen.map(({ method, path, operation, status }) => [method, path, operation, status])).toEqual([
      ["POST", "/oauth/v2/token", "createToken", 200],
      ["POST", "/api/monitor_groups", "createMonitorGroup", 201],
      ["GET", "/api/nowhere", null, 404],
    ]);
    expect(seen[1]).toMatchObject({
      headers: {
        accept: "application/json; version=2.0",
        cookie: "zaaid=15401829",
        authorization: "Svc-oauthtoken ***",
      },
      body: '{"display_name":"Web","description":""}',
    });
    expect(seen[2]?.query).toBe("a=b");
    for (const secret of ["mock-secret", "mock-refresh-token", "mock-access"]) {
      expect(JSON.stringify(seen)).not.toContain(secret);
    }
    mock.clearRequests();
    expect(mock.requests()).toEqual([]);
  });

  it("have the time of their arrival, by which a program's waits can be tested", async ({ clock, mock }) => {
    const first = clock.now();
    await get(mock, "/monitors");
    clock.advance(1_000);
    mock.override({ delay: 5_000, times: 1 });
    const second = get(mock, "/monitors");
    await clock.waiting();
    clock.advance(5_000);
    await second;
    mock.advance(60_000);
    await get(mock, "/monitors");
    expect(mock.requests().map(({ at }) => at - first)).toEqual([0, 1_000, 66_000]);
  });

  it("can be counted, by operation, path, query and account", async ({ mock }) => {
    await get(mock, "/monitors?page=2&token=secret", { Cookie: "zaaid=15401829" });
    await get(mock, "/monitors");
    await get(mock, "/monitors/7");
    await fetch(`${mock.baseUrl}/nowhere`);
    const counts: Array<[CallMatch, number]> = [
      [{}, 3],
      [{ operation: "listMonitors" }, 2],
      [{ path: "/monitors/*" }, 1],
      [{ query: { page: "2", token: "secret" } }, 1],
      [{ account: "15401829" }, 1],
      [{ account: "15401829", path: "/device_key" }, 0],
    ];
    for (const [match, count] of counts) expect(mock.count(match), JSON.stringify(match)).toBe(count);
    expect(() => mock.count({ path: "/nowhere" })).toThrow("path must match a path of the contract");
    expect(() => mock.count({ times: 1 } as CallMatch)).toThrow("count /times: expected no attribute of this name");
  });

  it("can be counted by their headers and a part of their body", async ({ mock }) => {
    const create = (body: object, headers = {}) => createGroup(mock, body, headers);
    const mail = { ...group, display_name: "Mail" };
    await create({ ...group, monitors: ["1", "2"] }, { "X-Trace": "a" });
    await create(mail);
    const counts: Array<[NonNullable<CallMatch["request"]>, number]> = [
      [{ headers: { "x-TRACE": "a" } }, 1],
      [{ headers: { "X-Trace": "b" } }, 0],
      [{ body: { display_name: "Mail" } }, 1],
      [{ body: { description: "" } }, 2],
      [{ body: { monitors: ["1", "2"] } }, 1],
      [{ body: { monitors: ["1"] } }, 0],
      [{ body: { toString: {} } }, 0],
      [{ headers: { "X-Trace": "a" }, body: { display_name: "Mail" } }, 0],
    ];
    for (const [request, count] of counts) expect(mock.count({ request }), JSON.stringify(request)).toBe(count);
    mock.override({ operation: "createMonitorGroup", request: { body: { display_name: "Mail" } }, status: 429 });
    mock.override({ request: { headers: { "X-Trace": "c" } }, status: 503 });
    expect((await create(mail)).status).toBe(429);
    expect((await create(group)).status).toBe(201);
    expect((await create(mail, { "X-Trace": "c" })).status).toBe(503);
    expect(() => mock.override({ request: { header: {} } as object, status: 503 })).toThrow(
      "override /request/header: expected no attribute of this name",
    );
  });

  it("are the newest 1000, each with at most 16 KiB of its body, and all are counted", async ({ mock }) => {
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}`, "Content-Type": "application/json" };
    await get(mock, "/monitor_groups", headers, { method: "POST", body: "x".repeat(20_000) });
    expect(mock.requests()[0]?.body).toHaveLength(16 * 1024);
    for (let count = 0; count < 1000; count += 1) await fetch(`${mock.baseUrl}/monitors/${count}`);
    const paths = mock.requests().map(({ path }) => path);
    expect([paths.length, paths[0], paths[999]]).toEqual([1000, "/api/monitors/0", "/api/monitors/999"]);
    expect([mock.count({}), mock.count({ operation: "getMonitor" })]).toEqual([1001, 1000]);
    expect(() => mock.count({ request: { headers: { accept: "*/*" } } })).toThrow(
      "Only 1000 of 1001 requests are kept whole, so what headers and bodies they had is unknown. Call clearRequests first.",
    );
    mock.clearRequests();
    expect(mock.count({})).toBe(0);
  });
});

describe("the memory of a mock that runs for days", () => {
  it("has at most 32 MiB of bodies of requests and of what they created", async ({ mock }) => {
    const large = { ...group, description: "x".repeat(1024 * 1024 - 100) };
    for (let count = 0; count < 40; count += 1) await createGroup(mock, large);
    expect([mock.requests().length, mock.created().length]).toEqual([32, 32]);
    expect(mock.count({ operation: "createMonitorGroup" })).toBe(40);
    expect(() => mock.count({ request: { body: group } })).toThrow("Only 32 of 40 requests are kept whole");
  });

  it("has the counts of at most 10,000 different calls, and of each operation", () => {
    const journal = new Journal();
    const call = {
      operation: "getMonitor",
      path: "",
      query: "",
      account: undefined,
      headers: {},
      body: Buffer.alloc(0),
    };
    const arrives = (more: Partial<ReceivedCall>) =>
      journal.add({ request: {} as HttpRequest, call: { ...call, ...more }, status: 200, at: 0 });
    for (let id = 0; id < 10_000; id += 1) arrives({ path: `/monitors/${id}` });
    arrives({ path: "/monitors/0" });
    expect(journal.count({ path: "/monitors/0" })).toBe(2);
    arrives({ operation: "listMonitors", path: "/monitors" });
    const counts = [{}, { operation: "getMonitor" }, { operation: "listMonitors" }].map((one) => journal.count(one));
    expect(counts).toEqual([10_002, 10_001, 1]);
    for (const match of [{ path: "/monitors/0" }, { query: { page: "2" } }, { account: "1" }])
      expect(() => journal.count(match)).toThrow(
        "Only 10000 different calls are counted by path, query and account, and more came. Call clearRequests first.",
      );
  });
});

describe("the secrets of a request", () => {
  it.for<[string, string, RequestInit]>([
    ["a token without a scheme", "/api/monitors", { headers: { Authorization: "a-secret" } }],
    ["a token with another scheme", "/api/monitors", { headers: { Authorization: "Basic a-secret" } }],
    ["a secret on a wrong path", "/oauth/v2/tokens?client_secret=a-secret&code=a-secret", { method: "POST" }],
    [
      "a form on a wrong path",
      "/oauth/token",
      { method: "POST", body: new URLSearchParams({ client_id: "a", client_secret: "a-secret", code: "a-secret" }) },
    ],
    ["a JSON body that is cut", "/api/monitor_groups", { method: "POST", body: '{"refresh_token": "a-secret' }],
  ])("are not in the journal: %s", async ([, path, init], { mock }) => {
    await fetch(mock.authUrl + path, init);
    expect(mock.requests()).toHaveLength(1);
    expect(JSON.stringify(mock.requests())).not.toContain("a-secret");
    expect(JSON.stringify(mock.requests())).toContain("***");
  });

  it("that the mock issued are nowhere in it, wherever they are sent", async ({ mock }) => {
    const token = mock.issueAccessToken();
    await fetch(`${mock.baseUrl}/monitors/${token}?note=${token}`, { headers: { "X-Note": token } });
    expect(JSON.stringify(mock.requests())).not.toContain(token);
  });

  it("do not hide what is not secret", async ({ mock }) => {
    const form = new URLSearchParams({ client_id: "mine", grant_type: "refresh_token", refresh_token: "a-secret" });
    await fetch(`${mock.authUrl}/oauth/v2/token`, { method: "POST", body: form });
    expect(mock.requests()[0]?.body).toBe("client_id=mine&grant_type=refresh_token&refresh_token=***");
  });
});
