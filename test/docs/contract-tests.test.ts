/** The steps and the example of docs/contract-tests.md, in a project with the packed package. */
import { execFile } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { codeOf } from "./pages.ts";

const page = "docs/contract-tests.md";
/** The example of the page, whose two tests fail, and the same after both mistakes are corrected. */
const [example = ""] = codeOf(page, "ts");
const corrected = example
  .replace('api/monitor"', 'api/monitors"')
  .replace("Bearer token", "Svc-oauthtoken token")
  .replace("monitor_id: 1", 'monitor_id: "1"');
/** What Jest has as globals, its users do not import. */
const forJest = (test: string) => test.replace(/import .* from "vitest";\n/, "").replace("api/vitest", "api/jest");

/** The steps of the page, in their order. */
const [install = "", run = "", installJest = "", runJest = ""] = codeOf(page, "console");
const parent = await temporaryFolder(afterAll);

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

  /** Runs a command of the page in a shell. */
  async function type(command: string): Promise<{ code: number; output: string }> {
    const npm = { npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
    const env = { ...process.env, ...npm, NO_COLOR: "1", CI: "", NODE_ENV: "", VITEST: "" };
    return promisify(execFile)("bash", ["-ec", command], { cwd: folder, env }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
    );
  }

  it("gives the first red test by the steps of the page, and green ones after it", async () => {
    await expect(type(install)).resolves.toMatchObject({ code: 0 });
    await writeFile(join(folder, "contract.test.ts"), example);
    const { code, output } = await type(run);
    expect([code, output]).toEqual([1, expect.stringContaining("2 failed")]);
    for (const violation of red) expect(output).toContain(violation);
    await writeFile(join(folder, "contract.test.ts"), corrected);
    expect(await type(run)).toMatchObject({ code: 0, output: expect.stringContaining("2 passed") });
  }, 150_000);

  it("gives red and green tests with Jest, too", async () => {
    await rm(join(folder, "contract.test.ts"));
    await expect(type(installJest)).resolves.toMatchObject({ code: 0 });
    await writeFile(join(folder, "contract.test.js"), forJest(example));
    await writeFile(join(folder, "corrected.test.js"), forJest(corrected));
    const { code, output } = await type(runJest);
    expect([code, output]).toEqual([1, expect.stringContaining("2 failed, 2 passed")]);
    expect(output).toContain("PASS ./corrected.test.js");
    for (const violation of red) expect(output).toContain(violation);
  }, 150_000);
});
