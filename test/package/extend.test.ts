import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Command } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** What users do with the generated files: it must compile, but for the lines that are marked. */
const program = `
import { createClient, unwrap } from "svc-monitoring-api";
import { labelOf } from "svc-monitoring-api/constants/labels";
import { startMock } from "svc-monitoring-api/mock";
import { Period, ReportType } from "./generated/constants.js";
import { ReportType as Labelled } from "./generated/labels.js";
import type { Maintenance, operations, paths } from "./generated/types.js";
import { checkedFetch, contract, type OperationId, validateResponse } from "./generated/validation/index.js";
import { Maintenance as schema } from "./generated/validation/schemas.js";

const client = createClient<paths>({ fetch: checkedFetch(fetch, { only: ["listMaintenance"] }) });
const windows: Maintenance[] = await unwrap(client.GET("/maintenance"));
await client.POST("/maintenance", { body: { display_name: "Night", maintenance_type: 1 } });
const params = { path: { monitor_id: "1" }, query: { period: Period.LastMonth } };
const { availability } = await unwrap(client.GET("/reports/summary/{monitor_id}", { params }));
const monitors = await unwrap(client.withAccount("1").GET("/monitors"));
const name: string | undefined = monitors[0]?.display_name;
const label: string = labelOf(Labelled, ReportType.Forecast);
const ids: OperationId[] = ["getSummaryReport", "getMonitor"];
await validateResponse(new Response(), "createMaintenance", { contract, strict: true });
schema.is({});
const mock = await startMock<operations>({ contract: "generated/openapi.json" });
mock.override({ operation: "listMaintenance", body: { code: 0, message: "success", data: [{ display_name: "A" }] } });
export { availability, ids, label, name, windows };
// @ts-expect-error the name is missing
await client.POST("/maintenance", { body: { maintenance_type: 1 } });
// @ts-expect-error there is no such period
await client.GET("/reports/summary/{monitor_id}", { params: { path: { monitor_id: "1" }, query: { period: 99 } } });
// @ts-expect-error there is no such operation
checkedFetch(fetch, { only: ["listMaintenances"] });
`;

const folder = await temporaryFolder(afterAll);
const monitor = "123412341234123411";
const printed = `${monitor} without a name 99.9\n123412341234123412 without a name 99.9\n`;

describe.skipIf(!process.env.CI)("examples/extend with the packed package (from the registry: CI only)", () => {
  /** The commands of the README's blocks. */
  let blocks: string[];
  let end: (() => Promise<void>) | undefined;

  /** Runs a block of the README in a shell. */
  async function type(block: string, env: Record<string, string> = {}): Promise<string> {
    const quiet = {
      PIP_NO_COMPILE: "1",
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      npm_config_fund: "false",
    };
    const all = { ...process.env, ...quiet, NO_COLOR: "1", CI: "", NODE_ENV: "", VITEST: "", ...env };
    const { stdout } = await promisify(execFile)("bash", ["-ec", block], { cwd: folder, env: all }).catch((error) => {
      throw new Error(`${block}\n${error.stdout}${error.stderr}`);
    });
    return stdout;
  }

  beforeAll(async () => {
    await cp("examples/extend", folder, { recursive: true });
    const readme = await readFile(join(folder, "README.md"), "utf8");
    blocks = [...readme.matchAll(/```console\n([^`]+)```/g)].map(([, block = ""]) => block);
    // It is not in the registry yet.
    await type(`npm pkg set dependencies.svc-monitoring-api=file:${inject("tarball")}`);
    await writeFile(join(folder, "program.ts"), program);
  });
  afterAll(() => end?.());

  it("builds, compiles strictly and passes its test", async () => {
    const output = await type(blocks[0] ?? "");
    expect(output).toMatch(/\d+ files written to generated, 0 removed/);
    expect(output).toContain("2 passed");
    await type(
      "npx tsc --module esnext --moduleResolution bundler && npx svc-monitoring-api build acme.overlay.yaml --check",
    );
  }, 300_000);

  describe("when it is built", () => {
    let url: string;
    let variables: Record<string, string>;
    beforeAll(async () => {
      const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
      expect(blocks[1]).toBe("npm run mock\n");
      const args = scripts.mock.replace(/^svc-monitoring-api /, "").split(" ");
      const line = ["node_modules/.bin/svc-monitoring-api", ...args, "--port", "0"];
      const mock = Command.start(folder, line, {}, (stop) => {
        end = stop;
      });
      const [output] = await mock.printed(/The mock is ready at (\S+)[\s\S]*GRANT_CODE/);
      url = /ready at (\S+)/.exec(output)?.[1] ?? "";
      variables = Object.fromEntries(
        [...output.matchAll(/export (\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      );
    });

    const call = async (path: string, body?: object, more: Record<string, string> = {}) => {
      const issued = await fetch(`${url}/_mock/access-tokens`, { method: "POST" });
      const { data } = (await issued.json()) as { data: { access_token: string } };
      const headers = {
        Authorization: `Svc-oauthtoken ${data.access_token}`,
        "Content-Type": "application/json",
        ...more,
      };
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const response = await fetch(`${url}/api${path}`, { headers, ...init });
      // A success without content has no body.
      return { status: response.status, body: JSON.parse((await response.text()) || "null") };
    };

    it("the mock responds to the added operations", async () => {
      const report = `/reports/summary/${monitor}?period`;
      expect(await call(`${report}=7`)).toMatchObject({ status: 200, body: { data: { availability: 99.9 } } });
      expect((await call(`${report}=7`, undefined, { Authorization: "Svc-oauthtoken wrong" })).status).toBe(401);
      expect(await call(`${report}=99`)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("query period: 99 is not a period") },
      });
      expect((await call("/maintenance", { display_name: "Night" })).status).toBe(201);
      expect(await call("/maintenance", { maintenance_type: 1 })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("body /display_name: expected a value; got nothing") },
      });
      expect(await call("/maintenance")).toMatchObject({
        status: 200,
        body: { data: [{ display_name: "Night", maintenance_type: 1 }] },
      });
    });

    it("the program calls them", async () => {
      expect(await type("npm start --silent", variables)).toBe(printed);
    });

    it("the pages have what is added, and mark it", async () => {
      await type(blocks[2] ?? "");
      for (const name of ["operations/createMaintenance", "operations/getSummaryReport", "records/Maintenance"]) {
        expect(await readFile(join(folder, "site", `${name}.html`), "utf8")).toContain("added by Acme");
      }
      expect(await readFile(join(folder, "site/assets/search-data.js"), "utf8")).toContain("listMaintenance");
    });

    it("a client in Python calls them", async () => {
      expect(await type(blocks[3] ?? "", variables)).toMatch(new RegExp(`${printed}$`));
    }, 300_000);
  });
});
