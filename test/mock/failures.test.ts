import { request } from "node:http";
import { describe, expect } from "vitest";
import { ConnectionError, unwrap } from "../../src/client/index.ts";
import type { Mock } from "../../src/mock/index.ts";
import { arrived, clientOf, get, it, refresh, successWith } from "./support.ts";

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

const whole = successWith([expect.anything(), expect.anything()]);

describe("an override of the connection", () => {
  it("can close it", async ({ mock }) => {
    const api = clientOf(mock);
    mock.override({ operation: "listMonitors", close: true, times: 1 });
    await expect(api.GET("/monitors")).rejects.toBeInstanceOf(ConnectionError);
    expect(await unwrap(api.GET("/monitors"))).toHaveLength(2);
  });

  it("can reset it, also for a monitor that does not exist", async ({ mock }) => {
    mock.override({ reset: true });
    expect(await raw(mock)).toEqual({ outcome: "ECONNRESET", text: "" });
    expect(await raw(mock, "/monitors/7")).toEqual({ outcome: "ECONNRESET", text: "" });
    expect(mock.requests().map(({ status }) => status)).toEqual([null, null]);
  });

  it("can truncate the body: the client gets half of it, and an error", async ({ mock }) => {
    mock.override({ truncate: true, times: 1 });
    const { outcome, text } = await raw(mock);
    expect(outcome).toBe("ECONNRESET");
    expect(text).toMatch(/^\{"code":0,"message":"success"/);
    expect(() => JSON.parse(text)).toThrow();
    expect(JSON.parse((await raw(mock)).text)).toEqual(whole);
    mock.override({ operation: "listMonitors", body: successWith([{ monitor_id: "7" }]), truncate: true });
    expect(await raw(mock)).toEqual({ outcome: "ECONNRESET", text: '{"code":0,"message":"success"' });
  });
});

describe("an override with a delay", () => {
  it("waits so many milliseconds", async ({ clock, mock }) => {
    mock.override({ delay: 5_000 });
    let isDone = false;
    const response = get(mock, "/monitors").then((result) => {
      isDone = true;
      return result;
    });
    await arrived(mock);
    clock.advance(4_999);
    expect(isDone).toBe(false);
    clock.advance(1);
    expect((await response).body).toEqual(whole);
  });

  it("applies to as many calls as it is for, also if they come at once", async ({ clock, mock }) => {
    mock.override({ delay: 100, status: 503, times: 1 });
    const calls = [get(mock, "/monitors"), get(mock, "/monitors")];
    await arrived(mock, 2);
    clock.advance(100);
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 503]);
  });
});

it("an override of a token request with an error issues no token", async ({ mock }) => {
  mock.override({ operation: "createToken", status: 500, times: 1 });
  await expect(clientOf(mock).GET("/monitors")).rejects.toThrow("is not available (status 500).");
  expect((await refresh(mock)).status).toBe(200);
});
