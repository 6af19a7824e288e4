import { execFile } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/free-port.ts";
import { InstalledPackage } from "./installed.ts";

const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
const pinned = ["@redocly/openapi-core", "esbuild", "openapi-typescript", "typescript"].map(
  (name) => `${name}@${devDependencies[name]}`,
);

/** Of a monitor of the mock, whose identifier is two digits longer. */
const summaryOf = "/reports/summary/1234123412341234";

interface Served {
  url: string;
  /** Calls it with a token, directly or at a proxy. */
  call: (path: string, at?: string) => Promise<Response>;
}

describe.skipIf(!process.env.CI)("drafts with the installed package (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
  }, 120_000);
  afterAll(() => installed?.remove());

  async function type(line: string): Promise<string> {
    const env = { ...process.env, NO_COLOR: "1", npm_config_offline: "true" };
    return (await promisify(execFile)("bash", ["-ec", line], { cwd: join(installed.path, "../.."), env })).stdout;
  }

  /** Serves with the mock until the test ends. */
  async function serve(...args: string[]): Promise<Served> {
    const mock = installed.command("mock", "--port", "0", ...args);
    const [, url = ""] = await mock.printed(/The mock is ready at (\S+)/);
    const [, token = ""] = await mock.printed(/Svc-oauthtoken (mock-access\.\w+)/);
    const headers = { Authorization: `Svc-oauthtoken ${token}` };
    return { url, call: (path, at = url) => fetch(`${at}/api${path}`, { headers }) };
  }

  it("a build and a draft name what they need", async () => {
    const build = installed.command("build", "a.yaml");
    expect(await build.ended).toBe(1);
    expect(build.output).toMatch(
      /Install them with: npm install --save-dev openapi-typescript@7 .* @redocly\/openapi-core@2\.56\n/,
    );
    const draft = installed.command("draft", "a.har", "--overlay", "a.yaml", "--base-url", "http://127.0.0.1/api");
    expect(await draft.ended).toBe(1);
    expect(draft.output).toContain("npm install --save-dev @redocly/openapi-core@2.56\n");
  });

  it("goes the whole way: record, draft, build, check as the summary says, and a mock with the new operation", async () => {
    await installed.add(...pinned);
    const folder = join(installed.path, "../..");
    await cp("examples/extend/acme.overlay.yaml", join(folder, "service.overlay.yaml"));
    await type("npx svc-monitoring-api build service.overlay.yaml --out service");
    const service = await serve("--contract", "service/openapi.json");

    const port = await freePort();
    const address = ["--base-url", `${service.url}/api`];
    const recording = installed.command("record", "traffic.har", ...address, "--port", `${port}`);
    await recording.printed(/Send calls to/);
    for (const path of ["/monitors", `${summaryOf}11?period=3`, `${summaryOf}12?period=50`]) {
      expect((await service.call(path, `http://127.0.0.1:${port}`)).status).toBe(200);
    }
    recording.interrupt();
    expect(await recording.ended).toBe(0);

    const draft = ["npx svc-monitoring-api draft traffic.har --overlay acme.overlay.yaml", ...address];
    const summary = await type(draft.join(" "));
    expect(summary).toMatch(/^Drafted from 3 requests\n {2}1 operation\n/);
    const [build = "", check = "", ...more] = summary.match(/^ {2}npx .*$/gm) ?? [];
    expect(more).toEqual([]);
    await type(build);
    expect(await type(check)).toContain("3 exchanges checked: 0 errors, 0 additions.");

    const drafted = await serve("--contract", "generated/openapi.json");
    expect((await drafted.call(`${summaryOf}11?period=3`)).status).toBe(200);
    expect((await drafted.call(`${summaryOf}11?period=never`)).status).toBe(400);
  }, 180_000);
});
