import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, vi } from "vitest";
import { arrived, get, it } from "./support.ts";

describe("a mock that is closed", () => {
  it("first responds to the requests in progress", async ({ clock, mock }) => {
    mock.override({ delay: 100 });
    const response = get(mock, "/monitors");
    await arrived(mock);
    const closed = mock.close();
    clock.advance(100);
    expect((await response).status).toBe(200);
    await closed;
  });

  it("does not wait for a delay", async ({ mock }) => {
    mock.override({ delay: 60_000 });
    const response = get(mock, "/monitors").catch((error: Error) => error.message);
    await arrived(mock);
    vi.useRealTimers();
    await mock.close();
    expect(await response).toBe("fetch failed");
  });

  it("leaves no timer behind that would keep the program running", async ({ clock, mock }) => {
    mock.override({ delay: 60_000 });
    const response = get(mock, "/monitors").catch((error: Error) => error.message);
    await arrived(mock);
    const closed = mock.close();
    clock.advance(500);
    await closed;
    expect(await response).toBe("fetch failed");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("closes connections that are kept alive", async ({ mock }) => {
    const socket = connect(Number(new URL(mock.baseUrl).port), "127.0.0.1");
    socket.write("GET /api/monitors HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [response] = await once(socket, "data");
    expect(String(response)).toMatch(/Connection: keep-alive/i);
    await Promise.all([once(socket, "close"), mock.close()]);
  });
});
