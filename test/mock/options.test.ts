import { describe, expect, it } from "vitest";
import { type MockOptions, startMock } from "../../src/mock/index.ts";
import { fileOf, get, start } from "./support.ts";

describe("an option of startMock", () => {
  it.each<[object, string]>([
    [{ recrods: {} }, "startMock has no option recrods; nearest: records, "],
    [{ port: "x" }, 'startMock port: expected an integer from 0 to 65535; got "x"'],
    [{ port: 65_536 }, "startMock port: expected an integer from 0 to 65535; got 65536"],
    [{ host: "" }, 'startMock host: expected a text that is not empty; got ""'],
    [{ allowedHosts: "mock" }, "startMock allowedHosts: expected host names without a scheme and a port, in an array"],
    [{ allowedHosts: ["http://x:80/"] }, "startMock allowedHosts: expected host names"],
    [{ clock: 5 }, "startMock clock: expected an object with the functions now, setTimeout and clearTimeout; got 5"],
    [{ clock: { now: Date.now } }, "startMock clock: expected an object with the functions"],
    [{ tls: "yes" }, 'startMock tls: expected an object with key and cert, both in PEM; got "yes"'],
    [{ tls: {} }, "startMock tls: expected an object with key and cert, both in PEM; got {}"],
    [{ tls: { key: "a", cert: "b" } }, "The key and the certificate cannot be used: "],
    [{ handlers: { docs: () => {} } }, "startMock handlers: expected functions by path, such as /docs"],
    [{ handlers: { "/a/b": () => {} } }, "startMock handlers: expected functions by path"],
    [{ records: 5 }, "startMock records: expected an object, or the path of a JSON file; got 5"],
    [{ port: -1, hots: "::1" }, "; startMock has no option hots; nearest: host, "],
    [5 as unknown as object, "startMock: expected an object with options; got 5"],
    [null as unknown as object, "startMock: expected an object with options; got null"],
  ])("must exist and be valid: %o", async (options, message) => {
    await expect(startMock(options as MockOptions)).rejects.toThrow(message);
  });

  it("can be undefined, which is the same as left out", async () => {
    const mock = await start({ port: undefined } as object);
    expect((await get(mock, "/monitors")).status).toBe(200);
  });

  it("can be a file of overrides", async () => {
    const overrides = await fileOf("overrides.json", '\uFEFF[{ "operation": "listMonitors", "status": 429 }]');
    expect((await get(await start({ overrides }), "/monitors")).status).toBe(429);
    await expect(startMock({ overrides: await fileOf("overrides.json", '[{ "status": 700 }]') })).rejects.toThrow(
      "override /status: expected at most 599; got 700",
    );
    await expect(startMock({ overrides: await fileOf("overrides.json", '{ "status": 500 }') })).rejects.toThrow(
      "The overrides must be an array.",
    );
    await expect(startMock({ overrides: "none.json" })).rejects.toThrow(/none\.json cannot be read: it does not exist/);
  });
});

it("a mock ends with the block that uses it", async () => {
  const mock = await startMock();
  const { baseUrl } = mock;
  await mock[Symbol.asyncDispose]();
  await expect(fetch(`${baseUrl}/monitors`)).rejects.toThrow("fetch failed");
});
