import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type MockOptions, startMock } from "../../src/mock/index.ts";
import { get, start } from "./support.ts";

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "options-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "overrides.json");
  await writeFile(file, text);
  return file;
}

describe("an option of startMock", () => {
  it.each<[object, string]>([
    [{ recrods: {} }, 'startMock has an unknown field "recrods". Its fields are contract, port, host, allowedHosts,'],
    [{ port: "x" }, 'startMock: port must be an integer from 0 to 65535; got "x".'],
    [{ port: 65_536 }, "port must be an integer from 0 to 65535; got 65536."],
    [{ host: "" }, 'host must be a text that is not empty; got "".'],
    [{ allowedHosts: "mock" }, 'allowedHosts must be a list; got "mock".'],
  ])("must exist and be valid: %o", async (options, message) => {
    await expect(startMock(options as MockOptions)).rejects.toThrow(message);
  });

  it("can be undefined, which is the same as left out", async () => {
    const mock = await start({ port: undefined, contract: undefined } as object);
    expect((await get(mock, "/monitors")).status).toBe(200);
  });

  it("can be a file of overrides", async () => {
    const overrides = await fileOf('\uFEFF[{ "operation": "listMonitors", "status": 429 }]');
    expect((await get(await start({ overrides }), "/monitors")).status).toBe(429);
    await expect(startMock({ overrides: await fileOf('[{ "status": 700 }]') })).rejects.toThrow(
      "status must be an integer from 200 to 599; got 700.",
    );
    await expect(startMock({ overrides: await fileOf('{ "status": 500 }') })).rejects.toThrow(
      "The overrides must be a list; got an object.",
    );
    await expect(startMock({ overrides: "none.json" })).rejects.toThrow(/none\.json cannot be read: ENOENT/);
  });
});

it("a mock ends with the block that uses it", async () => {
  const mock = await startMock();
  const { baseUrl } = mock;
  await mock[Symbol.asyncDispose]();
  await expect(fetch(`${baseUrl}/monitors`)).rejects.toThrow("fetch failed");
});
