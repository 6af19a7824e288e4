import { request } from "node:http";
import { describe, expect } from "vitest";
import { ConnectionError, createClient, ServerError, TransportError, unwrap } from "../../src/client/index.ts";
import type { Fault, Mock } from "../../src/mock/index.ts";
import { clientOf, get, it, start, successWith } from "./support.ts";

describe("a fault", () => {
  it("affects the given number of calls of its operation", async ({ mock }) => {
    mock.fail({ operation: "listMonitors", times: 2, status: 503, headers: { "Retry-After": "7" } });
    expect((await get(mock, "/device_key")).status).toBe(200);
    const { status, headers, body } = await get(mock, "/monitors");
    expect([status, headers.get("Retry-After")]).toEqual([503, "7"]);
    expect(body).toEqual({ code: 503, message: expect.any(String) });
    expect((await get(mock, "/monitors")).status).toBe(503);
    expect((await get(mock, "/monitors")).status).toBe(200);
  });

  it("with a documented status has the documented body", async ({ mock }) => {
    mock.fail({ status: 500 });
    expect((await get(mock, "/monitors")).body).toEqual({ code: 500, message: "Internal server error" });
  });

  it("can close the connection, or send a malformed body", async ({ mock }) => {
    const api = clientOf(mock);
    mock.fail({ operation: "listMonitors", close: true });
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(ConnectionError);
    mock.fail({ operation: "listMonitors", malformed: true });
    await expect(api.GET("/monitors")).rejects.toThrow(TransportError);
    expect(await unwrap(api.GET("/monitors"))).toHaveLength(2);
  });

  it("can delay the response, by the mock's clock", async ({ clock, mock }) => {
    mock.fail({ delay: 5_000 });
    let isDone = false;
    const response = get(mock, "/monitors").then((result) => {
      isDone = true;
      return result;
    });
    await clock.waiting();
    clock.advance(4_999);
    expect(isDone).toBe(false);
    clock.advance(1);
    expect((await response).status).toBe(200);
  });

  it("can affect token requests, and any operation", async ({ mock }) => {
    mock.fail({ operation: "createToken", status: 500 });
    await expect(clientOf(mock).GET("/monitors")).rejects.toThrow("is not available (status 500).");
    mock.fail({ status: 500 });
    mock.clearFaults();
    expect(await unwrap(clientOf(mock).GET("/monitors"))).toHaveLength(2);
    mock.fail({ status: 503, times: 9 });
    await expect(
      unwrap(createClient({ baseUrl: mock.baseUrl, accessToken: "any", retry: { maxRetries: 0 } }).GET("/monitors")),
    ).rejects.toBeInstanceOf(ServerError);
  });

  it.for<[Fault, string]>([
    [{ operation: "listMonitor", status: 500 }, 'Unknown operation "listMonitor".'],
    [{ status: 200 }, "fail /status: expected at least 400; got 200"],
    [{ times: 0 }, 'fail /times: expected an integer from 1, or "always"; got 0'],
    [{ delay: -1 }, "fail /delay: expected a number from 0 to 60000, or a range with min and max; got -1"],
    [{ headers: { "X-A": "a\r\nb" } }, "fail /headers/X-A: expected a text in printable ASCII"],
    [{ latency: 5 } as object, "fail /latency: expected no attribute of this name; got 5; nearest: "],
    [
      { headers: { "content-Length": "5" } },
      "fail /headers: expected valid header names, of none that frames the response",
    ],
    [
      { close: true, status: 500 },
      "A fault has at most one of status, close, reset, malformed, truncate; got status and close.",
    ],
    [{ reset: true, headers: { "X-A": "b" } }, "A fault with close or reset has no response"],
    [{ truncate: true, slow: 5 }, "at most one of truncate and slow"],
    [{ delay: { min: 5, max: 1 } }, "delay.min of a fault must not be above delay.max; got 5 and 1."],
    [{ operation: "listMonitors" }, "A fault needs one of"],
    [{ close: "yes" } as object, 'fail /close: expected true or false; got "yes"'],
  ])("of %o is refused", ([fault, message], { mock }) => {
    expect(() => mock.fail(fault)).toThrow(message);
  });
});

