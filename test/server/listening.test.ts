import { connect } from "node:net";
import { expect, it } from "vitest";
import { startMock } from "../../src/mock/index.ts";

/** Whether a server responds at another address of this machine. */
const isReached = (origin: string, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port: Number(new URL(origin).port) });
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

it("servers listen on 127.0.0.1 unless a host is given", async () => {
  const [own, open] = [await startMock(), await startMock({ host: "0.0.0.0" })];
  try {
    // All of 127.0.0.0/8 is this machine, which not every system has.
    const isTelling = await isReached(open.baseUrl, "127.0.0.2");
    expect(await isReached(open.baseUrl, "127.0.0.1")).toBe(true);
    if (!isTelling) return;
    expect(await isReached(own.baseUrl, "127.0.0.2")).toBe(false);
  } finally {
    await Promise.all([own.close(), open.close()]);
  }
});
