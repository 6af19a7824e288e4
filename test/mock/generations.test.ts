import { connect } from "node:net";
import { describe, expect } from "vitest";
import { accessTokensPerRefreshToken } from "../../generated/limits.ts";
import type { Mock } from "../../src/mock/index.ts";
import { createGroup, get, it, refresh } from "./support.ts";

const create = (mock: Mock, display_name: string, token = mock.issueAccessToken()) =>
  createGroup(mock, { display_name, description: "" }, { Authorization: `Svc-oauthtoken ${token}` }).catch(() => {});

/** Everything that a mock shows of what requests did. */
const traces = (mock: Mock) => mock.requests();
const none: unknown[] = [];

describe("a request that arrived before a reset leaves no trace after it", () => {
  it("under load", async ({ clock, mock }) => {
    const calls: Array<Promise<unknown>> = [];
    for (let round = 0; round < 6; round += 1) {
      const token = mock.issueAccessToken();
      for (const delay of [100, 60, 20]) mock.override({ delay, times: 7 });
      const before = clock.pending;
      for (let count = 0; count < 10; count += 1)
        calls.push(create(mock, `${count} of ${round}`, token), refresh(mock));
      await clock.waiting(before + 20);
      // Some have their response now, some are about to get it, and some still wait.
      clock.advance(30);
      await new Promise(setImmediate);
      clock.advance(30);
      mock.reset();
      expect(traces(mock)).toEqual(none);
    }
    clock.advance(100);
    await Promise.all(calls);
    expect(traces(mock)).toEqual(none);
    // None of the access tokens that a refresh token gives is used up.
    for (let count = 0; count < accessTokensPerRefreshToken.maximum; count += 1)
      expect((await refresh(mock)).status).toBe(200);
    expect((await refresh(mock)).status).toBe(400);
  });

  it("if it is delayed", async ({ clock, mock }) => {
    const token = mock.issueAccessToken();
    mock.override({ delay: 5_000 });
    mock.override({ operation: "createMonitorGroup", headers: { "X-Old": "1" }, delay: 5_000, times: 1 });
    const calls = [create(mock, "late", token), refresh(mock)];
    await clock.waiting(2);
    mock.reset();
    mock.override({ operation: "createMonitorGroup", headers: { "X-New": "1" }, times: 1 });
    clock.advance(5_000);
    const [late, issued] = await Promise.all(calls);
    expect(traces(mock)).toEqual(none);
    // It uses up nothing of the new state, and its token is not one of the new state.
    expect([late?.headers.get("X-Old"), late?.headers.get("X-New")]).toEqual(["1", null]);
    expect((await create(mock, "new"))?.headers.get("X-New")).toBe("1");
    const old = { Authorization: `Svc-oauthtoken ${issued?.body.access_token}` };
    expect((await get(mock, "/monitors", old)).status).toBe(401);
  });

  it("if only its head had arrived", async ({ mock }) => {
    const { hostname, port } = new URL(mock.authUrl);
    const body = '{"display_name":"late","description":""}';
    const token = mock.issueAccessToken();
    const socket = connect(Number(port), hostname);
    const answered = new Promise((resolve) => socket.on("data", (data) => resolve(`${data}`)));
    socket.write(
      `POST /api/monitor_groups HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nAuthorization: Svc-oauthtoken ${token}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The mock asks for the body when it has read the head.
    expect(await answered).toMatch(/^HTTP\/1\.1 100/);
    mock.reset();
    const response = new Promise((resolve) => socket.on("data", (data) => resolve(`${data}`)));
    socket.write(body);
    expect(await response).toMatch(/^HTTP\/1\.1 201/);
    socket.destroy();
    expect(traces(mock)).toEqual(none);
  });
});
