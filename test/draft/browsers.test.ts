import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { draftTraffic } from "../../src/draft/draft.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { findings, ref } from "./drafted.ts";
import { baseUrl } from "./random-service.ts";

const folder = await temporaryFolder(afterAll);

const browsers = ["chromium", "firefox"];
const fileOf = (browser: string) => `test/draft/browsers/${browser}.har`;
const overlayOf = (browser: string) => join(folder, browser, "acme.overlay.yaml");
const draftOf = (browser: string) => draftTraffic({ traffic: [fileOf(browser)], overlay: overlayOf(browser), baseUrl });

it("a page's calls give the same overlay, whichever browser wrote them down", async () => {
  const [chromium, firefox] = await Promise.all(browsers.map(draftOf));
  expect(firefox?.after).toBe(chromium?.after);
  const [paths, schemas, monitor] = parse(chromium?.after ?? "").actions;
  expect(paths.update).toMatchObject({
    "/maintenance": {
      get: { operationId: "listMaintenance", responses: { "200": {} } },
      post: { operationId: "createMaintenance", requestBody: { required: true }, responses: { "201": {} } },
    },
    "/reports/summary/{summary_id}": {
      get: { parameters: [{ name: "period", in: "query", required: true, schema: ref("Period") }] },
    },
  });
  expect(Object.keys(paths.update)).toEqual(["/maintenance", "/reports/summary/{summary_id}"]);
  expect(schemas.update.Maintenance.properties).toEqual({
    maintenance_id: { type: "string" },
    display_name: { type: "string" },
    maintenance_type: { type: "integer" },
  });
  expect(schemas.update.ReportSummary.properties).toEqual({ availability: { type: "number" } });
  expect(monitor).toEqual({
    target: "$.components.schemas.Monitor.properties",
    update: { display_name: { type: "string" }, type: ref("MonitorType") },
  });
});

it.each(browsers)(
  "what %s adds is left out with its reason, and the headers of browsers are not drafted",
  async (one) => {
    const { after, summary } = await draftOf(one);
    expect(summary.left.sort()).toEqual([
      "1 entry with status 304, whose body is the browser's cache; record again with the cache disabled",
      "1 entry without a response: blocked, cancelled or failed",
      "4 entries of other hosts",
      expect.stringMatching(/^\d entries with OPTIONS, which browsers send/),
    ]);
    expect(after).toContain("with headers that are not drafted: x-acme-client (1)");
    expect(after).not.toMatch(/sec-|user-agent|x-mock/i);
    expect(summary.check.join("\n").includes("browsers remove it")).toBe(one === "chromium");
  },
);

it.each(browsers)("the file of %s fits the contract with its draft", async (one) => {
  const { after } = await draftOf(one);
  const overlay = join(folder, `${one}.yaml`);
  await writeFile(overlay, after);
  const { log } = JSON.parse(await readFile(fileOf(one), "utf8"));
  // The preflight of a path that answered 404, which drafts nothing.
  const expected = [expect.stringMatching(/^OPTIONS \S+\/unknown request path: /)];
  expect(await findings(overlay, log.entries)).toEqual(expected);
});
