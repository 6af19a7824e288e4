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
    await get(mock, "/monitors");
    const start = performance.now();
    await mock.close();
    expect(performance.now() - start).toBeLessThan(400);
  });
});
