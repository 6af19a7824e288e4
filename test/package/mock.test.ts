import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InstalledPackage, typesOfNode } from "./installed.ts";

describe.skipIf(!process.env.CI)("the mock of the installed package (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
  }, 120_000);
  afterAll(() => installed?.remove());

  it("serves without other packages", async () => {
    const mock = installed.command("mock", "--port", "0");
    const [, url = ""] = await mock.printed(/The mock is ready at (\S+)/);
    expect((await fetch(`${url}/api/monitors`)).status).toBe(401);
    mock.interrupt();
    expect(await mock.ended).toBe(0);
  });

  it("starts with the reference and the inspector, without other packages", async () => {
    const start = installed.command("start", "--port", "0");
    const [, url = ""] = await start.printed(/The mock is ready at (\S+)/);
    for (const [path, text] of [
      ["/", "<h1>"],
      ["/docs/assets/site.js", "addEventListener"],
      ["/inspector", "<h1>API inspector</h1>"],
      ["/inspector/main.js", "addEventListener"],
    ] as const) {
      expect(await (await fetch(url + path)).text()).toContain(text);
    }
    start.interrupt();
    expect(await start.ended).toBe(0);
  });

  it("seeds, overrides, keeps state, resets and fails calls, in a program that compiles strictly", async () => {
    await installed.compile("test/package/mock-consumer.ts", { module: "nodenext", ...typesOfNode });
    expect(await installed.run()).toBe("done\n");
  }, 180_000);

  it("serves records and its control path, and ends with a signal", async () => {
    const records = join(installed.path, "../../records.json");
    await writeFile(records, JSON.stringify({ monitors: [{ monitor_id: "7" }] }));
    const serve = async (...args: string[]) => {
      const command = installed.command("mock", "--port", "0", ...args);
      const [, url = ""] = await command.printed(/The mock is ready at (\S+)/);
      const end = async () => {
        command.interrupt();
        expect(await command.ended).toBe(0);
      };
      return { url, end };
    };
    // biome-ignore lint/suspicious/noExplicitAny: data of every kind
    const dataOf = async (url: string, init: RequestInit): Promise<any> =>
      ((await (await fetch(url, init)).json()) as { data: unknown }).data;
    const monitorsOf = (url: string, token: string) =>
      dataOf(`${url}/api/monitors`, { headers: { Authorization: `Svc-oauthtoken ${token}` } });
    const tokenOf = async (url: string) => (await dataOf(`${url}/_mock/tokens`, { method: "POST" })).access_token;

    const service = await serve("--records", records);
    expect(await monitorsOf(service.url, await tokenOf(service.url))).toEqual([{ monitor_id: "7" }]);
    expect((await fetch(`${service.url}/openapi.json`)).status).toBe(200);
    expect((await fetch(`${service.url}/_mock`)).status).toBe(200);
    await service.end();
  }, 60_000);
});
