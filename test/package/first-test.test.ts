import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The example of the guide, whose two tests fail, and the same after both mistakes are corrected. */
const [, example = ""] =
  /```ts\n(import \{ expect, it \} from "vitest";\n[^`]+)```/.exec(await readFile("docs/contract-tests.md", "utf8")) ??
  [];
const corrected = example
  .replace('api/monitor"', 'api/monitors"')
  .replace("Bearer token", "Svc-oauthtoken token")
  .replace("monitor_id: 1", 'monitor_id: "1"');
/** What Jest has as globals, its users do not import. */
const forJest = (test: string) => test.replace(/import .* from "vitest";\n/, "").replace("api/vitest", "api/jest");

/** The commands of the steps, in their order. */
const guide = await readFile("docs/contract-tests.md", "utf8");
const [install = "", run = "", installJest = "", runJest = ""] = [...guide.matchAll(/```console\n([^`]+)```/g)].map(
  ([, block = ""]) => block,
);
const parent = await temporaryFolder(afterAll);
const steps = { install, run, installJest, runJest };

describe.skipIf(!process.env.CI)("validation with the packed package (from the registry: CI only)", () => {
  const red = [
    "request path: expected a documented path, such as /monitors",
    "listMonitors, response body /data/0/monitor_id: expected a string; got 1",
  ];
  /** The project, beside the clone that has the tarball. */
  const folder = join(parent, "project");

  beforeAll(async () => {
    await mkdir(folder);
    const tarball = inject("tarball") ?? "";
    await cp(tarball, join(parent, "svc-monitoring-api", basename(tarball)));
  });

  /** Runs a command of the guide in a shell. */
  async function type(command: string): Promise<{ code: number; output: string }> {
    const npm = { npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
    const env = { ...process.env, ...npm, NO_COLOR: "1", CI: "", NODE_ENV: "", VITEST: "" };
    const run = promisify(execFile)("bash", ["-ec", command], { cwd: folder, env });
    return run.then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
    );
  }

  it("gives the first red test by the steps of the guide, and green ones after it", async () => {
    await expect(type(steps.install)).resolves.toMatchObject({ code: 0 });
    await writeFile(join(folder, "contract.test.ts"), example);
    const { code, output } = await type(steps.run);
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
});