/** Reads a response to its end, by raw HTTP. */
function raw(mock: Mock, path = "/monitors"): Promise<{ outcome: string; text: string }> {
  return new Promise((resolve) => {
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    let text = "";
    const ended = (outcome: string) => resolve({ outcome, text });
    request(mock.baseUrl + path, { headers, agent: false }, (response) => {
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => ended("complete"));
      response.on("error", (error: NodeJS.ErrnoException) => ended(error.code ?? error.message));
    })
      .on("error", (error: NodeJS.ErrnoException) => ended(error.code ?? error.message))
      .end();
  });
}

describe("several faults of a call", () => {
  it("combine: latency of all calls, and an error of the next one", async ({ clock, mock }) => {
    const delayed = async () => {
      const response = get(mock, "/monitors");
      await clock.waiting();
      clock.advance(100);
      return (await response).status;
    };
    mock.fail({ delay: 100, times: "always" });
    mock.fail({ status: 503 });
    expect([await delayed(), await delayed()]).toEqual([503, 200]);
    mock.fail({ operation: "listMonitors", headers: { "Retry-After": "7" } });
    mock.fail({ status: 429, headers: { "X-Newest": "1" }, delay: 0 });
    const { status, headers } = await get(mock, "/monitors");
    expect([status, headers.get("Retry-After"), headers.get("X-Newest")]).toEqual([429, null, "1"]);
    expect(await delayed()).toBe(200);
  });

  it("with errors come one after the other, the newest first", async ({ mock }) => {
    mock.fail({ status: 500, times: "always" });
    mock.fail({ close: true });
    mock.fail({ status: 503, times: 2 });
    const outcomes: unknown[] = [];
    for (let count = 0; count < 4; count += 1)
      outcomes.push(
        await get(mock, "/monitors").then(
          ({ status }) => status,
          () => "closed",
        ),
      );
    expect(outcomes).toEqual([503, 503, "closed", 500]);
  });
});

describe("a fault of the connection", () => {
  const whole = successWith([expect.anything(), expect.anything()]);

  it("can truncate the body: the client gets half of it, and an error", async ({ mock }) => {
    mock.fail({ truncate: true });
    const { outcome, text } = await raw(mock);
    expect(outcome).toBe("ECONNRESET");
    expect(text).toMatch(/^\{"code":0,"message":"success"/);
    expect(() => JSON.parse(text)).toThrow();
    expect(JSON.parse((await raw(mock)).text)).toEqual(whole);
  });

  it("can send the body slowly, by the mock's clock", async ({ clock, mock }) => {
    mock.fail({ slow: 1_000 });
    let isDone = false;
    const response = raw(mock).then((result) => {
      isDone = true;
      return result;
    });
    for (let piece = 0; piece < 10; piece += 1) {
      await clock.waiting();
      expect(isDone).toBe(false);
      clock.advance(100);
    }
    expect(JSON.parse((await response).text)).toEqual(whole);
  });

  it("can reset the connection", async ({ mock }) => {
    mock.fail({ reset: true });
    expect(await raw(mock)).toEqual({ outcome: "ECONNRESET", text: "" });
    expect(mock.requests()[0]?.status).toBeNull();
  });

  it("can be random latency, between two times", async ({ clock }) => {
    const mock = await start({ clock, random: () => 0.25 });
    mock.fail({ delay: { min: 100, max: 300 }, times: "always" });
    const response = get(mock, "/monitors");
    await clock.waiting();
    clock.advance(149);
    expect(clock.pending).toBe(1);
    clock.advance(1);
    expect((await response).status).toBe(200);
  });

  it("can be for one account, path or query", async ({ mock }) => {
    mock.fail({ account: "15401829", status: 503, times: "always" });
    mock.fail({ path: "/monitors/123412341234123412", status: 502, times: "always" });
    mock.fail({ query: { page: "2" }, status: 504, times: "always" });
    const status = async (path: string, headers = {}) => (await get(mock, path, headers)).status;
    expect(await status("/monitors", { Cookie: "zaaid=15401829" })).toBe(503);
    expect(await status("/monitors", { Cookie: "zaaid=15401830" })).toBe(200);
    expect(await status("/monitors/123412341234123412")).toBe(502);
    expect(await status("/monitors/123412341234123411")).toBe(200);
    expect(await status("/monitors?a=1&page=2")).toBe(504);
    expect(await status("/monitors?page=1")).toBe(200);
  });
});
