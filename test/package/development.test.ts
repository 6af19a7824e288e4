import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InstalledPackage } from "./installed.ts";

/** The example of the README, whose two tests fail, and the same after both mistakes are corrected. */
const [, example = ""] =
  /```ts\n(import \{ expect, it \} from "vitest";\n[^`]+)```/.exec(await readFile("README.md", "utf8")) ?? [];
const corrected = example
  .replace('api/monitor"', 'api/monitors"')
  .replace("Bearer token", "Svc-oauthtoken token")
  .replace("monitor_id: 1", 'monitor_id: "1"');
/** What Jest has as globals, its users do not import. */
const forJest = (test: string) => test.replace(/import .* from "vitest";\n/, "").replace("api/vitest", "api/jest");

/** The commands of the steps, in their order. */
const validationReadme = await readFile("src/validation/README.md", "utf8");
const [install = "", run = "", installJest = "", runJest = ""] = [
  ...validationReadme.matchAll(/```console\n([^`]+)```/g),
].map(([, block = ""]) => block);
const steps = { install, run, installJest, runJest };

const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
const pinned = (name: string) => `${name}@${devDependencies[name]}`;

/** What programs need while they are developed and tested. */
describe.skipIf(!process.env.CI)("of the installed package (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
  }, 120_000);
  afterAll(() => installed?.remove());

  describe("the mock", () => mockOf(() => installed));
  describe("validation in tests", () => validationOf(() => installed));
});

function mockOf(given: () => InstalledPackage): void {
  it("says which packages it needs, without a stack", async () => {
    const installed = given();
    const command = installed.command("mock", "--port", "0");
    expect(await command.ended).toBe(1);
    expect(command.output).toBe(
      "This needs packages that are not installed. Install them with: npm install --save-dev @stoplight/prism-http@5.12.0 ajv@8\n",
    );
  });

  it("seeds, overrides, keeps state, resets and fails calls, in a program that compiles strictly", async () => {
    const installed = given();
    await installed.add(...["@stoplight/prism-http", "ajv", "selfsigned", "typescript", "@types/node"].map(pinned));
    const options = { module: "nodenext", lib: ["es2023"], types: ["node"] };
    await installed.compile("test/package/mock-consumer.ts", options);
    expect(await installed.run()).toBe("done\n");
  }, 180_000);

  it("serves over HTTP and HTTPS, records and replays as a command, and ends with a signal", async () => {
    const installed = given();
    const file = join(installed.path, "../../recording.json");
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
    const tokenOf = async (url: string) =>
      (await dataOf(`${url}/_mock/access-tokens`, { method: "POST" })).access_token;

    const service = await serve("--records", records);
    const recorder = await serve("--record", file, "--upstream", `${service.url}/api`);
    expect(await monitorsOf(recorder.url, await tokenOf(service.url))).toEqual([{ monitor_id: "7" }]);
    await recorder.end();
    await service.end();
    const replayed = await serve("--replay", file);
    expect(await monitorsOf(replayed.url, await tokenOf(replayed.url))).toEqual([{ monitor_id: "7" }]);
    expect((await fetch(`${replayed.url}/openapi.json`)).status).toBe(200);
    expect((await fetch(`${replayed.url}/_mock/docs`)).status).toBe(200);
    await replayed.end();
    const safe = await serve("--tls", "--host", "0.0.0.0");
    expect(safe.url).toMatch(/^https:/);
    await safe.end();
  }, 60_000);
}

function validationOf(given: () => InstalledPackage): void {
  const red = [
    "request path: expected a documented path, such as /monitors",
    "listMonitors, response body /data/0/monitor_id: expected a string; got 1",
  ];
  let folder: string;

  /** Runs a command of a README in a shell. */
  async function type(command: string): Promise<{ code: number; output: string }> {
    const npm = { npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
    const env = { ...process.env, ...npm, NO_COLOR: "1", CI: "", NODE_ENV: "", VITEST: "" };
    const run = promisify(execFile)("bash", ["-ec", command], { cwd: folder, env });
    return run.then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
    );
  }

  it("gives the first red test within two minutes, by the steps of the README, and green ones after it", async () => {
    const start = performance.now();
    folder = await given().emptyFolder("first-test");
    await expect(type(steps.install)).resolves.toMatchObject({ code: 0 });
    await writeFile(join(folder, "contract.test.ts"), example);
    const { code, output } = await type(steps.run);
    expect(performance.now() - start).toBeLessThan(120_000);
    expect([code, output]).toEqual([1, expect.stringContaining("2 failed")]);
    for (const violation of red) expect(output).toContain(violation);
    await writeFile(join(folder, "contract.test.ts"), corrected);
    expect(await type(steps.run)).toMatchObject({ code: 0, output: expect.stringContaining("2 passed") });
  }, 150_000);

  it("gives red and green tests with Jest, too", async () => {
    await rm(join(folder, "contract.test.ts"));
    await expect(type(steps.installJest)).resolves.toMatchObject({ code: 0 });
    await writeFile(join(folder, "contract.test.js"), forJest(example));
    await writeFile(join(folder, "corrected.test.js"), forJest(corrected));
    const { code, output } = await type(steps.runJest);
    expect([code, output]).toEqual([1, expect.stringContaining("2 failed, 2 passed")]);
    expect(output).toContain("PASS ./corrected.test.js");
    for (const violation of red) expect(output).toContain(violation);
  }, 150_000);
}
