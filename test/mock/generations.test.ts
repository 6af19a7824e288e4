import { connect } from "node:net";
import { describe, expect } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { arrived, createGroup, get, it, refresh } from "./support.ts";

const create = (mock: Mock, display_name: string, token = mock.issueAccessToken()) =>
  createGroup(mock, { display_name, description: "" }, { Authorization: `Svc-oauthtoken ${token}` }).catch(() => {});

describe("a request that arrived before a reset leaves no trace after it", () => {
  it("if it is delayed", async ({ clock, mock }) => {
    const token = mock.issueAccessToken();
    mock.override({ delay: 5_000 });
    mock.override({ operation: "createMonitorGroup", headers: { "X-Old": "1" }, delay: 5_000, times: 1 });
    const calls = [create(mock, "late", token), refresh(mock)];
    await arrived(mock, 2);
    mock.reset();
    mock.override({ operation: "createMonitorGroup", headers: { "X-New": "1" }, times: 1 });
    clock.advance(5_000);
    const [late, issued] = await Promise.all(calls);
    expect(mock.requests()).toEqual([]);
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
    expect(mock.requests()).toEqual([]);
  });
});
