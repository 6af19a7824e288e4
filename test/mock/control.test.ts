import { describe, expect, it, onTestFinished } from "vitest";
import { ConnectionError, createClient, ServerError, TransportError, unwrap } from "../../src/client/index.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { FakeClock, get, readResponse } from "./support.ts";

async function start(options = {}): Promise<Mock> {
  const mock = await startMock(options);
  onTestFinished(() => mock.close());
  return mock;
}

const clientOf = ({ baseUrl, authUrl, credentials }: Mock) =>
  createClient({ baseUrl, authUrl, credentials, retry: { maxRetries: 0 } });

describe("a fault", () => {
  it("affects the given number of calls of its operation", async () => {
    const mock = await start();
    mock.fail({ operation: "listMonitors", times: 2, status: 503, headers: { "Retry-After": "7" } });
    expect((await get(mock, "/device_key")).status).toBe(200);
    const { status, headers, body } = await get(mock, "/monitors");
    expect([status, headers.get("Retry-After")]).toEqual([503, "7"]);
    expect(body).toEqual({ code: 503, message: expect.any(String) });
    expect((await get(mock, "/monitors")).status).toBe(503);
    expect((await get(mock, "/monitors")).status).toBe(200);
  });

  it("with a documented status has the documented body", async () => {
    const mock = await start();
    mock.fail({ status: 500 });
    expect((await get(mock, "/monitors")).body).toEqual({ code: 500, message: "Internal server error" });
  });

  it("can cut the connection, or send a malformed body", async () => {
    const mock = await start();
    const api = clientOf(mock);
    mock.fail({ operation: "listMonitors", cut: true });
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(ConnectionError);
    mock.fail({ operation: "listMonitors", malformed: true });
    await expect(api.GET("/monitors")).rejects.toThrow(TransportError);
    expect(await unwrap(api.GET("/monitors"))).toHaveLength(2);
  });

  it("can delay the response, by the mock's clock", async () => {
    const clock = new FakeClock();
    const mock = await start({ clock });
    mock.fail({ delay: 5_000 });
    let isDone = false;
    const response = get(mock, "/monitors").then((result) => {
      isDone = true;
      return result;
    });
    while (clock.pending === 0) await new Promise(setImmediate);
    clock.advance(4_999);
    expect(isDone).toBe(false);
    clock.advance(1);
    expect((await response).status).toBe(200);
  });

  it("can affect token requests, and any operation", async () => {
    const mock = await start();
    mock.fail({ operation: "createToken", status: 500 });
    await expect(clientOf(mock).GET("/monitors")).rejects.toThrow("The auth server refused (status 500).");
    mock.fail({ status: 500 });
    mock.clearFaults();
    expect(await unwrap(clientOf(mock).GET("/monitors"))).toHaveLength(2);
    mock.fail({ status: 503, times: 9 });
    await expect(
      unwrap(createClient({ baseUrl: mock.baseUrl, accessToken: "any", retry: { maxRetries: 0 } }).GET("/monitors")),
    ).rejects.toBeInstanceOf(ServerError);
  });

  it.each([
    [{ operation: "listMonitor" }, 'Unknown operation "listMonitor"'],
    [{ status: 200 }, "status of a fault must be an integer from 400 to 599; got 200."],
    [{ times: 0 }, "times of a fault must be an integer above 0; got 0."],
    [{ delay: -1 }, "delay of a fault must be a number from 0 to 60000; got -1."],
    [{ headers: { "X-A": "a\r\nb" } }, "headers of a fault must be an object of valid headers"],
    [{ latency: 5 } as object, 'Unknown field "latency" of a fault'],
  ])("of %o is refused", async (fault, message) => {
    const mock = await start();
    expect(() => mock.fail(fault)).toThrow(message);
  });
});

describe("the recorded requests", () => {
  it("can be read, without their secrets", async () => {
    const mock = await start();
    const api = clientOf(mock);
    await api.withAccount("15401829").POST("/monitor_groups", { body: { display_name: "Web", description: "" } });
    await fetch(`${mock.baseUrl}/nowhere?a=b`);
    const seen = mock.requests();
    expect(seen.map(({ method, path, operation, status }) => [method, path, operation, status])).toEqual([
      ["POST", "/oauth/v2/token", "createToken", 200],
      ["POST", "/api/monitor_groups", "createMonitorGroup", 201],
      ["GET", "/api/nowhere", undefined, 404],
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

  it("are the newest 1000, each with at most 16 KiB of its body", async () => {
    const mock = await start();
    await get(
      mock,
      "/monitor_groups",
      { "Content-Type": "application/json" },
      { method: "POST", body: "x".repeat(20_000) },
    );
    expect(mock.requests()[0]?.body).toHaveLength(16 * 1024);
    for (let count = 0; count < 1000; count += 1) await fetch(`${mock.authUrl}/${count}`);
    const paths = mock.requests().map(({ path }) => path);
    expect([paths.length, paths[0], paths[999]]).toEqual([1000, "/0", "/999"]);
  });
});

describe("the control path", () => {
  const call = async (mock: Mock, method: string, path: string, body?: unknown, headers = {}) =>
    readResponse(
      await fetch(`${mock.authUrl}/_mock${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );

  it("offers the controls of startMock to other languages", async () => {
    const mock = await start();
    const { body } = await call(mock, "GET", "");
    expect(body.data).toMatchObject({ baseUrl: mock.baseUrl, authUrl: mock.authUrl, credentials: mock.credentials });
    const { body: grant } = await call(mock, "POST", "/grants", { minutes: 3 });
    expect(grant.data.code).toEqual(expect.any(String));
    const { body: token } = await call(mock, "POST", "/access-tokens", { scopes: ["Svc.Admin.Read"] });
    const headers = { Authorization: `Svc-oauthtoken ${token.data.access_token}` };
    expect((await get(mock, "/monitors", headers)).status).toBe(200);
    await call(mock, "POST", "/clock", { milliseconds: 3_600_000 });
    expect((await get(mock, "/monitors", headers)).status).toBe(401);
    await call(mock, "POST", "/faults", { status: 500 });
    expect((await get(mock, "/monitors")).status).toBe(500);
    await call(mock, "POST", "/faults", { status: 500 });
    await call(mock, "DELETE", "/faults");
    expect((await get(mock, "/monitors")).status).toBe(200);
    expect((await call(mock, "GET", "/requests")).body.data).toHaveLength(4);
    await call(mock, "DELETE", "/requests");
    expect((await call(mock, "GET", "/requests")).body.data).toEqual([]);
  });

  it.each([
    ["POST", "/faults", { status: 1 }, 400, "status of a fault must be an integer from 400 to 599; got 1."],
    ["POST", "/grants", { minutes: 60 }, 400, "minutes must be a number from 3 to 10"],
    ["POST", "/clock", { milliseconds: -1 }, 400, "milliseconds must be a number from 0"],
    ["POST", "/clock", [1], 400, "milliseconds must be a number from 0"],
    ["POST", "/clock", 1, 400, "must be a JSON object"],
    ["GET", "/nothing", undefined, 404, "The controls are GET /"],
  ])("refuses an invalid request, and says why: %s %s %o", async (method, path, body, status, message) => {
    const response = await call(await start(), method, path, body);
    expect(response.status).toBe(status);
    expect(response.body.message).toContain(message);
  });

  it("refuses requests of web pages", async () => {
    const mock = await start();
    expect((await call(mock, "GET", "", undefined, { Origin: "https://elsewhere.test" })).status).toBe(403);
  });
});
