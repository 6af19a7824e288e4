import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { draftTraffic } from "../../src/draft/draft.ts";
import { startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { replaceOutputs } from "../../src/pipeline/outputs.ts";
import { silent } from "../../src/pipeline/report.ts";
import { checkTraffic } from "../../src/traffic/check.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { runs } from "../support/runs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { entry, findings } from "./drafted.ts";
import { baseUrl, randomService } from "./random-service.ts";

const folder = await temporaryFolder(afterAll);

async function written(name: string, entries: readonly HarEntry[]): Promise<{ traffic: string; overlay: string }> {
  const [traffic, overlay] = [join(folder, `${name}.har`), join(folder, `${name}.overlay.yaml`)];
  await writeFile(traffic, JSON.stringify({ log: { version: "1.2", entries } }));
  return { traffic, overlay };
}

async function expectLaw(name: string, entries: HarEntry[]): Promise<void> {
  const { traffic, overlay } = await written(name, entries);
  const { after } = await draftTraffic({ traffic: [traffic], overlay, baseUrl });
  await writeFile(overlay, after);
  expect(await findings(overlay, entries)).toEqual([]);
  expect((await draftTraffic({ traffic: [traffic], overlay, baseUrl })).after).toBe(after);
}

it("after draft and build the same traffic breaks nothing, and a second draft changes nothing", async () => {
  let number = 0;
  const law = fc.asyncProperty(randomService, (entries) => expectLaw(String(number++), entries));
  await fc.assert(law, { numRuns: runs(3, 8), endOnFailure: true });
}, 60_000);

it("nor does traffic of shapes that no service should have", async () => {
  const bodies: Array<[string, unknown]> = [
    ["/mixed/1", { code: 0, message: "success", data: { a: "x", b: null, c: [], d: {}, "e-f": 1, "": 2, class: 1 } }],
    [
      "/mixed/2",
      { code: 0, message: "success", data: { a: 1, b: null, c: [1, "x", null], d: { "17": [{}] }, list: [[1]] } },
    ],
    ["/mixed/3", { code: 0, message: "success", data: { a: ["x"], c: {}, constructor: 1, toString: "x" } }],
    ["/plain", [{ name: "a" }, { name: "b", size: 1e300 }]],
    ["/periods/1", { code: 0, message: "success", data: [{ period: 7 }, { period: null }] }],
    ["/text", "only"],
    ["/null", null],
    ["/1/2/3", { message: "success", data: "text", page: { next: null } }],
    ["/other_envelope", { code: 0, message: "fine", data: [] }],
    ["/empty", { code: 0, message: "success", data: [] }],
    ["/values", { code: 0, message: "success", data: [1, 2] }],
    ["/sometimes", { code: 0, message: "success" }],
    ["/sometimes", { code: 0, message: "success", data: { x: 1 } }],
    ["/it's/{odd}/~x", { message: "success", data: { x: 1 } }],
    ["/export", { Record: { type: 1 } }],
  ];
  const entries = bodies.map(([path, body]) => entry(path, JSON.stringify(body), { type: "application/json" }));
  const form = entry("/forms", "", { method: "POST", status: 204, type: "text/plain" });
  const postData = { mimeType: "application/x-www-form-urlencoded", text: "a=1&b=x" };
  const headers = [...form.request.headers, { name: "Content-Type", value: postData.mimeType }];
  entries.push(
    { ...form, request: { ...form.request, headers, postData } },
    entry("/file", "a;b", { type: "text/csv" }),
  );
  await expectLaw("odd", entries);
});

it("traffic becomes an overlay, a contract, a mock whose traffic fits it, and a check that finds nothing", async () => {
  const [entries = []] = fc.sample(randomService, { numRuns: 1, seed: 7 });
  const { traffic, overlay } = await written("whole", entries);
  await writeFile(overlay, (await draftTraffic({ traffic: [traffic], overlay, baseUrl })).after);
  await replaceOutputs(await buildExtended([overlay], { report: silent }), join(folder, "generated"));
  const contract = join(folder, "generated/openapi.json");
  const mock = await startMock({ contract });
  try {
    const headers = [{ name: "Authorization", value: `Svc-oauthtoken ${mock.issueAccessToken()}` }];
    const recorded: HarEntry[] = [];
    for (const { request } of entries.filter((one) => one.request.method === "GET")) {
      const url = request.url.replace(baseUrl, mock.baseUrl);
      const response = await fetch(url, { headers: headers.map(({ name, value }): [string, string] => [name, value]) });
      const received = [...response.headers].map(([name, value]) => ({ name, value }));
      const content = { text: await response.text() };
      recorded.push({
        request: { method: "GET", url, headers },
        response: { status: 200, headers: received, content },
      });
      expect(response.status).toBe(200);
    }
    const again = await written("mock", recorded);
    const { summary } = await draftTraffic({ traffic: [again.traffic], overlay, baseUrl: mock.baseUrl });
    expect(summary).toMatchObject({ check: [], drafted: [] });
  } finally {
    await mock.close();
  }
  const authUrl = "https://auth.acme.eu";
  expect((await checkTraffic({ traffic, contract, baseUrl, authUrl })).findings).toEqual([]);
}, 60_000);
