import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect } from "vitest";
import { get, it } from "./support.ts";

describe("a mock that is closed", () => {
  it("first responds to the requests in progress", async ({ clock, mock }) => {
    mock.override({ delay: 5_000 });
    const response = get(mock, "/monitors");
    await clock.waiting();
    const closed = mock.close();
    clock.advance(5_000);
    expect((await response).status).toBe(200);
    await closed;
  });

  it("does not wait for a delay, and leaves no timer behind", async ({ clock, mock }) => {
    mock.override({ delay: 60_000 });
    const response = get(mock, "/monitors").catch((error: Error) => error.message);
    await clock.waiting();
    await mock.close();
    expect(await response).toBe("fetch failed");
    expect(clock.pending).toBe(0);
  });

  it("closes connections that are kept alive", async ({ mock }) => {
    const socket = connect(Number(new URL(mock.baseUrl).port), "127.0.0.1");
    socket.write("GET /api/monitors HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [response] = await once(socket, "data");
    expect(String(response)).toMatch(/Connection: keep-alive/i);
    await Promise.all([once(socket, "close"), mock.close()]);
  });
});
